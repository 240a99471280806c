// scripts/messages makes this file of messages/en/leverage.mf2.

/// The messages of the area leverage, with the values that they take.
enum LeverageWords {
    static var area: MessageArea { MessageArea(19, digest: 0x6436_3563) }
    /// `What you own`
    static var chartLeverageBarAssets: Message { Message(area, 0) }
    /// `Income a year`
    static var chartLeverageBarIncome: Message { Message(area, 1) }
    /// `Owed`
    static var chartLeverageBarOwed: Message { Message(area, 2) }
    /// `{$owed :money} is owed beside a year's income of {$income :money}`
    @inline(never) static func chartLeverageFinding(owed: Int64, income: Int64) -> Message {
        Message(area, 3, [.money(owed), .money(income)])
    }
    /// `Owed for each unit owned`
    static var figureDebtToAssets: Message { Message(area, 4) }
    /// `Owed for each unit earned in a year`
    static var figureLeverageRatio: Message { Message(area, 5) }
    /// `Owned less owed`
    static var figureNetWorth: Message { Message(area, 6) }
    /// `Owed in all`
    static var figureTotalOwed: Message { Message(area, 7) }
    /// `What you own`
    static var inputAssets: Message { Message(area, 8) }
    /// `Debts`
    static var inputDebts: Message { Message(area, 9) }
    /// `Other liabilities`
    static var inputLiabilities: Message { Message(area, 10) }
    /// `Income a year`
    static var inputYearlyIncome: Message { Message(area, 11) }
    ///     The ratio sets all that is owed beside a year of income. It is not the debt-to-income
    ///     ratio of lenders, which sets the payments of a month beside the income of a month.
    static var noteRatio: Message { Message(area, 12) }
    ///     The ratio times the income is what is owed, within its last decimal: {$ratio :number} ×
    ///     {$income :money}.
    @inline(never) static func proofRatio(ratio: ExactDecimal, income: Int64) -> Message {
        Message(area, 13, [.number(ratio), .money(income)])
    }
    /// `owed ÷ owned`
    static var stepDebtToAssetsFormula: Message { Message(area, 14) }
    /// `Debt to assets`
    static var stepDebtToAssetsTitle: Message { Message(area, 15) }
    /// `(debts + other liabilities) ÷ income a year`
    static var stepLeverageRatioFormula: Message { Message(area, 16) }
    /// `The leverage ratio`
    static var stepLeverageRatioTitle: Message { Message(area, 17) }
    /// `owned − owed`
    static var stepNetWorthFormula: Message { Message(area, 18) }
    /// `Net worth`
    static var stepNetWorthTitle: Message { Message(area, 19) }
    /// `Rounded half-up to 4 decimals.`
    static var stepRatioRounding: Message { Message(area, 20) }
    /// `debts + other liabilities`
    static var stepTotalOwedFormula: Message { Message(area, 21) }
    /// `Owed in all`
    static var stepTotalOwedTitle: Message { Message(area, 22) }
    /// `In {$currency :string}; ratios with four decimals.`
    @inline(never) static func tableRatiosCaption(currency: String) -> Message {
        Message(area, 23, [.text(currency)])
    }
    /// `Amount`
    static var tableRatiosColumnAmount: Message { Message(area, 24) }
    /// `Beside`
    static var tableRatiosColumnBase: Message { Message(area, 25) }
    /// `Ratio`
    static var tableRatiosColumnRatio: Message { Message(area, 26) }
    /// `What you own`
    static var tableRatiosRowAssets: Message { Message(area, 27) }
    /// `Income a year`
    static var tableRatiosRowIncome: Message { Message(area, 28) }
    /// `What is owed beside what there is`
    static var tableRatiosTitle: Message { Message(area, 29) }
}
