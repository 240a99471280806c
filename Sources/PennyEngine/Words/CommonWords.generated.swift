// scripts/messages makes this file of messages/en/common.mf2.

/// The messages of the area common, with the values that they take.
package enum CommonWords {
    package static var area: MessageArea { MessageArea(0, digest: 0x690A_BEC6) }
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
    /// `APRs`
    package static var calculatorAprMany: Message { Message(area, 14) }
    /// `APR`
    package static var calculatorAprOne: Message { Message(area, 15) }
    /// `Budgets`
    package static var calculatorBudgetMany: Message { Message(area, 16) }
    /// `Budget`
    package static var calculatorBudgetOne: Message { Message(area, 17) }
    /// `Credit cards`
    package static var calculatorCardMany: Message { Message(area, 18) }
    /// `Credit card`
    package static var calculatorCardOne: Message { Message(area, 19) }
    /// `Cash flows`
    package static var calculatorCashflowMany: Message { Message(area, 20) }
    /// `Cash flow`
    package static var calculatorCashflowOne: Message { Message(area, 21) }
    /// `Comparisons`
    package static var calculatorComparisonMany: Message { Message(area, 22) }
    /// `Comparison`
    package static var calculatorComparisonOne: Message { Message(area, 23) }
    /// `Doubling times`
    package static var calculatorDoublingTimeMany: Message { Message(area, 24) }
    /// `Doubling time`
    package static var calculatorDoublingTimeOne: Message { Message(area, 25) }
    /// `Savings goals`
    package static var calculatorGoalMany: Message { Message(area, 26) }
    /// `Savings goal`
    package static var calculatorGoalOne: Message { Message(area, 27) }
    /// `Inflation adjustments`
    package static var calculatorInflationMany: Message { Message(area, 28) }
    /// `Inflation adjustment`
    package static var calculatorInflationOne: Message { Message(area, 29) }
    /// `Leverage ratios`
    package static var calculatorLeverageMany: Message { Message(area, 30) }
    /// `Leverage ratio`
    package static var calculatorLeverageOne: Message { Message(area, 31) }
    /// `Loans`
    package static var calculatorLoanMany: Message { Message(area, 32) }
    /// `Loan`
    package static var calculatorLoanOne: Message { Message(area, 33) }
    /// `Debt payoff plans`
    package static var calculatorPayoffMany: Message { Message(area, 34) }
    /// `Debt payoff plan`
    package static var calculatorPayoffOne: Message { Message(area, 35) }
    /// `Rate conversions`
    package static var calculatorRatesMany: Message { Message(area, 36) }
    /// `Rate conversion`
    package static var calculatorRatesOne: Message { Message(area, 37) }
    /// `Refinancings`
    package static var calculatorRefinanceMany: Message { Message(area, 38) }
    /// `Refinancing`
    package static var calculatorRefinanceOne: Message { Message(area, 39) }
    /// `Rent or buy`
    package static var calculatorRentOrBuyMany: Message { Message(area, 40) }
    /// `Rent or buy`
    package static var calculatorRentOrBuyOne: Message { Message(area, 41) }
    /// `Retirement plans`
    package static var calculatorRetirementMany: Message { Message(area, 42) }
    /// `Retirement plan`
    package static var calculatorRetirementOne: Message { Message(area, 43) }
    /// `Savings`
    package static var calculatorSavingsMany: Message { Message(area, 44) }
    /// `Savings plan`
    package static var calculatorSavingsOne: Message { Message(area, 45) }
    /// `Side by side`
    package static var calculatorScenariosMany: Message { Message(area, 46) }
    /// `Side by side`
    package static var calculatorScenariosOne: Message { Message(area, 47) }
    /// `Simple interest`
    package static var calculatorSimpleInterestMany: Message { Message(area, 48) }
    /// `Simple interest`
    package static var calculatorSimpleInterestOne: Message { Message(area, 49) }
    /// `annual`
    package static var compoundingAnnual: Message { Message(area, 50) }
    /// `biweekly`
    package static var compoundingBiweekly: Message { Message(area, 51) }
    /// `continuous`
    package static var compoundingContinuous: Message { Message(area, 52) }
    /// `daily`
    package static var compoundingDaily: Message { Message(area, 53) }
    /// `monthly`
    package static var compoundingMonthly: Message { Message(area, 54) }
    /// `payment`
    package static var compoundingPayment: Message { Message(area, 55) }
    /// `period`
    package static var compoundingPeriod: Message { Message(area, 56) }
    /// `quarterly`
    package static var compoundingQuarterly: Message { Message(area, 57) }
    /// `semiannual`
    package static var compoundingSemiannual: Message { Message(area, 58) }
    /// `weekly`
    package static var compoundingWeekly: Message { Message(area, 59) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} flow}}
    ///     * {{{$count} flows}}
    @inline(never) package static func countFlows(count: Int) -> Message {
        Message(area, 60, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} month}}
    ///     * {{{$count} months}}
    @inline(never) package static func countMonths(count: Int) -> Message {
        Message(area, 61, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) package static func countPayments(count: Int) -> Message {
        Message(area, 62, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} period}}
    ///     * {{{$count} periods}}
    @inline(never) package static func countPeriods(count: Int) -> Message {
        Message(area, 63, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} rate}}
    ///     * {{{$count} rates}}
    @inline(never) package static func countRates(count: Int) -> Message {
        Message(area, 64, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} row}}
    ///     * {{{$count} rows}}
    @inline(never) package static func countRows(count: Int) -> Message {
        Message(area, 65, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} year}}
    ///     * {{{$count} years}}
    @inline(never) package static func countYears(count: Int) -> Message {
        Message(area, 66, [.count(count)])
    }
    /// `{$digits :digits}`
    @inline(never) package static func digits(digits: String) -> Message {
        Message(area, 67, [.text(digits)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} month}}
    ///     * {{{$count} months}}
    @inline(never) package static func durationMonths(count: ExactDecimal) -> Message {
        Message(area, 68, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) package static func durationPayments(count: ExactDecimal) -> Message {
        Message(area, 69, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} year}}
    ///     * {{{$count} years}}
    @inline(never) package static func durationYears(count: ExactDecimal) -> Message {
        Message(area, 70, [.number(count)])
    }
    /// `{$first :value} − {$second :value}`
    @inline(never) package static func formulaMinus(first: Quantity, second: Quantity) -> Message {
        Message(area, 71, [first, second])
    }
    /// `{$first :value} ÷ {$second :value}`
    @inline(never) package static func formulaOver(first: Quantity, second: Quantity) -> Message {
        Message(area, 72, [first, second])
    }
    /// `{$first :value} + {$second :value}`
    @inline(never) package static func formulaPlus(first: Quantity, second: Quantity) -> Message {
        Message(area, 73, [first, second])
    }
    /// `{$first :value} × {$second :value}`
    @inline(never) package static func formulaTimes(first: Quantity, second: Quantity) -> Message {
        Message(area, 74, [first, second])
    }
    /// `accelerated biweekly`
    package static var frequencyAcceleratedBiweekly: Message { Message(area, 75) }
    /// `accelerated weekly`
    package static var frequencyAcceleratedWeekly: Message { Message(area, 76) }
    /// `biweekly`
    package static var frequencyBiweekly: Message { Message(area, 77) }
    /// `every 2 months`
    package static var frequencyEvery2Months: Message { Message(area, 78) }
    /// `monthly`
    package static var frequencyMonthly: Message { Message(area, 79) }
    /// `quarterly`
    package static var frequencyQuarterly: Message { Message(area, 80) }
    /// `semiannual`
    package static var frequencySemiannual: Message { Message(area, 81) }
    /// `semimonthly`
    package static var frequencySemimonthly: Message { Message(area, 82) }
    /// `weekly`
    package static var frequencyWeekly: Message { Message(area, 83) }
    /// `yearly`
    package static var frequencyYearly: Message { Message(area, 84) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{In the one month}}
    ///     * {{In each of the {$count} months}}
    @inline(never) package static func inEachMonths(count: Int) -> Message {
        Message(area, 85, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{In the one row}}
    ///     * {{In each of the {$count} rows}}
    @inline(never) package static func inEachRows(count: Int) -> Message {
        Message(area, 86, [.count(count)])
    }
    /// `Currency`
    package static var inputCurrency: Message { Message(area, 87) }
    /// `area`
    package static var measureArea: Message { Message(area, 88) }
    /// `length`
    package static var measureLength: Message { Message(area, 89) }
    /// `mass`
    package static var measureMass: Message { Message(area, 90) }
    /// `pieces`
    package static var measurePieces: Message { Message(area, 91) }
    /// `volume`
    package static var measureVolume: Message { Message(area, 92) }
    /// `weight`
    package static var measureWeight: Message { Message(area, 93) }
    /// `down`
    package static var roundingDown: Message { Message(area, 94) }
    /// `(halves to even)`
    package static var roundingHalfEven: Message { Message(area, 95) }
    /// `(halves up)`
    package static var roundingHalfUp: Message { Message(area, 96) }
    /// `up`
    package static var roundingUp: Message { Message(area, 97) }
}
