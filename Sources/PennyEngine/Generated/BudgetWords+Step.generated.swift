// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `{$fixed :money} and {$flexible :money}`
    @inline(never) static func stepCostsAnswer(fixed: Int64, flexible: Int64) -> Message {
        Message(area, 117, [.money(fixed), .money(flexible)])
    }
    /// `the sum of the fixed lines, and of the flexible lines`
    static var stepCostsFormula: Message { Message(area, 118) }
    /// `Fixed and flexible expenses`
    static var stepCostsTitle: Message { Message(area, 119) }
    /// `the sum of the expense lines`
    static var stepExpensesFormula: Message { Message(area, 120) }
    /// `Expenses`
    static var stepExpensesTitle: Message { Message(area, 121) }
    /// `income − expenses`
    static var stepFundsFormula: Message { Message(area, 122) }
    /// `Funds available`
    static var stepFundsTitle: Message { Message(area, 123) }
    /// `the sum of the income lines`
    static var stepIncomeFormula: Message { Message(area, 124) }
    /// `Income`
    static var stepIncomeTitle: Message { Message(area, 125) }
    /// `{$lines :list style=semicolon}; and so on`
    @inline(never) static func stepMonthAndSoOn(lines: [Quantity]) -> Message {
        Message(area, 126, [.list(lines)])
    }
    /// `amount × times a year ÷ 12`
    static var stepMonthFormula: Message { Message(area, 127) }
    /// `{$name :string}: {$amount :money} × {$times :integer} ÷ 12`
    @inline(never) static func stepMonthLine(name: String, amount: Int64, times: Int) -> Message {
        Message(area, 128, [.text(name), .money(amount), .count(times)])
    }
    /// `Each line is rounded (halves up) once; totals add up the rounded lines.`
    static var stepMonthRounding: Message { Message(area, 129) }
    ///     .input {$every :one-of}
    ///     .match $every
    ///     day {{From daily to monthly}}
    ///     week {{From weekly to monthly}}
    ///     two-weeks {{From every 2 weeks to monthly}}
    ///     four-weeks {{From every 4 weeks to monthly}}
    ///     twice-a-month {{From twice a month to monthly}}
    ///     two-months {{From every 2 months to monthly}}
    ///     quarter {{From quarterly to monthly}}
    ///     six-months {{From every 6 months to monthly}}
    ///     year {{From yearly to monthly}}
    ///     * {{Monthly amounts}}
    @inline(never) static func stepMonthTitle(every: Every) -> Message {
        Message(area, 130, [.text(every.rawValue)])
    }
    /// `reserve ÷ monthly expenses`
    static var stepReserveFormula: Message { Message(area, 131) }
    /// `Rounded down to a tenth of a month, because the reserve cannot pay for more.`
    static var stepReserveRounding: Message { Message(area, 132) }
    /// `Months the reserve lasts`
    static var stepReserveTitle: Message { Message(area, 133) }
    /// `(saving lines + funds available) ÷ income`
    static var stepSavingsRateFormula: Message { Message(area, 134) }
    /// `n/a: there is no income to divide by`
    static var stepSavingsRateNotAvailable: Message { Message(area, 135) }
    /// `({$sum :words}) ÷ {$income :money}`
    @inline(never) static func stepSavingsRateNumbers(sum: Message, income: Int64) -> Message {
        Message(area, 136, [.words(sum), .money(income)])
    }
    /// `Rounded (halves up) to a hundredth of a percent.`
    static var stepSavingsRateRounding: Message { Message(area, 137) }
    /// `Savings rate`
    static var stepSavingsRateTitle: Message { Message(area, 138) }
    /// `amount ÷ total income or total expenses`
    static var stepSharesFormula: Message { Message(area, 139) }
    /// `{$group :value}: {$amount :money} ÷ {$total :money}`
    @inline(never) static func stepSharesNumbers(
        group: Quantity, amount: Int64, total: Int64
    ) -> Message {
        Message(area, 140, [group, .money(amount), .money(total)])
    }
    ///     Each is rounded down to a tenth of a percent; the tenths missing from 100% go to the
    ///     largest remainders, and if remainders are equal, to the earlier line.
    static var stepSharesRounding: Message { Message(area, 141) }
    /// `The method of largest remainders (Hare and Hamilton)`
    static var stepSharesSource: Message { Message(area, 142) }
    /// `Shares of lines and groups`
    static var stepSharesTitle: Message { Message(area, 143) }
    /// `{$count :integer} lines`
    @inline(never) static func stepSumManyLines(count: Int) -> Message {
        Message(area, 144, [.count(count)])
    }
    /// `no lines`
    static var stepSumNoLines: Message { Message(area, 145) }
    /// `income × the share for needs, for wants, and for savings and debt`
    static var stepTargetsFormula: Message { Message(area, 146) }
    /// `{$income :money} × {$parts :list}`
    @inline(never) static func stepTargetsNumbers(income: Int64, parts: [Quantity]) -> Message {
        Message(area, 147, [.money(income), .list(parts)])
    }
    ///     Each is rounded down; what is still missing from the income goes to the largest
    ///     remainders.
    static var stepTargetsRounding: Message { Message(area, 148) }
    /// `Elizabeth Warren and Amelia Warren Tyagi, All Your Worth, 2005`
    static var stepTargetsSource: Message { Message(area, 149) }
    /// `The 50/30/20 rule`
    static var stepTargetsTitle: Message { Message(area, 150) }
    /// `saving and debt lines + funds available`
    static var stepToSaveFormula: Message { Message(area, 151) }
    /// `What goes to savings and debt`
    static var stepToSaveTitle: Message { Message(area, 152) }
}
