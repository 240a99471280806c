// scripts/messages makes this file of messages/en/common.mf2.

/// The messages of the area common, with the values that they take.
package enum CommonWords {
    package static var area: MessageArea { MessageArea(0, digest: 0xC6C1_05C5) }
    /// `Day`
    package static var axisDay: Message { Message(area, 0) }
    /// `day`
    package static var axisDayInSentence: Message { Message(area, 1) }
    /// `Month`
    package static var axisMonth: Message { Message(area, 2) }
    /// `month`
    package static var axisMonthInSentence: Message { Message(area, 3) }
    /// `Payment`
    package static var axisPayment: Message { Message(area, 4) }
    /// `payment`
    package static var axisPaymentInSentence: Message { Message(area, 5) }
    /// `Period`
    package static var axisPeriod: Message { Message(area, 6) }
    /// `period`
    package static var axisPeriodInSentence: Message { Message(area, 7) }
    /// `Time`
    package static var axisTime: Message { Message(area, 8) }
    /// `time`
    package static var axisTimeInSentence: Message { Message(area, 9) }
    /// `Year`
    package static var axisYear: Message { Message(area, 10) }
    /// `year`
    package static var axisYearInSentence: Message { Message(area, 11) }
    /// `Time value of money`
    package static var calculatorAnnuityMany: Message { Message(area, 12) }
    /// `Time value of money`
    package static var calculatorAnnuityOne: Message { Message(area, 13) }
    /// `What do payments over time amount to?`
    package static var calculatorAnnuityQuestion: Message { Message(area, 14) }
    /// `APRs`
    package static var calculatorAprMany: Message { Message(area, 15) }
    /// `APR`
    package static var calculatorAprOne: Message { Message(area, 16) }
    /// `What does this credit really cost a year?`
    package static var calculatorAprQuestion: Message { Message(area, 17) }
    /// `Budgets`
    package static var calculatorBudgetMany: Message { Message(area, 18) }
    /// `Budget`
    package static var calculatorBudgetOne: Message { Message(area, 19) }
    /// `How much is left each month?`
    package static var calculatorBudgetQuestion: Message { Message(area, 20) }
    /// `Credit cards`
    package static var calculatorCardMany: Message { Message(area, 21) }
    /// `Credit card`
    package static var calculatorCardOne: Message { Message(area, 22) }
    /// `When is my credit card paid off?`
    package static var calculatorCardQuestion: Message { Message(area, 23) }
    /// `Cash flows`
    package static var calculatorCashflowMany: Message { Message(area, 24) }
    /// `Cash flow`
    package static var calculatorCashflowOne: Message { Message(area, 25) }
    /// `What did this investment earn?`
    package static var calculatorCashflowQuestion: Message { Message(area, 26) }
    /// `Comparisons`
    package static var calculatorComparisonMany: Message { Message(area, 27) }
    /// `Comparison`
    package static var calculatorComparisonOne: Message { Message(area, 28) }
    /// `Which product is cheapest?`
    package static var calculatorComparisonQuestion: Message { Message(area, 29) }
    /// `Doubling times`
    package static var calculatorDoublingTimeMany: Message { Message(area, 30) }
    /// `Doubling time`
    package static var calculatorDoublingTimeOne: Message { Message(area, 31) }
    /// `How long until my money doubles?`
    package static var calculatorDoublingTimeQuestion: Message { Message(area, 32) }
    /// `Savings goals`
    package static var calculatorGoalMany: Message { Message(area, 33) }
    /// `Savings goal`
    package static var calculatorGoalOne: Message { Message(area, 34) }
    /// `How do I reach my savings goal?`
    package static var calculatorGoalQuestion: Message { Message(area, 35) }
    /// `Inflation adjustments`
    package static var calculatorInflationMany: Message { Message(area, 36) }
    /// `Inflation adjustment`
    package static var calculatorInflationOne: Message { Message(area, 37) }
    /// `What is this money worth at another time?`
    package static var calculatorInflationQuestion: Message { Message(area, 38) }
    /// `Leverage ratios`
    package static var calculatorLeverageMany: Message { Message(area, 39) }
    /// `Leverage ratio`
    package static var calculatorLeverageOne: Message { Message(area, 40) }
    /// `Is that a lot of debt?`
    package static var calculatorLeverageQuestion: Message { Message(area, 41) }
    /// `Loans`
    package static var calculatorLoanMany: Message { Message(area, 42) }
    /// `Loan`
    package static var calculatorLoanOne: Message { Message(area, 43) }
    /// `What will this loan cost me?`
    package static var calculatorLoanQuestion: Message { Message(area, 44) }
    /// `Debt payoff plans`
    package static var calculatorPayoffMany: Message { Message(area, 45) }
    /// `Debt payoff plan`
    package static var calculatorPayoffOne: Message { Message(area, 46) }
    /// `When will I be debt-free?`
    package static var calculatorPayoffQuestion: Message { Message(area, 47) }
    /// `Rate conversions`
    package static var calculatorRatesMany: Message { Message(area, 48) }
    /// `Rate conversion`
    package static var calculatorRatesOne: Message { Message(area, 49) }
    /// `What is this rate over a whole year?`
    package static var calculatorRatesQuestion: Message { Message(area, 50) }
    /// `Refinancings`
    package static var calculatorRefinanceMany: Message { Message(area, 51) }
    /// `Refinancing`
    package static var calculatorRefinanceOne: Message { Message(area, 52) }
    /// `Should I refinance?`
    package static var calculatorRefinanceQuestion: Message { Message(area, 53) }
    /// `Rent or buy`
    package static var calculatorRentOrBuyMany: Message { Message(area, 54) }
    /// `Rent or buy`
    package static var calculatorRentOrBuyOne: Message { Message(area, 55) }
    /// `Should I rent or buy?`
    package static var calculatorRentOrBuyQuestion: Message { Message(area, 56) }
    /// `Retirement plans`
    package static var calculatorRetirementMany: Message { Message(area, 57) }
    /// `Retirement plan`
    package static var calculatorRetirementOne: Message { Message(area, 58) }
    /// `How much can I spend in retirement?`
    package static var calculatorRetirementQuestion: Message { Message(area, 59) }
    /// `Savings`
    package static var calculatorSavingsMany: Message { Message(area, 60) }
    /// `Savings plan`
    package static var calculatorSavingsOne: Message { Message(area, 61) }
    /// `How much will my savings grow?`
    package static var calculatorSavingsQuestion: Message { Message(area, 62) }
    /// `Side by side`
    package static var calculatorScenariosMany: Message { Message(area, 63) }
    /// `Side by side`
    package static var calculatorScenariosOne: Message { Message(area, 64) }
    /// `Which offer is better?`
    package static var calculatorScenariosQuestion: Message { Message(area, 65) }
    /// `Simple interest`
    package static var calculatorSimpleInterestMany: Message { Message(area, 66) }
    /// `Simple interest`
    package static var calculatorSimpleInterestOne: Message { Message(area, 67) }
    /// `How much interest is that?`
    package static var calculatorSimpleInterestQuestion: Message { Message(area, 68) }
    /// `annual`
    package static var compoundingAnnual: Message { Message(area, 69) }
    /// `biweekly`
    package static var compoundingBiweekly: Message { Message(area, 70) }
    /// `continuous`
    package static var compoundingContinuous: Message { Message(area, 71) }
    /// `daily`
    package static var compoundingDaily: Message { Message(area, 72) }
    /// `monthly`
    package static var compoundingMonthly: Message { Message(area, 73) }
    /// `payment`
    package static var compoundingPayment: Message { Message(area, 74) }
    /// `period`
    package static var compoundingPeriod: Message { Message(area, 75) }
    /// `quarterly`
    package static var compoundingQuarterly: Message { Message(area, 76) }
    /// `semiannual`
    package static var compoundingSemiannual: Message { Message(area, 77) }
    /// `weekly`
    package static var compoundingWeekly: Message { Message(area, 78) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} flow}}
    ///     * {{{$count} flows}}
    @inline(never) package static func countFlows(count: Int) -> Message {
        Message(area, 79, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} month}}
    ///     * {{{$count} months}}
    @inline(never) package static func countMonths(count: Int) -> Message {
        Message(area, 80, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) package static func countPayments(count: Int) -> Message {
        Message(area, 81, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} period}}
    ///     * {{{$count} periods}}
    @inline(never) package static func countPeriods(count: Int) -> Message {
        Message(area, 82, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} rate}}
    ///     * {{{$count} rates}}
    @inline(never) package static func countRates(count: Int) -> Message {
        Message(area, 83, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} row}}
    ///     * {{{$count} rows}}
    @inline(never) package static func countRows(count: Int) -> Message {
        Message(area, 84, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} year}}
    ///     * {{{$count} years}}
    @inline(never) package static func countYears(count: Int) -> Message {
        Message(area, 85, [.count(count)])
    }
    /// `{$digits :digits}`
    @inline(never) package static func digits(digits: String) -> Message {
        Message(area, 86, [.text(digits)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} month}}
    ///     * {{{$count} months}}
    @inline(never) package static func durationMonths(count: ExactDecimal) -> Message {
        Message(area, 87, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) package static func durationPayments(count: ExactDecimal) -> Message {
        Message(area, 88, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} year}}
    ///     * {{{$count} years}}
    @inline(never) package static func durationYears(count: ExactDecimal) -> Message {
        Message(area, 89, [.number(count)])
    }
    /// `{$first :value} − {$second :value}`
    @inline(never) package static func formulaMinus(first: Quantity, second: Quantity) -> Message {
        Message(area, 90, [first, second])
    }
    /// `{$first :value} ÷ {$second :value}`
    @inline(never) package static func formulaOver(first: Quantity, second: Quantity) -> Message {
        Message(area, 91, [first, second])
    }
    /// `{$first :value} + {$second :value}`
    @inline(never) package static func formulaPlus(first: Quantity, second: Quantity) -> Message {
        Message(area, 92, [first, second])
    }
    /// `{$first :value} × {$second :value}`
    @inline(never) package static func formulaTimes(first: Quantity, second: Quantity) -> Message {
        Message(area, 93, [first, second])
    }
    /// `accelerated biweekly`
    package static var frequencyAcceleratedBiweekly: Message { Message(area, 94) }
    /// `accelerated weekly`
    package static var frequencyAcceleratedWeekly: Message { Message(area, 95) }
    /// `biweekly`
    package static var frequencyBiweekly: Message { Message(area, 96) }
    /// `every 2 months`
    package static var frequencyEvery2Months: Message { Message(area, 97) }
    /// `monthly`
    package static var frequencyMonthly: Message { Message(area, 98) }
    /// `quarterly`
    package static var frequencyQuarterly: Message { Message(area, 99) }
    /// `semiannual`
    package static var frequencySemiannual: Message { Message(area, 100) }
    /// `semimonthly`
    package static var frequencySemimonthly: Message { Message(area, 101) }
    /// `weekly`
    package static var frequencyWeekly: Message { Message(area, 102) }
    /// `yearly`
    package static var frequencyYearly: Message { Message(area, 103) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{In the one month}}
    ///     * {{In each of the {$count} months}}
    @inline(never) package static func inEachMonths(count: Int) -> Message {
        Message(area, 104, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{In the one row}}
    ///     * {{In each of the {$count} rows}}
    @inline(never) package static func inEachRows(count: Int) -> Message {
        Message(area, 105, [.count(count)])
    }
    /// `Currency`
    package static var inputCurrency: Message { Message(area, 106) }
    /// `area`
    package static var measureArea: Message { Message(area, 107) }
    /// `length`
    package static var measureLength: Message { Message(area, 108) }
    /// `mass`
    package static var measureMass: Message { Message(area, 109) }
    /// `pieces`
    package static var measurePieces: Message { Message(area, 110) }
    /// `volume`
    package static var measureVolume: Message { Message(area, 111) }
    /// `weight`
    package static var measureWeight: Message { Message(area, 112) }
    /// `The months in parentheses assume that you start in {$start :month}.`
    @inline(never) package static func noteStart(start: CivilDate) -> Message {
        Message(area, 113, [.date(start)])
    }
    /// `down`
    package static var roundingDown: Message { Message(area, 114) }
    /// `(halves to even)`
    package static var roundingHalfEven: Message { Message(area, 115) }
    /// `(halves up)`
    package static var roundingHalfUp: Message { Message(area, 116) }
    /// `up`
    package static var roundingUp: Message { Message(area, 117) }
    ///     .input {$years :integer}
    ///     .input {$months :integer}
    ///     .match $years $months
    ///     0 one {{{$months} month}}
    ///     0 * {{{$months} months}}
    ///     one 0 {{{$years} year}}
    ///     * 0 {{{$years} years}}
    ///     one one {{{$years} year and {$months} month}}
    ///     one * {{{$years} year and {$months} months}}
    ///     * one {{{$years} years and {$months} month}}
    ///     * * {{{$years} years and {$months} months}}
    @inline(never) package static func span(years: Int, months: Int) -> Message {
        Message(area, 118, [.count(years), .count(months)])
    }
    /// `{$time :words} ({$end :month})`
    @inline(never) package static func until(time: Message, end: CivilDate) -> Message {
        Message(area, 119, [.words(time), .date(end)])
    }
}
