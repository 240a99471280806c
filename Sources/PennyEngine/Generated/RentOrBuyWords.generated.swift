// scripts/messages makes this file of messages/en/rent-or-buy.mf2.

/// The messages of the area rent-or-buy, with the values that they take.
enum RentOrBuyWords {
    static var area: MessageArea { MessageArea(20, digest: 0x7E5D_C181) }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year}}
    ///     * {{After {$years} years}}
    @inline(never) static func after(years: Int) -> Message {
        Message(area, 0, [.count(years)])
    }
    ///     {$after :words}, you have {$lead :money} more if you buy. Buying is ahead from year
    ///     {$year :integer} on.
    @inline(never) static func answerBuy(after: Message, lead: Int64, year: Int) -> Message {
        Message(area, 1, [.words(after), .money(lead), .count(year)])
    }
    /// `{$after :words}, you have {$lead :money} more if you buy.`
    @inline(never) static func answerBuyNow(after: Message, lead: Int64) -> Message {
        Message(area, 2, [.words(after), .money(lead)])
    }
    /// `{$answer :words} Not counted, because you entered nothing: {$names :list}.`
    @inline(never) static func answerLeftOut(answer: Message, names: [Quantity]) -> Message {
        Message(area, 3, [.words(answer), .list(names)])
    }
    /// `{$after :words}, you have {$lead :money} more if you rent.`
    @inline(never) static func answerRent(after: Message, lead: Int64) -> Message {
        Message(area, 4, [.words(after), .money(lead)])
    }
    /// `{$after :words}, you have the same whether you rent or buy.`
    @inline(never) static func answerSame(after: Message) -> Message {
        Message(area, 5, [.words(after)])
    }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{not within {$years} year}}
    ///     * {{not within {$years} years}}
    @inline(never) static func breakEvenNever(years: Int) -> Message {
        Message(area, 6, [.count(years)])
    }
    /// `Rent or buy`
    static var calculatorMany: Message { Message(area, 7) }
    /// `Rent or buy`
    static var calculatorOne: Message { Message(area, 8) }
    /// `Should I rent or buy?`
    static var calculatorQuestion: Message { Message(area, 9) }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year, buying leaves you {$lead :money} more}}
    ///     * {{After {$years} years, buying leaves you {$lead :money} more}}
    @inline(never) static func chartNetWorthFindingBuying(years: Int, lead: Int64) -> Message {
        Message(area, 10, [.count(years), .money(lead)])
    }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year, renting leaves you {$lead :money} more}}
    ///     * {{After {$years} years, renting leaves you {$lead :money} more}}
    @inline(never) static func chartNetWorthFindingRenting(years: Int, lead: Int64) -> Message {
        Message(area, 11, [.count(years), .money(lead)])
    }
    ///     .input {$years :integer}
    ///     .match $years
    ///     one {{After {$years} year, you have the same either way}}
    ///     * {{After {$years} years, you have the same either way}}
    @inline(never) static func chartNetWorthFindingSame(years: Int) -> Message {
        Message(area, 12, [.count(years)])
    }
    /// `What you have if you buy`
    static var chartNetWorthSeriesOwner: Message { Message(area, 13) }
    /// `What you have if you rent`
    static var chartNetWorthSeriesRenter: Message { Message(area, 14) }
    /// `Buying breaks even after year`
    static var figureBreakEvenYear: Message { Message(area, 15) }
    /// `Buying is ahead by`
    static var figureBuyingAhead: Message { Message(area, 16) }
    /// `What buying leaves you more`
    static var figureDifference: Message { Message(area, 17) }
    /// `What renting leaves you more`
    static var figureDifferenceRent: Message { Message(area, 18) }
    /// `Cost of owning, first month`
    static var figureFirstMonthOwning: Message { Message(area, 19) }
    /// `Home value at the end`
    static var figureHomeValue: Message { Message(area, 20) }
    /// `Balance owed at the end`
    static var figureLoanBalance: Message { Message(area, 21) }
    /// `Part for the loan`
    static var figureMonthlyPayment: Message { Message(area, 22) }
    /// `What you have if you buy`
    static var figureOwnerNetWorth: Message { Message(area, 23) }
    /// `What you owe if you buy`
    static var figureOwnerNetWorthOwed: Message { Message(area, 24) }
    /// `What you have if you rent`
    static var figureRenterNetWorth: Message { Message(area, 25) }
    /// `What you owe if you rent`
    static var figureRenterNetWorthOwed: Message { Message(area, 26) }
    /// `Renting is ahead by`
    static var figureRentingAhead: Message { Message(area, 27) }
    /// `Part for interest`
    static var figureTotalInterest: Message { Message(area, 28) }
    /// `Total paid by the buyer`
    static var figureTotalOwning: Message { Message(area, 29) }
    /// `Total rent`
    static var figureTotalRent: Message { Message(area, 30) }
    /// `Yearly home value increase`
    static var inputAppreciationRate: Message { Message(area, 31) }
    /// `How much the home’s value grows each year.`
    static var inputAppreciationRateHelp: Message { Message(area, 32) }
    /// `Buying costs, % of price`
    static var inputBuyingCostRate: Message { Message(area, 33) }
    /// `Down payment`
    static var inputDownPayment: Message { Message(area, 34) }
    /// `The part of the price you pay yourself. The rest is the loan.`
    static var inputDownPaymentHelp: Message { Message(area, 35) }
    /// `Yearly home insurance`
    static var inputInsurance: Message { Message(area, 36) }
    /// `Yearly insurance increase`
    static var inputInsuranceIncrease: Message { Message(area, 37) }
    /// `Yearly investment return`
    static var inputInvestmentReturn: Message { Message(area, 38) }
    /// `What your money earns each year if you rent and invest it.`
    static var inputInvestmentReturnHelp: Message { Message(area, 39) }
    /// `Loan interest rate`
    static var inputLoanRate: Message { Message(area, 40) }
    /// `Loan term`
    static var inputLoanTerm: Message { Message(area, 41) }
    /// `Yearly maintenance, % of value`
    static var inputMaintenanceRate: Message { Message(area, 42) }
    /// `Monthly rent`
    static var inputMonthlyRent: Message { Message(area, 43) }
    /// `Home price`
    static var inputPrice: Message { Message(area, 44) }
    /// `A percentage of the price.`
    static var inputPriceShareHelp: Message { Message(area, 45) }
    /// `Yearly property tax, % of value`
    static var inputPropertyTaxRate: Message { Message(area, 46) }
    /// `Yearly rent increase`
    static var inputRentIncrease: Message { Message(area, 47) }
    /// `Selling costs, % of value`
    static var inputSellingCostRate: Message { Message(area, 48) }
    /// `What it costs each year, as a percentage of the home’s value.`
    static var inputValueShareHelp: Message { Message(area, 49) }
    /// `Years to compare`
    static var inputYears: Message { Message(area, 50) }
    /// `How long you plan to stay.`
    static var inputYearsHelp: Message { Message(area, 51) }
    /// `a rising home value`
    static var leftOutAppreciation: Message { Message(area, 52) }
    /// `buying costs`
    static var leftOutBuyingCosts: Message { Message(area, 53) }
    /// `home insurance`
    static var leftOutInsurance: Message { Message(area, 54) }
    /// `returns on investments`
    static var leftOutInvestmentReturn: Message { Message(area, 55) }
    /// `maintenance`
    static var leftOutMaintenance: Message { Message(area, 56) }
    /// `property tax`
    static var leftOutPropertyTax: Message { Message(area, 57) }
    /// `a rising rent`
    static var leftOutRentIncrease: Message { Message(area, 58) }
    /// `selling costs`
    static var leftOutSellingCosts: Message { Message(area, 59) }
    ///     In at least one year, selling the home would not pay off the loan. What you have if you
    ///     buy is below zero then.
    static var noteBelowZero: Message { Message(area, 60) }
    ///     Buying first breaks even after year {$year :integer}, but it is behind again in a later
    ///     year.
    @inline(never) static func noteNotInEveryYear(year: Int) -> Message {
        Message(area, 61, [.count(year)])
    }
    ///     At the start, the renter invests as much as the buyer pays for the down payment and
    ///     buying costs. Each month, both investments grow first. Then the loan payment and a
    ///     twelfth of the year’s tax, maintenance and insurance are compared with the rent, and the
    ///     one who pays less invests the difference. At the end of each year, the home is valued as
    ///     if it were sold.
    static var noteOrder: Message { Message(area, 62) }
    /// `The comparison leaves out tax breaks and taxes on gains, for the buyer and the renter.`
    static var noteTaxes: Message { Message(area, 63) }
    ///     The principal repaid, {$repaid :money}, plus the balance owed is the amount borrowed:
    ///     {$borrowed :money}.
    @inline(never) static func proofLoan(repaid: Int64, borrowed: Int64) -> Message {
        Message(area, 64, [.money(repaid), .money(borrowed)])
    }
    ///     What the renter invested, {$invested :money}, plus its growth, {$growth :money}, is what
    ///     the renter has.
    @inline(never) static func proofRenter(invested: Int64, growth: Int64) -> Message {
        Message(area, 65, [.money(invested), .money(growth)])
    }
    ///     The buyer and the renter spend the same on the home and on investments: {$buyer :money}
    ///     and {$renter :money}.
    @inline(never) static func proofSpent(buyer: Int64, renter: Int64) -> Message {
        Message(area, 66, [.money(buyer), .money(renter)])
    }
    /// `the first year whose difference is zero or more`
    static var stepBreakEvenFormula: Message { Message(area, 67) }
    ///     .input {$before :money}
    ///     .input {$then :money}
    ///     .local $behind = {$before :size}
    ///     .local $sign = {$then :sign}
    ///     .match $sign
    ///     zero {{behind by {$behind} a year earlier, then the same either way}}
    ///     * {{behind by {$behind} a year earlier, then ahead by {$then}}}
    @inline(never) static func stepBreakEvenNumbers(before: Int64, then: Int64) -> Message {
        Message(area, 68, [.money(before), .money(then)])
    }
    ///     .input {$then :money}
    ///     .local $sign = {$then :sign}
    ///     .match $sign
    ///     zero {{the same either way after the first year}}
    ///     * {{ahead by {$then} after the first year}}
    @inline(never) static func stepBreakEvenNumbersFirst(then: Int64) -> Message {
        Message(area, 69, [.money(then)])
    }
    ///     .input {$most :money}
    ///     .local $behind = {$most :size}
    ///     {{behind by at least {$behind}}}
    @inline(never) static func stepBreakEvenNumbersNever(most: Int64) -> Message {
        Message(area, 70, [.money(most)])
    }
    /// `When buying breaks even`
    static var stepBreakEvenTitle: Message { Message(area, 71) }
    /// `what you have if you buy − what you have if you rent`
    static var stepDifferenceFormula: Message { Message(area, 72) }
    /// `The difference`
    static var stepDifferenceTitle: Message { Message(area, 73) }
    /// `payment + (value × (tax + maintenance) + insurance) ÷ 12`
    static var stepFirstMonthFormula: Message { Message(area, 74) }
    ///     {$payment :money} + ({$value :money} × ({$tax :rate} + {$maintenance :rate}) +
    ///     {$insurance :money}) ÷ 12
    @inline(never) static func stepFirstMonthNumbers(
        payment: Int64, value: Int64, tax: ExactDecimal, maintenance: ExactDecimal, insurance: Int64
    ) -> Message {
        Message(
            area, 75,
            [.money(payment), .money(value), .rate(tax), .rate(maintenance), .money(insurance)])
    }
    ///     Each yearly amount is rounded (halves up), from the value at the start of the year. It
    ///     is split so that the twelve months add up to it.
    static var stepFirstMonthRounding: Message { Message(area, 76) }
    /// `What owning costs in the first month`
    static var stepFirstMonthTitle: Message { Message(area, 77) }
    /// `price × (1 + rise)^years`
    static var stepHomeValueFormula: Message { Message(area, 78) }
    /// `{$price :money} × (1 + {$rise :rate})^{$years :integer}`
    @inline(never) static func stepHomeValueNumbers(
        price: Int64, rise: ExactDecimal, years: Int
    ) -> Message {
        Message(area, 79, [.money(price), .rate(rise), .count(years)])
    }
    /// `The exact product is rounded (halves up) once.`
    static var stepHomeValueRounding: Message { Message(area, 80) }
    /// `The value of the home`
    static var stepHomeValueTitle: Message { Message(area, 81) }
    /// `what you have if you buy − what you have if you rent`
    static var stepLeadFormulaBuying: Message { Message(area, 82) }
    /// `what you have if you rent − what you have if you buy`
    static var stepLeadFormulaRenting: Message { Message(area, 83) }
    /// `How far ahead the better choice is`
    static var stepLeadTitle: Message { Message(area, 84) }
    /// `loan × i × (1 + i)^n ÷ ((1 + i)^n − 1), with i = rate ÷ 12`
    static var stepLoanFormula: Message { Message(area, 85) }
    /// `loan ÷ n, because the rate is zero`
    static var stepLoanFormulaWithoutInterest: Message { Message(area, 86) }
    /// `you borrow nothing, so there is no loan payment`
    static var stepLoanFormulaWithoutLoan: Message { Message(area, 87) }
    ///     loan = {$price :money} − {$down :money} = {$borrowed :money}; rate {$rate :rate}, n =
    ///     {$payments :integer}
    @inline(never) static func stepLoanNumbers(
        price: Int64, down: Int64, borrowed: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(
            area, 88,
            [.money(price), .money(down), .money(borrowed), .rate(rate), .count(payments)])
    }
    /// `loan = {$price :money} − {$down :money} = {$borrowed :money}`
    @inline(never) static func stepLoanNumbersWithoutLoan(
        price: Int64, down: Int64, borrowed: Int64
    ) -> Message {
        Message(area, 89, [.money(price), .money(down), .money(borrowed)])
    }
    /// `Rounded (halves up). The schedule is the same as for any loan.`
    static var stepLoanRounding: Message { Message(area, 90) }
    /// `Ordinary annuity`
    static var stepLoanSource: Message { Message(area, 91) }
    /// `The loan payment`
    static var stepLoanTitle: Message { Message(area, 92) }
    /// `{$owed :money} owed, {$interest :money} interest paid`
    @inline(never) static func stepOwedAnswer(owed: Int64, interest: Int64) -> Message {
        Message(area, 93, [.money(owed), .money(interest)])
    }
    /// `from the loan’s schedule after 12 × years payments`
    static var stepOwedFormula: Message { Message(area, 94) }
    /// `Each month’s interest is rounded (halves up).`
    static var stepOwedRounding: Message { Message(area, 95) }
    /// `The balance owed and the interest paid`
    static var stepOwedTitle: Message { Message(area, 96) }
    /// `value − balance owed − selling costs + the buyer’s investments`
    static var stepOwnerFormula: Message { Message(area, 97) }
    /// `{$value :money} − {$owed :money} − {$costs :money} + {$invested :money}`
    @inline(never) static func stepOwnerNumbers(
        value: Int64, owed: Int64, costs: Int64, invested: Int64
    ) -> Message {
        Message(area, 98, [.money(value), .money(owed), .money(costs), .money(invested)])
    }
    /// `What you have if you buy`
    static var stepOwnerTitle: Message { Message(area, 99) }
    /// `down payment + buying costs + the costs of owning in every month`
    static var stepOwningFormula: Message { Message(area, 100) }
    /// `Total paid by the buyer`
    static var stepOwningTitle: Message { Message(area, 101) }
    /// `the sum of 12 × rent for each year; after every year, rent × (1 + rise)`
    static var stepRentFormula: Message { Message(area, 102) }
    ///     .input {$rent :money}
    ///     .input {$rise :rate}
    ///     .local $sign = {$rise :sign}
    ///     .local $size = {$rise :size}
    ///     .match $sign
    ///     zero {{{$rent}, the same in every year}}
    ///     negative {{{$rent}, falling {$size} a year}}
    ///     * {{{$rent}, rising {$size} a year}}
    @inline(never) static func stepRentNumbers(rent: Int64, rise: ExactDecimal) -> Message {
        Message(area, 103, [.money(rent), .rate(rise)])
    }
    /// `Each year’s rent is computed from the first year’s rent and rounded (halves up) once.`
    static var stepRentRounding: Message { Message(area, 104) }
    /// `Total rent`
    static var stepRentTitle: Message { Message(area, 105) }
    ///     each month: investments + growth, then + the amount by which owning costs more than
    ///     renting; growth = investments × ((1 + return)^(1 ÷ 12) − 1)
    static var stepRenterFormula: Message { Message(area, 106) }
    /// `starts with {$start :money} at {$rate :rate}; total invested {$invested :money}`
    @inline(never) static func stepRenterNumbers(
        start: Int64, rate: ExactDecimal, invested: Int64
    ) -> Message {
        Message(area, 107, [.money(start), .rate(rate), .money(invested)])
    }
    /// `Each month’s growth is rounded (halves up).`
    static var stepRenterRounding: Message { Message(area, 108) }
    /// `What you have if you rent`
    static var stepRenterTitle: Message { Message(area, 109) }
    ///     At the end of each year, in {$currency :string}. “Buyer pays” and “Renter pays” are
    ///     totals for the year, without the down payment and buying costs.
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 110, [.text(currency)])
    }
    /// `Difference`
    static var tableYearsColumnDifference: Message { Message(area, 111) }
    /// `Home value`
    static var tableYearsColumnHomeValue: Message { Message(area, 112) }
    /// `Balance owed`
    static var tableYearsColumnLoanBalance: Message { Message(area, 113) }
    /// `Buyer has`
    static var tableYearsColumnOwnerNetWorth: Message { Message(area, 114) }
    /// `Buyer pays`
    static var tableYearsColumnOwnerPaid: Message { Message(area, 115) }
    /// `Buyer’s investments`
    static var tableYearsColumnOwnerPot: Message { Message(area, 116) }
    /// `Renter pays`
    static var tableYearsColumnRentPaid: Message { Message(area, 117) }
    /// `Renter has`
    static var tableYearsColumnRenterNetWorth: Message { Message(area, 118) }
    /// `Selling costs`
    static var tableYearsColumnSellingCosts: Message { Message(area, 119) }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 120) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 121) }
}
