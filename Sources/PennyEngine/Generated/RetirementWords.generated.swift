// scripts/messages makes this file of messages/en/retirement.mf2.

/// The messages of the area retirement, with the values that they take.
enum RetirementWords {
    static var area: MessageArea { MessageArea(23, digest: 0x69ED_31AA) }
    /// `You can spend {$amount :money} a month in today’s money for {$time :words}.`
    @inline(never) static func answerLasting(amount: Int64, time: Message) -> Message {
        Message(area, 0, [.money(amount), .words(time)])
    }
    /// `With {$amount :money} a month in today’s money, your savings last {$time :words}.`
    @inline(never) static func answerLasts(amount: Int64, time: Message) -> Message {
        Message(area, 1, [.money(amount), .words(time)])
    }
    /// `With {$amount :money} a month in today’s money, your savings last at least {$time :words}.`
    @inline(never) static func answerLastsMore(amount: Int64, time: Message) -> Message {
        Message(area, 2, [.money(amount), .words(time)])
    }
    /// `Retirement plans`
    static var calculatorMany: Message { Message(area, 3) }
    /// `Retirement plan`
    static var calculatorOne: Message { Message(area, 4) }
    /// `How much can I spend in retirement?`
    static var calculatorQuestion: Message { Message(area, 5) }
    /// `Savings of {$pot :money} at retirement leave {$balance :money} after {$time :span}`
    @inline(never) static func chartBalanceFindingLeft(
        pot: Int64, balance: Int64, time: Int
    ) -> Message {
        Message(area, 6, [.money(pot), .money(balance), .count(time)])
    }
    /// `Savings of {$pot :money} at retirement last {$time :span}`
    @inline(never) static func chartBalanceFindingSpent(pot: Int64, time: Int) -> Message {
        Message(area, 7, [.money(pot), .count(time)])
    }
    /// `Balance`
    static var chartBalanceSeriesBalance: Message { Message(area, 8) }
    /// `In today’s money`
    static var chartBalanceSeriesBalanceToday: Message { Message(area, 9) }
    /// `Age when savings run out`
    static var figureAgeWhenSpent: Message { Message(area, 10) }
    /// `First withdrawal`
    static var figureFirstWithdrawal: Message { Message(area, 11) }
    /// `Final balance`
    static var figureLastBalance: Message { Message(area, 12) }
    /// `Savings last`
    static var figureLasts: Message { Message(area, 13) }
    /// `more than {$time :span}`
    @inline(never) static func figureLastsMore(time: Int) -> Message {
        Message(area, 14, [.count(time)])
    }
    /// `Monthly withdrawal, in today’s money`
    static var figureMonthlyWithdrawal: Message { Message(area, 15) }
    /// `Savings at retirement`
    static var figurePotAtRetirement: Message { Message(area, 16) }
    /// `Savings at retirement, in today’s money`
    static var figurePotToday: Message { Message(area, 17) }
    /// `Total deposits`
    static var figureTotalDeposits: Message { Message(area, 18) }
    /// `Total fees`
    static var figureTotalFees: Message { Message(area, 19) }
    /// `Total growth`
    static var figureTotalGrowth: Message { Message(area, 20) }
    /// `Total withdrawals`
    static var figureTotalWithdrawn: Message { Message(area, 21) }
    /// `Yearly fee`
    static var inputAdditionalFeeRate: Message { Message(area, 22) }
    /// `Current age`
    static var inputCurrentAge: Message { Message(area, 23) }
    /// `Yearly increase in deposits`
    static var inputDepositIncrease: Message { Message(area, 24) }
    /// `Deposit timing each month`
    static var inputDepositTiming: Message { Message(area, 25) }
    /// `Longest retirement to compute`
    static var inputHorizon: Message { Message(area, 26) }
    /// `How long the money is followed.`
    static var inputHorizonHelp: Message { Message(area, 27) }
    /// `Yearly inflation rate`
    static var inputInflationRate: Message { Message(area, 28) }
    /// `How much prices rise each year. Results are also shown in today’s money.`
    static var inputInflationRateHelp: Message { Message(area, 29) }
    /// `Monthly deposit`
    static var inputMonthlyDeposit: Message { Message(area, 30) }
    /// `Monthly withdrawal, in today’s money`
    static var inputMonthlyWithdrawal: Message { Message(area, 31) }
    /// `Yearly return in retirement`
    static var inputRateAfter: Message { Message(area, 32) }
    /// `What your savings earn each year after that. Leave it empty if it stays the same.`
    static var inputRateAfterHelp: Message { Message(area, 33) }
    /// `Yearly return while saving`
    static var inputRateBefore: Message { Message(area, 34) }
    /// `What your savings earn each year until you retire.`
    static var inputRateBeforeHelp: Message { Message(area, 35) }
    /// `Retirement age`
    static var inputRetirementAge: Message { Message(area, 36) }
    /// `Current savings`
    static var inputSavings: Message { Message(area, 37) }
    /// `First-year withdrawal rate`
    static var inputWithdrawalRate: Message { Message(area, 38) }
    /// `Withdrawal timing each month`
    static var inputWithdrawalTiming: Message { Message(area, 39) }
    /// `Enter one of three: a monthly amount, a rate, or how long the money lasts.`
    static var inputWithdrawalHelp: Message { Message(area, 40) }
    /// `Years the savings must last`
    static var inputYearsInRetirement: Message { Message(area, 41) }
    /// `Years to retirement`
    static var inputYearsToRetirement: Message { Message(area, 42) }
    /// `You can enter two ages instead.`
    static var inputYearsToRetirementHelp: Message { Message(area, 43) }
    ///     The plan is computed for a retirement of {$time :span}. The input “Longest retirement to
    ///     compute” sets this.
    @inline(never) static func noteHorizon(time: Int) -> Message {
        Message(area, 44, [.count(time)])
    }
    ///     Inflation is counted as 0%, so prices never rise in this plan. Enter a rate to allow for
    ///     it.
    static var noteNoInflation: Message { Message(area, 45) }
    ///     In each month of retirement, growth comes first, then the withdrawal. The fee is taken
    ///     after each twelfth month. Withdrawals rise with prices once a year.
    static var noteOrderEnd: Message { Message(area, 46) }
    ///     In each month of retirement, the withdrawal comes first, then growth. The fee is taken
    ///     after each twelfth month. Withdrawals rise with prices once a year.
    static var noteOrderStart: Message { Message(area, 47) }
    ///     This plan uses one return for every year of saving and one for every year of retirement.
    ///     Real returns vary, and poor years at the beginning of retirement use up savings sooner.
    ///     This plan does not count taxes or pensions.
    static var noteReturns: Message { Message(area, 48) }
    ///     .input {$paid :integer}
    ///     .match $paid
    ///     one {{The savings pay the full withdrawal in {$paid} month of {$wanted :integer}; with
    ///     the next larger amount a month, in {$more :integer}.}}
    ///     * {{The savings pay the full withdrawal in {$paid} months of {$wanted :integer}; with
    ///     the next larger amount a month, in {$more :integer}.}}
    @inline(never) static func proofLargest(paid: Int, wanted: Int, more: Int) -> Message {
        Message(area, 49, [.count(paid), .count(wanted), .count(more)])
    }
    ///     Current savings plus deposits and growth, minus withdrawals and fees, equal the final
    ///     balance: {$balance :money}.
    @inline(never) static func proofRows(balance: Int64) -> Message {
        Message(area, 50, [.money(balance)])
    }
    ///     In month {$month :integer}, the balance is less than the withdrawal of {$withdrawal
    ///     :money}, and nothing is left after it.
    @inline(never) static func proofSpent(month: Int, withdrawal: Int64) -> Message {
        Message(area, 51, [.count(month), .money(withdrawal)])
    }
    /// `current age + whole years in (months to retirement + months that savings last)`
    static var stepAgeFormula: Message { Message(area, 52) }
    /// `{$age :integer} + {$months :integer} ÷ 12`
    @inline(never) static func stepAgeNumbers(age: Int, months: Int) -> Message {
        Message(area, 53, [.count(age), .count(months)])
    }
    /// `Only full years count.`
    static var stepAgeRounding: Message { Message(area, 54) }
    /// `Age when savings run out`
    static var stepAgeTitle: Message { Message(area, 55) }
    ///     withdrawal in today’s money × (1 + inflation)^(months ÷ 12); in each later year × (1 +
    ///     inflation)
    static var stepFirstFormula: Message { Message(area, 56) }
    /// `savings at retirement × withdrawal rate ÷ 12; in each later year × (1 + inflation)`
    static var stepFirstFormulaShare: Message { Message(area, 57) }
    /// `{$withdrawal :money} × (1 + {$inflation :rate})^({$months :integer} ÷ 12)`
    @inline(never) static func stepFirstNumbers(
        withdrawal: Int64, inflation: ExactDecimal, months: Int
    ) -> Message {
        Message(area, 58, [.money(withdrawal), .rate(inflation), .count(months)])
    }
    /// `Each year’s withdrawal is computed from the first and rounded (halves up) once.`
    static var stepFirstRounding: Message { Message(area, 59) }
    /// `First withdrawal`
    static var stepFirstTitle: Message { Message(area, 60) }
    /// `{$growth :money} and {$fees :money}`
    @inline(never) static func stepGrowthAnswer(growth: Int64, fees: Int64) -> Message {
        Message(area, 61, [.money(growth), .money(fees)])
    }
    /// `the sums of the rows`
    static var stepGrowthFormula: Message { Message(area, 62) }
    /// `Total growth and fees`
    static var stepGrowthTitle: Message { Message(area, 63) }
    ///     the largest amount, in today’s money, that the savings pay in full every month: what the
    ///     savings grow to ÷ what withdrawals of 1 grow to, then unit by unit
    static var stepLargestFormula: Message { Message(area, 64) }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{over {$months} month at {$rate :rate} from {$pot :money}}}
    ///     * {{over {$months} months at {$rate :rate} from {$pot :money}}}
    @inline(never) static func stepLargestNumbers(
        months: Int, rate: ExactDecimal, pot: Int64
    ) -> Message {
        Message(area, 65, [.count(months), .rate(rate), .money(pot)])
    }
    /// `Rounded down: the next larger amount would not last.`
    static var stepLargestRounding: Message { Message(area, 66) }
    /// `Withdrawal that lasts`
    static var stepLargestTitle: Message { Message(area, 67) }
    ///     each month: balance + growth, then − withdrawal; after each twelfth month − fee; months
    ///     count if they pay the full withdrawal
    static var stepLastsFormulaEnd: Message { Message(area, 68) }
    ///     each month: balance − withdrawal, then + growth; after each twelfth month − fee; months
    ///     count if they pay the full withdrawal
    static var stepLastsFormulaStart: Message { Message(area, 69) }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{from {$pot :money} at {$rate :rate}, at most {$months} month}}
    ///     * {{from {$pot :money} at {$rate :rate}, at most {$months} months}}
    @inline(never) static func stepLastsNumbers(
        pot: Int64, rate: ExactDecimal, months: Int
    ) -> Message {
        Message(area, 70, [.money(pot), .rate(rate), .count(months)])
    }
    /// `How long savings last`
    static var stepLastsTitle: Message { Message(area, 71) }
    /// `current savings + deposits + growth − withdrawals − fees`
    static var stepLeftFormula: Message { Message(area, 72) }
    ///     {$savings :money} + {$deposits :money} + {$growth :money} − {$withdrawn :money} − {$fees
    ///     :money}
    @inline(never) static func stepLeftNumbers(
        savings: Int64, deposits: Int64, growth: Int64, withdrawn: Int64, fees: Int64
    ) -> Message {
        Message(
            area, 73,
            [.money(savings), .money(deposits), .money(growth), .money(withdrawn), .money(fees)])
    }
    /// `Final balance`
    static var stepLeftTitle: Message { Message(area, 74) }
    /// `{$deposits :money} and {$withdrawn :money}`
    @inline(never) static func stepPaidAnswer(deposits: Int64, withdrawn: Int64) -> Message {
        Message(area, 75, [.money(deposits), .money(withdrawn)])
    }
    /// `the sums of the rows`
    static var stepPaidFormula: Message { Message(area, 76) }
    /// `Total deposits and withdrawals`
    static var stepPaidTitle: Message { Message(area, 77) }
    ///     each month: balance = balance + growth, then + deposit; growth = balance × ((1 +
    ///     return)^(1 ÷ 12) − 1); after each twelfth month: balance − balance × fee
    static var stepPotFormulaEnd: Message { Message(area, 78) }
    ///     each month: balance = balance + deposit, then + growth; growth = balance × ((1 +
    ///     return)^(1 ÷ 12) − 1); after each twelfth month: balance − balance × fee
    static var stepPotFormulaStart: Message { Message(area, 79) }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{from {$savings :money} with {$deposit :money} a month, rising {$increase :rate} a
    ///     year, at {$rate :rate} over {$months} month}}
    ///     * {{from {$savings :money} with {$deposit :money} a month, rising {$increase :rate} a
    ///     year, at {$rate :rate} over {$months} months}}
    @inline(never) static func stepPotNumbers(
        savings: Int64, deposit: Int64, increase: ExactDecimal, rate: ExactDecimal, months: Int
    ) -> Message {
        Message(
            area, 80,
            [.money(savings), .money(deposit), .rate(increase), .rate(rate), .count(months)])
    }
    ///     The growth of each month and the fee of each year are rounded (halves up), so that the
    ///     rows add up.
    static var stepPotRounding: Message { Message(area, 81) }
    /// `Savings at retirement`
    static var stepPotTitle: Message { Message(area, 82) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{the sum of {$count} row}}
    ///     * {{the sum of {$count} rows}}
    @inline(never) static func stepRows(count: Int) -> Message {
        Message(area, 83, [.count(count)])
    }
    /// `savings in today’s money × withdrawal rate ÷ 12`
    static var stepShareFormula: Message { Message(area, 84) }
    /// `{$pot :money} × {$share :rate} ÷ 12`
    @inline(never) static func stepShareNumbers(pot: Int64, share: ExactDecimal) -> Message {
        Message(area, 85, [.money(pot), .rate(share)])
    }
    /// `Rounded (halves up).`
    static var stepShareRounding: Message { Message(area, 86) }
    ///     William P. Bengen, Determining Withdrawal Rates Using Historical Data (1994), for a
    ///     first-year share that then rises with prices
    static var stepShareSource: Message { Message(area, 87) }
    /// `Monthly withdrawal, in today’s money`
    static var stepShareTitle: Message { Message(area, 88) }
    /// `savings at retirement ÷ (1 + inflation)^(months ÷ 12)`
    static var stepTodayFormula: Message { Message(area, 89) }
    /// `{$pot :money} ÷ (1 + {$inflation :rate})^({$months :integer} ÷ 12)`
    @inline(never) static func stepTodayNumbers(
        pot: Int64, inflation: ExactDecimal, months: Int
    ) -> Message {
        Message(area, 90, [.money(pot), .rate(inflation), .count(months)])
    }
    /// `The exact quotient is rounded (halves up) once.`
    static var stepTodayRounding: Message { Message(area, 91) }
    /// `Savings at retirement, in today’s money`
    static var stepTodayTitle: Message { Message(area, 92) }
    /// `Totals by year in {$currency :string}. The deposits do not include current savings.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 93, [.text(currency)])
    }
    /// `Age`
    static var tableYearsColumnAge: Message { Message(area, 94) }
    /// `Balance`
    static var tableYearsColumnBalance: Message { Message(area, 95) }
    /// `In today’s money`
    static var tableYearsColumnBalanceToday: Message { Message(area, 96) }
    /// `Deposits`
    static var tableYearsColumnDeposits: Message { Message(area, 97) }
    /// `Fees`
    static var tableYearsColumnFees: Message { Message(area, 98) }
    /// `Growth`
    static var tableYearsColumnGrowth: Message { Message(area, 99) }
    /// `Withdrawals`
    static var tableYearsColumnWithdrawals: Message { Message(area, 100) }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 101) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 102) }
}
