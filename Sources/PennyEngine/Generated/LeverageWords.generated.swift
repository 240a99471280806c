// scripts/messages makes this file of messages/en/leverage.mf2.

/// The messages of the area leverage, with the values that they take.
enum LeverageWords {
    static var area: MessageArea { MessageArea(14, digest: 0x69C8_3325) }
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
    /// `Leverage ratios`
    static var calculatorMany: Message { Message(area, 3) }
    /// `Leverage ratio`
    static var calculatorOne: Message { Message(area, 4) }
    /// `Is that a lot of debt?`
    static var calculatorQuestion: Message { Message(area, 5) }
    /// `What you own`
    static var chartLeverageBarAssets: Message { Message(area, 6) }
    /// `Yearly income`
    static var chartLeverageBarIncome: Message { Message(area, 7) }
    /// `What you owe`
    static var chartLeverageBarOwed: Message { Message(area, 8) }
    /// `You owe {$owed :money} and earn {$income :money} a year`
    @inline(never) static func chartLeverageFinding(owed: Int64, income: Int64) -> Message {
        Message(area, 9, [.money(owed), .money(income)])
    }
    /// `Debt as a part of what you own`
    static var figureDebtToAssets: Message { Message(area, 10) }
    /// `Debt as a part of a year’s income`
    static var figureLeverageRatio: Message { Message(area, 11) }
    /// `Net worth`
    static var figureNetWorth: Message { Message(area, 12) }
    /// `Owed beyond what you own`
    static var figureNetWorthShort: Message { Message(area, 13) }
    /// `Total owed`
    static var figureTotalOwed: Message { Message(area, 14) }
    /// `What you own`
    static var inputAssets: Message { Message(area, 15) }
    /// `Debts`
    static var inputDebts: Message { Message(area, 16) }
    /// `Other liabilities`
    static var inputLiabilities: Message { Message(area, 17) }
    /// `Yearly income`
    static var inputYearlyIncome: Message { Message(area, 18) }
    ///     This ratio compares everything you owe with your yearly income. It is not the
    ///     debt-to-income ratio that lenders use, which compares your monthly debt payments with
    ///     your monthly income.
    static var noteRatio: Message { Message(area, 19) }
    ///     The ratio times the income is the total owed, within the rounding of the ratio: {$ratio
    ///     :number} × {$income :money}.
    @inline(never) static func proofRatio(ratio: ExactDecimal, income: Int64) -> Message {
        Message(area, 20, [.number(ratio), .money(income)])
    }
    /// `owed ÷ owned`
    static var stepDebtToAssetsFormula: Message { Message(area, 21) }
    /// `Debt-to-assets ratio`
    static var stepDebtToAssetsTitle: Message { Message(area, 22) }
    /// `(debts + other liabilities) ÷ yearly income`
    static var stepLeverageRatioFormula: Message { Message(area, 23) }
    /// `Leverage ratio`
    static var stepLeverageRatioTitle: Message { Message(area, 24) }
    /// `owned − owed`
    static var stepNetWorthFormula: Message { Message(area, 25) }
    /// `Net worth`
    static var stepNetWorthTitle: Message { Message(area, 26) }
    /// `Rounded (halves up) to 4 decimals.`
    static var stepRatioRounding: Message { Message(area, 27) }
    /// `debts + other liabilities`
    static var stepTotalOwedFormula: Message { Message(area, 28) }
    /// `Total owed`
    static var stepTotalOwedTitle: Message { Message(area, 29) }
    /// `Amounts in {$currency :string}. Ratios have four decimals.`
    @inline(never) static func tableRatiosCaption(currency: String) -> Message {
        Message(area, 30, [.text(currency)])
    }
    /// `Amount`
    static var tableRatiosColumnAmount: Message { Message(area, 31) }
    /// `Compared with`
    static var tableRatiosColumnBase: Message { Message(area, 32) }
    /// `Ratio`
    static var tableRatiosColumnRatio: Message { Message(area, 33) }
    /// `What you own`
    static var tableRatiosRowAssets: Message { Message(area, 34) }
    /// `Yearly income`
    static var tableRatiosRowIncome: Message { Message(area, 35) }
    /// `What you owe, compared with what you earn or own`
    static var tableRatiosTitle: Message { Message(area, 36) }
}
