// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `Balance`
    static var inputBalance: Message { Message(area, 37) }
    /// `What you owe on the card today.`
    static var inputBalanceHelp: Message { Message(area, 38) }
    /// `Balances with different rates`
    static var inputBalances: Message { Message(area, 39) }
    /// `Balance`
    static var inputBalancesBalance: Message { Message(area, 40) }
    /// `Parts of the debt that have their own rate.`
    static var inputBalancesHelp: Message { Message(area, 41) }
    /// `Later rate`
    static var inputBalancesLaterRate: Message { Message(area, 42) }
    /// `Months of promotional rate`
    static var inputBalancesPromotionMonths: Message { Message(area, 43) }
    /// `Yearly rate`
    static var inputBalancesRate: Message { Message(area, 44) }
    /// `Lowest minimum payment`
    static var inputMinimumAmount: Message { Message(area, 45) }
    /// `You pay at least this amount each month.`
    static var inputMinimumAmountHelp: Message { Message(area, 46) }
    /// `Minimum payment percentage`
    static var inputMinimumPercent: Message { Message(area, 47) }
    /// `The part of the balance that you must pay each month.`
    static var inputMinimumPercentHelp: Message { Message(area, 48) }
    /// `Minimum payment is`
    static var inputMinimumRule: Message { Message(area, 49) }
    /// `Whether you pay the month’s interest on top of the percentage.`
    static var inputMinimumRuleHelp: Message { Message(area, 50) }
    /// `Monthly payment`
    static var inputPayment: Message { Message(area, 51) }
    ///     What you pay each month. To pay only the minimum, leave this empty and enter the minimum
    ///     below.
    static var inputPaymentHelp: Message { Message(area, 52) }
    /// `Promotional rate ends`
    static var inputPromotionEnds: Message { Message(area, 53) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 54) }
}
