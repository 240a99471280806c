// scripts/messages makes this file of messages/en/rent-or-buy.mf2.

/// The messages of the area rent-or-buy, with the values that they take.
enum RentOrBuyWords {
    static var area: MessageArea { MessageArea(24, digest: 0x8A30_C494) }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{not within {$years} year}}
    ///     * {{not within {$years} years}}
    @inline(never) static func breakEvenNever(years: Int) -> Message {
        Message(area, 0, [.count(years)])
    }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year buying leaves {$lead :money} more}}
    ///     * {{After {$years} years buying leaves {$lead :money} more}}
    @inline(never) static func chartNetWorthFindingBuying(years: Int, lead: Int64) -> Message {
        Message(area, 1, [.count(years), .money(lead)])
    }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year renting leaves {$lead :money} more}}
    ///     * {{After {$years} years renting leaves {$lead :money} more}}
    @inline(never) static func chartNetWorthFindingRenting(years: Int, lead: Int64) -> Message {
        Message(area, 2, [.count(years), .money(lead)])
    }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year both leave the same}}
    ///     * {{After {$years} years both leave the same}}
    @inline(never) static func chartNetWorthFindingSame(years: Int) -> Message {
        Message(area, 3, [.count(years)])
    }
    /// `What buying leaves`
    static var chartNetWorthSeriesOwner: Message { Message(area, 4) }
    /// `What renting leaves`
    static var chartNetWorthSeriesRenter: Message { Message(area, 5) }
    /// `Buying is ahead after year`
    static var figureBreakEvenYear: Message { Message(area, 6) }
    /// `Buying leaves more by`
    static var figureBuyingAhead: Message { Message(area, 7) }
    /// `Buying less renting`
    static var figureDifference: Message { Message(area, 8) }
    /// `Owning, first month`
    static var figureFirstMonthOwning: Message { Message(area, 9) }
    /// `Value of the home at the end`
    static var figureHomeValue: Message { Message(area, 10) }
    /// `Still owed at the end`
    static var figureLoanBalance: Message { Message(area, 11) }
    /// `Of that for the loan`
    static var figureMonthlyPayment: Message { Message(area, 12) }
    /// `What buying leaves`
    static var figureOwnerNetWorth: Message { Message(area, 13) }
    /// `What renting leaves`
    static var figureRenterNetWorth: Message { Message(area, 14) }
    /// `Renting leaves more by`
    static var figureRentingAhead: Message { Message(area, 15) }
    /// `Of that interest`
    static var figureTotalInterest: Message { Message(area, 16) }
    /// `Paid by the buyer in all`
    static var figureTotalOwning: Message { Message(area, 17) }
    /// `Rent in all`
    static var figureTotalRent: Message { Message(area, 18) }
    /// `The home's value rises a year by`
    static var inputAppreciationRate: Message { Message(area, 19) }
    /// `Costs of buying, of the price`
    static var inputBuyingCostRate: Message { Message(area, 20) }
    /// `Down payment`
    static var inputDownPayment: Message { Message(area, 21) }
    /// `Home insurance a year`
    static var inputInsurance: Message { Message(area, 22) }
    /// `Insurance rises a year by`
    static var inputInsuranceIncrease: Message { Message(area, 23) }
    /// `Return a year of what is invested`
    static var inputInvestmentReturn: Message { Message(area, 24) }
    /// `Rate of the loan`
    static var inputLoanRate: Message { Message(area, 25) }
    /// `Term of the loan`
    static var inputLoanTerm: Message { Message(area, 26) }
    /// `Maintenance a year, of the value`
    static var inputMaintenanceRate: Message { Message(area, 27) }
    /// `Rent a month`
    static var inputMonthlyRent: Message { Message(area, 28) }
    /// `Price of the home`
    static var inputPrice: Message { Message(area, 29) }
    /// `Property tax a year, of the value`
    static var inputPropertyTaxRate: Message { Message(area, 30) }
    /// `Rent rises a year by`
    static var inputRentIncrease: Message { Message(area, 31) }
    /// `Costs of selling, of the value`
    static var inputSellingCostRate: Message { Message(area, 32) }
    /// `Years compared`
    static var inputYears: Message { Message(area, 33) }
    /// `In some year the sale would not repay the loan: what buying leaves is below zero then.`
    static var noteBelowZero: Message { Message(area, 34) }
    /// `Buying is first ahead after year {$year :integer}, but not in every year after it.`
    @inline(never) static func noteNotInEveryYear(year: Int) -> Message {
        Message(area, 35, [.count(year)])
    }
    ///     The order of each month: both pots grow; then the loan's payment and a twelfth of the
    ///     year's tax, maintenance and insurance stand against the rent, and whoever pays less
    ///     invests the difference. At the start the renter invests what buying takes at once. At
    ///     each year's end the home is valued as if it were sold.
    static var noteOrder: Message { Message(area, 36) }
    /// `Tax advantages and taxes on gains are not counted, for neither.`
    static var noteTaxes: Message { Message(area, 37) }
    /// `Counted as zero, as nothing was typed: {$names :list}.`
    @inline(never) static func noteZeros(names: [Quantity]) -> Message {
        Message(area, 38, [.list(names)])
    }
    ///     The loan's principal repaid, {$repaid :money}, and what is still owed is what was
    ///     borrowed: {$borrowed :money}.
    @inline(never) static func proofLoan(repaid: Int64, borrowed: Int64) -> Message {
        Message(area, 39, [.money(repaid), .money(borrowed)])
    }
    ///     What the renter invested, {$invested :money}, and its growth, {$growth :money}, is what
    ///     the renter has.
    @inline(never) static func proofRenter(invested: Int64, growth: Int64) -> Message {
        Message(area, 40, [.money(invested), .money(growth)])
    }
    ///     Both spend the same: the home and what was invested come to {$buyer :money} for the
    ///     buyer and {$renter :money} for the renter.
    @inline(never) static func proofSpent(buyer: Int64, renter: Int64) -> Message {
        Message(area, 41, [.money(buyer), .money(renter)])
    }
    /// `the first year whose difference is zero or more`
    static var stepBreakEvenFormula: Message { Message(area, 42) }
    /// `{$before :money} a year before, then {$then :money}`
    @inline(never) static func stepBreakEvenNumbers(before: Int64, then: Int64) -> Message {
        Message(area, 43, [.money(before), .money(then)])
    }
    /// `at most {$most :money}`
    @inline(never) static func stepBreakEvenNumbersNever(most: Int64) -> Message {
        Message(area, 44, [.money(most)])
    }
    /// `When buying is ahead`
    static var stepBreakEvenTitle: Message { Message(area, 45) }
    /// `what buying leaves − what renting leaves`
    static var stepDifferenceFormula: Message { Message(area, 46) }
    /// `The difference`
    static var stepDifferenceTitle: Message { Message(area, 47) }
    /// `payment + (value × (tax + maintenance) + insurance) ÷ 12`
    static var stepFirstMonthFormula: Message { Message(area, 48) }
    ///     {$payment :money} + ({$value :money} × ({$tax :rate} + {$maintenance :rate}) +
    ///     {$insurance :money}) ÷ 12
    @inline(never) static func stepFirstMonthNumbers(
        payment: Int64, value: Int64, tax: ExactDecimal, maintenance: ExactDecimal, insurance: Int64
    ) -> Message {
        Message(
            area, 49,
            [.money(payment), .money(value), .rate(tax), .rate(maintenance), .money(insurance)])
    }
    ///     Each sum of a year is rounded half-up from the value at its start; the months are cut so
    ///     that twelve of them are the sum.
    static var stepFirstMonthRounding: Message { Message(area, 50) }
    /// `What owning costs in the first month`
    static var stepFirstMonthTitle: Message { Message(area, 51) }
    /// `price × (1 + rise)^years`
    static var stepHomeValueFormula: Message { Message(area, 52) }
    /// `{$price :money} × (1 + {$rise :rate})^{$years :integer}`
    @inline(never) static func stepHomeValueNumbers(
        price: Int64, rise: ExactDecimal, years: Int
    ) -> Message {
        Message(area, 53, [.money(price), .rate(rise), .count(years)])
    }
    /// `The exact product is rounded half-up once.`
    static var stepHomeValueRounding: Message { Message(area, 54) }
    /// `The value of the home`
    static var stepHomeValueTitle: Message { Message(area, 55) }
    /// `what buying leaves − what renting leaves`
    static var stepLeadFormulaBuying: Message { Message(area, 56) }
    /// `what renting leaves − what buying leaves`
    static var stepLeadFormulaRenting: Message { Message(area, 57) }
    /// `Which of the two leaves more`
    static var stepLeadTitle: Message { Message(area, 58) }
    /// `loan × i × (1 + i)^n ÷ ((1 + i)^n − 1), with i = rate ÷ 12`
    static var stepLoanFormula: Message { Message(area, 59) }
    /// `loan ÷ n, as the rate is zero`
    static var stepLoanFormulaWithoutInterest: Message { Message(area, 60) }
    /// `nothing is borrowed, so nothing is paid`
    static var stepLoanFormulaWithoutLoan: Message { Message(area, 61) }
    ///     loan = {$price :money} − {$down :money} = {$borrowed :money}; rate {$rate :rate}, n =
    ///     {$payments :integer}
    @inline(never) static func stepLoanNumbers(
        price: Int64, down: Int64, borrowed: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(
            area, 62,
            [.money(price), .money(down), .money(borrowed), .rate(rate), .count(payments)])
    }
    /// `loan = {$price :money} − {$down :money} = {$borrowed :money}`
    @inline(never) static func stepLoanNumbersWithoutLoan(
        price: Int64, down: Int64, borrowed: Int64
    ) -> Message {
        Message(area, 63, [.money(price), .money(down), .money(borrowed)])
    }
    /// `Rounded half-up; the schedule is that of a loan.`
    static var stepLoanRounding: Message { Message(area, 64) }
    /// `The ordinary annuity`
    static var stepLoanSource: Message { Message(area, 65) }
    /// `The loan's payment`
    static var stepLoanTitle: Message { Message(area, 66) }
    /// `{$owed :money} owed, {$interest :money} interest`
    @inline(never) static func stepOwedAnswer(owed: Int64, interest: Int64) -> Message {
        Message(area, 67, [.money(owed), .money(interest)])
    }
    /// `from the loan's schedule after 12 × years payments`
    static var stepOwedFormula: Message { Message(area, 68) }
    /// `Each month's interest is rounded half-up.`
    static var stepOwedRounding: Message { Message(area, 69) }
    /// `What is owed and what was interest`
    static var stepOwedTitle: Message { Message(area, 70) }
    /// `value − owed − costs of selling + what the buyer invested`
    static var stepOwnerFormula: Message { Message(area, 71) }
    /// `{$value :money} − {$owed :money} − {$costs :money} + {$invested :money}`
    @inline(never) static func stepOwnerNumbers(
        value: Int64, owed: Int64, costs: Int64, invested: Int64
    ) -> Message {
        Message(area, 72, [.money(value), .money(owed), .money(costs), .money(invested)])
    }
    /// `What buying leaves`
    static var stepOwnerTitle: Message { Message(area, 73) }
    /// `down payment + costs of buying + every month's costs of owning`
    static var stepOwningFormula: Message { Message(area, 74) }
    /// `What the buyer pays in all`
    static var stepOwningTitle: Message { Message(area, 75) }
    /// `12 × rent of each year; rent × (1 + rise) after every year`
    static var stepRentFormula: Message { Message(area, 76) }
    /// `{$rent :money}, rising {$rise :rate} a year`
    @inline(never) static func stepRentNumbers(rent: Int64, rise: ExactDecimal) -> Message {
        Message(area, 77, [.money(rent), .rate(rise)])
    }
    /// `Each year's rent is rounded half-up once from the first.`
    static var stepRentRounding: Message { Message(area, 78) }
    /// `Rent in all`
    static var stepRentTitle: Message { Message(area, 79) }
    ///     each month: pot + growth, then + what owning costs more than the rent; growth = pot ×
    ///     ((1 + return)^(1 ÷ 12) − 1)
    static var stepRenterFormula: Message { Message(area, 80) }
    /// `from {$start :money} at {$rate :rate}; invested in all {$invested :money}`
    @inline(never) static func stepRenterNumbers(
        start: Int64, rate: ExactDecimal, invested: Int64
    ) -> Message {
        Message(area, 81, [.money(start), .rate(rate), .money(invested)])
    }
    /// `Each month's growth is rounded half-up.`
    static var stepRenterRounding: Message { Message(area, 82) }
    /// `What renting leaves`
    static var stepRenterTitle: Message { Message(area, 83) }
    ///     At the end of each year in {$currency :string}; paid are the sums of the year, without
    ///     what buying took at once.
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 84, [.text(currency)])
    }
    /// `Difference`
    static var tableYearsColumnDifference: Message { Message(area, 85) }
    /// `Home`
    static var tableYearsColumnHomeValue: Message { Message(area, 86) }
    /// `Owed`
    static var tableYearsColumnLoanBalance: Message { Message(area, 87) }
    /// `Buyer has`
    static var tableYearsColumnOwnerNetWorth: Message { Message(area, 88) }
    /// `Buyer pays`
    static var tableYearsColumnOwnerPaid: Message { Message(area, 89) }
    /// `Buyer invested`
    static var tableYearsColumnOwnerPot: Message { Message(area, 90) }
    /// `Renter pays`
    static var tableYearsColumnRentPaid: Message { Message(area, 91) }
    /// `Renter has`
    static var tableYearsColumnRenterNetWorth: Message { Message(area, 92) }
    /// `Costs of selling`
    static var tableYearsColumnSellingCosts: Message { Message(area, 93) }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 94) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 95) }
}
