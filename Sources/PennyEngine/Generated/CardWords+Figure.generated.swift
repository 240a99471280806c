// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `First minimum payment`
    static var figureFirstPayment: Message { Message(area, 22) }
    /// `Interest saved compared with minimums`
    static var figureInterestSaved: Message { Message(area, 23) }
    /// `Time with minimum payments`
    static var figureMonths: Message { Message(area, 24) }
    /// `Time until it is paid off`
    static var figureMonthsPayment: Message { Message(area, 25) }
    /// `Time saved compared with minimums`
    static var figureMonthsSaved: Message { Message(area, 26) }
    /// `Monthly payment for 36 months`
    static var figurePayment36: Message { Message(area, 27) }
    /// `Saved by paying off in 36 months`
    static var figureSavings36: Message { Message(area, 28) }
    /// `Extra cost of paying off in 36 months`
    static var figureSavings36BelowZero: Message { Message(area, 29) }
    /// `Savings on a US statement`
    static var figureSavings36Rounded: Message { Message(area, 30) }
    /// `Extra cost on a US statement`
    static var figureSavings36RoundedBelowZero: Message { Message(area, 31) }
    /// `Interest with minimums`
    static var figureTotalInterest: Message { Message(area, 32) }
    /// `Total interest`
    static var figureTotalInterestPayment: Message { Message(area, 33) }
    /// `Total paid with minimums`
    static var figureTotalPaid: Message { Message(area, 34) }
    /// `Total paid`
    static var figureTotalPaidPayment: Message { Message(area, 35) }
    /// `Total paid in 36 months`
    static var figureTotal36: Message { Message(area, 36) }
}
