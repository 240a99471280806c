// scripts/messages makes this file of messages/en/leverage.mf2.

/// The messages of the area leverage, with the values that they take.
enum LeverageWords {
    static var area: MessageArea { MessageArea(19, digest: 0x6436_3563) }
    /// `What you own`
    static var chartLeverageBarAssets: Message { Message(area, 0) }
    /// `Yearly income`
    static var chartLeverageBarIncome: Message { Message(area, 1) }
    /// `What you owe`
    static var chartLeverageBarOwed: Message { Message(area, 2) }
    /// `You owe {$owed :money} and earn {$income :money} a year`
    @inline(never) static func chartLeverageFinding(owed: Int64, income: Int64) -> Message {
        Message(area, 3, [.money(owed), .money(income)])
    }
    /// `Debt-to-assets ratio`
    static var figureDebtToAssets: Message { Message(area, 4) }
    /// `Leverage ratio`
    static var figureLeverageRatio: Message { Message(area, 5) }
    /// `Net worth`
    static var figureNetWorth: Message { Message(area, 6) }
    /// `Total owed`
    static var figureTotalOwed: Message { Message(area, 7) }
    /// `What you own`
    static var inputAssets: Message { Message(area, 8) }
    /// `Debts`
    static var inputDebts: Message { Message(area, 9) }
    /// `Other liabilities`
    static var inputLiabilities: Message { Message(area, 10) }
    /// `Yearly income`
    static var inputYearlyIncome: Message { Message(area, 11) }
    ///     This ratio compares everything you owe with your yearly income. It is not the
    ///     debt-to-income ratio that lenders use, which compares your monthly debt payments with
    ///     your monthly income.
    static var noteRatio: Message { Message(area, 12) }
    ///     The ratio times the income is the total owed, within the rounding of the ratio: {$ratio
    ///     :number} × {$income :money}.
    @inline(never) static func proofRatio(ratio: ExactDecimal, income: Int64) -> Message {
        Message(area, 13, [.number(ratio), .money(income)])
    }
    /// `owed ÷ owned`
    static var stepDebtToAssetsFormula: Message { Message(area, 14) }
    /// `Debt-to-assets ratio`
    static var stepDebtToAssetsTitle: Message { Message(area, 15) }
    /// `(debts + other liabilities) ÷ yearly income`
    static var stepLeverageRatioFormula: Message { Message(area, 16) }
    /// `Leverage ratio`
    static var stepLeverageRatioTitle: Message { Message(area, 17) }
    /// `owned − owed`
    static var stepNetWorthFormula: Message { Message(area, 18) }
    /// `Net worth`
    static var stepNetWorthTitle: Message { Message(area, 19) }
    /// `Rounded (halves up) to 4 decimals.`
    static var stepRatioRounding: Message { Message(area, 20) }
    /// `debts + other liabilities`
    static var stepTotalOwedFormula: Message { Message(area, 21) }
    /// `Total owed`
    static var stepTotalOwedTitle: Message { Message(area, 22) }
    /// `Amounts in {$currency :string}. Ratios have four decimals.`
    @inline(never) static func tableRatiosCaption(currency: String) -> Message {
        Message(area, 23, [.text(currency)])
    }
    /// `Amount`
    static var tableRatiosColumnAmount: Message { Message(area, 24) }
    /// `Compared with`
    static var tableRatiosColumnBase: Message { Message(area, 25) }
    /// `Ratio`
    static var tableRatiosColumnRatio: Message { Message(area, 26) }
    /// `What you own`
    static var tableRatiosRowAssets: Message { Message(area, 27) }
    /// `Yearly income`
    static var tableRatiosRowIncome: Message { Message(area, 28) }
    /// `What you owe, compared with what you earn or own`
    static var tableRatiosTitle: Message { Message(area, 29) }
}
