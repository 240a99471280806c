// scripts/messages makes this file of messages/en/leverage.mf2.

/// The messages of the area leverage, with the values that they take.
enum LeverageWords {
    static var area: MessageArea { MessageArea(19, digest: 0x9347_61E8) }
    /// `You owe {$owed :money}. That is {$part :percent} of a year’s income.`
    @inline(never) static func answerOwed(owed: Int64, part: Quantity) -> Message {
        Message(area, 0, [.money(owed), part])
    }
    ///     You owe {$owed :money}. That is {$part :percent} of a year’s income, and {$net :money}
    ///     less than you own.
    @inline(never) static func answerOwned(owed: Int64, part: Quantity, net: Int64) -> Message {
        Message(area, 1, [.money(owed), part, .money(net)])
    }
    ///     You owe {$owed :money}. That is {$part :percent} of a year’s income, and {$net :money}
    ///     more than you own.
    @inline(never) static func answerShort(owed: Int64, part: Quantity, net: Int64) -> Message {
        Message(area, 2, [.money(owed), part, .money(net)])
    }
    /// `What you own`
    static var chartLeverageBarAssets: Message { Message(area, 3) }
    /// `Yearly income`
    static var chartLeverageBarIncome: Message { Message(area, 4) }
    /// `What you owe`
    static var chartLeverageBarOwed: Message { Message(area, 5) }
    /// `You owe {$owed :money} and earn {$income :money} a year`
    @inline(never) static func chartLeverageFinding(owed: Int64, income: Int64) -> Message {
        Message(area, 6, [.money(owed), .money(income)])
    }
    /// `Debt as a part of what you own`
    static var figureDebtToAssets: Message { Message(area, 7) }
    /// `Debt as a part of a year’s income`
    static var figureLeverageRatio: Message { Message(area, 8) }
    /// `Net worth`
    static var figureNetWorth: Message { Message(area, 9) }
    /// `Owed beyond what you own`
    static var figureNetWorthShort: Message { Message(area, 10) }
    /// `Total owed`
    static var figureTotalOwed: Message { Message(area, 11) }
    /// `What you own`
    static var inputAssets: Message { Message(area, 12) }
    /// `Debts`
    static var inputDebts: Message { Message(area, 13) }
    /// `Other liabilities`
    static var inputLiabilities: Message { Message(area, 14) }
    /// `Yearly income`
    static var inputYearlyIncome: Message { Message(area, 15) }
    ///     This ratio compares everything you owe with your yearly income. It is not the
    ///     debt-to-income ratio that lenders use, which compares your monthly debt payments with
    ///     your monthly income.
    static var noteRatio: Message { Message(area, 16) }
    ///     The ratio times the income is the total owed, within the rounding of the ratio: {$ratio
    ///     :number} × {$income :money}.
    @inline(never) static func proofRatio(ratio: ExactDecimal, income: Int64) -> Message {
        Message(area, 17, [.number(ratio), .money(income)])
    }
    /// `owed ÷ owned`
    static var stepDebtToAssetsFormula: Message { Message(area, 18) }
    /// `Debt-to-assets ratio`
    static var stepDebtToAssetsTitle: Message { Message(area, 19) }
    /// `(debts + other liabilities) ÷ yearly income`
    static var stepLeverageRatioFormula: Message { Message(area, 20) }
    /// `Leverage ratio`
    static var stepLeverageRatioTitle: Message { Message(area, 21) }
    /// `owned − owed`
    static var stepNetWorthFormula: Message { Message(area, 22) }
    /// `Net worth`
    static var stepNetWorthTitle: Message { Message(area, 23) }
    /// `Rounded (halves up) to 4 decimals.`
    static var stepRatioRounding: Message { Message(area, 24) }
    /// `debts + other liabilities`
    static var stepTotalOwedFormula: Message { Message(area, 25) }
    /// `Total owed`
    static var stepTotalOwedTitle: Message { Message(area, 26) }
    /// `Amounts in {$currency :string}. Ratios have four decimals.`
    @inline(never) static func tableRatiosCaption(currency: String) -> Message {
        Message(area, 27, [.text(currency)])
    }
    /// `Amount`
    static var tableRatiosColumnAmount: Message { Message(area, 28) }
    /// `Compared with`
    static var tableRatiosColumnBase: Message { Message(area, 29) }
    /// `Ratio`
    static var tableRatiosColumnRatio: Message { Message(area, 30) }
    /// `What you own`
    static var tableRatiosRowAssets: Message { Message(area, 31) }
    /// `Yearly income`
    static var tableRatiosRowIncome: Message { Message(area, 32) }
    /// `What you owe, compared with what you earn or own`
    static var tableRatiosTitle: Message { Message(area, 33) }
}
