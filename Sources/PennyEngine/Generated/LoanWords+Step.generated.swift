// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `amount borrowed = price − down payment`
    static var stepAmountBorrowedFormula: Message { Message(area, 182) }
    /// `A down payment given as a percentage is rounded (halves up) to {$unit :money}.`
    @inline(never) static func stepAmountBorrowedRounding(unit: Int64) -> Message {
        Message(area, 183, [.money(unit)])
    }
    /// `The amount borrowed`
    static var stepAmountBorrowedTitle: Message { Message(area, 184) }
    ///     the rate at which the payments of the contract, discounted by periods, are worth the
    ///     amount financed: principal − prepaid finance charges
    static var stepAprFormula: Message { Message(area, 185) }
    ///     the rate at which the payments of the contract, discounted by periods, are worth the
    ///     amount financed: principal − prepaid finance charges; mortgage insurance premiums count
    ///     as payments, 12 CFR 1026.4(b)(5)
    static var stepAprFormulaPremiums: Message { Message(area, 186) }
    ///     n × r, where r is the rate at which the payments of the contract, each divided by (1 +
    ///     r)^j, are worth the amount advanced: principal − charges paid at the start
    static var stepAprFormulaAu: Message { Message(area, 187) }
    ///     cost of borrowing ÷ (years × average principal); the cost is interest and charges by the
    ///     contract, and the average is that of the balances before each of its payments
    static var stepAprFormulaCa: Message { Message(area, 188) }
    ///     cost of borrowing ÷ (years × average principal), restated with the compounding of the
    ///     agreed rate; the cost is interest and charges by the contract, and the average is that
    ///     of the balances before each of its payments
    static var stepAprFormulaCaCompounded: Message { Message(area, 189) }
    /// `the agreed interest rate, because interest is the only cost of borrowing`
    static var stepAprFormulaCaInterest: Message { Message(area, 190) }
    ///     the yearly rate at which the payments of the contract, each divided by (1 + rate)^years,
    ///     are worth the amount advanced: principal − charges paid at the start
    static var stepAprFormulaEffective: Message { Message(area, 191) }
    ///     .input {$principal :money}
    ///     .input {$charges :money}
    ///     .input {$financed :money}
    ///     .input {$unit-periods :integer}
    ///     .match $unit-periods
    ///     one {{{$principal} − {$charges} = {$financed} and {$unit-periods} period a year}}
    ///     * {{{$principal} − {$charges} = {$financed} and {$unit-periods} periods a year}}
    @inline(never) static func stepAprNumbers(
        principal: Int64, charges: Int64, financed: Int64, unitPeriods: Int
    ) -> Message {
        Message(
            area, 192, [.money(principal), .money(charges), .money(financed), .count(unitPeriods)])
    }
    ///     .input {$principal :money}
    ///     .input {$charges :money}
    ///     .input {$financed :money}
    ///     .input {$unit-periods :integer}
    ///     .input {$first :integer}
    ///     .match $unit-periods
    ///     one {{{$principal} − {$charges} = {$financed} and {$unit-periods} period a year; the
    ///     first payment comes after {$first} periods}}
    ///     * {{{$principal} − {$charges} = {$financed} and {$unit-periods} periods a year; the
    ///     first payment comes after {$first} periods}}
    @inline(never) static func stepAprNumbersFirst(
        principal: Int64, charges: Int64, financed: Int64, unitPeriods: Int, first: Int
    ) -> Message {
        Message(
            area, 193,
            [
                .money(principal), .money(charges), .money(financed), .count(unitPeriods),
                .count(first),
            ])
    }
    ///     .input {$principal :money}
    ///     .input {$charges :money}
    ///     .input {$financed :money}
    ///     .input {$unit-periods :integer}
    ///     .input {$first :integer}
    ///     .input {$part :digits}
    ///     .match $unit-periods
    ///     one {{{$principal} − {$charges} = {$financed} and {$unit-periods} period a year; the
    ///     first payment comes after {$first} and {$part} periods}}
    ///     * {{{$principal} − {$charges} = {$financed} and {$unit-periods} periods a year; the
    ///     first payment comes after {$first} and {$part} periods}}
    @inline(never) static func stepAprNumbersFirstPart(
        principal: Int64, charges: Int64, financed: Int64, unitPeriods: Int, first: Int,
        part: String
    ) -> Message {
        Message(
            area, 194,
            [
                .money(principal), .money(charges), .money(financed), .count(unitPeriods),
                .count(first), .text(part),
            ])
    }
    ///     {$principal :money} − {$charges :money} = {$financed :money}; n = {$payments :number}
    ///     payments a year; the first payment is at j = {$first :digits}
    @inline(never) static func stepAprNumbersAu(
        principal: Int64, charges: Int64, financed: Int64, payments: ExactDecimal, first: String
    ) -> Message {
        Message(
            area, 195,
            [.money(principal), .money(charges), .money(financed), .number(payments), .text(first)])
    }
    ///     ({$interest :money} + {$charges :money}) ÷ ({$years :digits} × {$balances :money} ÷
    ///     {$payments :integer})
    @inline(never) static func stepAprNumbersCa(
        interest: Int64, charges: Int64, years: String, balances: Int64, payments: Int
    ) -> Message {
        Message(
            area, 196,
            [.money(interest), .money(charges), .text(years), .money(balances), .count(payments)])
    }
    ///     ({$interest :money} + {$charges :money}) ÷ ({$years :digits} × {$balances :money} ÷
    ///     {$payments :integer}) = {$simple :value}; ((1 + {$simple :value} ÷ {$a-year
    ///     :integer})^({$a-year :integer} ÷ {$times :integer}) − 1) × {$times :integer}
    @inline(never) static func stepAprNumbersCaCompounded(
        interest: Int64, charges: Int64, years: String, balances: Int64, payments: Int,
        simple: Quantity, aYear: Int, times: Int
    ) -> Message {
        Message(
            area, 197,
            [
                .money(interest), .money(charges), .text(years), .money(balances), .count(payments),
                simple, .count(aYear), .count(times),
            ])
    }
    ///     {$principal :money} − {$charges :money} = {$financed :money}; years to the first
    ///     payment: {$first :digits}; years between payments: {$between :digits}
    @inline(never) static func stepAprNumbersYears(
        principal: Int64, charges: Int64, financed: Int64, first: String, between: String
    ) -> Message {
        Message(
            area, 198,
            [.money(principal), .money(charges), .money(financed), .text(first), .text(between)])
    }
    /// `Found to 14 decimals; shown rounded.`
    static var stepAprRounding: Message { Message(area, 199) }
    ///     Found to 14 decimals: {$exact :value}. The law gives one decimal, which goes up by one
    ///     if the next digit is 5 or more.
    @inline(never) static func stepAprRoundingOne(exact: Quantity) -> Message {
        Message(area, 200, [exact])
    }
    /// `Regulation Z, 12 CFR 1026.17(c)(1) and appendix J, actuarial method`
    static var stepAprSource: Message { Message(area, 201) }
    /// `National Consumer Credit Protection Regulations 2010, regulation 100(3)`
    static var stepAprSourceAu: Message { Message(area, 202) }
    ///     Bank Act, section 627.9, and Financial Consumer Protection Framework Regulations,
    ///     SOR/2021-181, section 47
    static var stepAprSourceCa: Message { Message(area, 203) }
    /// `Consumer Credit Act (SR 221.214.1), article 33(2) and annex 1`
    static var stepAprSourceCh: Message { Message(area, 204) }
    ///     .input {$credit :one-of}
    ///     .match $credit
    ///     home {{Directive 2014/17/EU, article 17(3) and annex I}}
    ///     before {{Directives 2008/48/EC, article 19(3) and annex I, and 2014/17/EU, article 17(3)
    ///     and annex I}}
    ///     since {{Directives (EU) 2023/2225, article 30 and annex III, and 2014/17/EU, article
    ///     17(3) and annex I}}
    ///     * {{Directives (EU) 2023/2225, article 30 and annex III (for credit agreed before
    ///     November 20, 2026: 2008/48/EC, article 19(3) and annex I), and 2014/17/EU, article 17(3)
    ///     and annex I}}
    @inline(never) static func stepAprSourceEu(credit: Credit) -> Message {
        Message(area, 205, [.text(credit.rawValue)])
    }
    /// `FCA Handbook, MCOB 10A.1.3 and 10A.2, and CONC App 1.2`
    static var stepAprSourceUk: Message { Message(area, 206) }
    /// `The APR`
    static var stepAprTitle: Message { Message(area, 207) }
    ///     .input {$times :integer}
    ///     .input {$rate :rate}
    ///     .match $times
    ///     one {{the first payment is the level payment at the first rate; once a year, the level
    ///     payment is computed again from the balance and the rate at that time; the first time,
    ///     the payment rises by at most {$rate}}}
    ///     * {{the first payment is the level payment at the first rate; once a year, the level
    ///     payment is computed again from the balance and the rate at that time; the first {$times}
    ///     times, the payment rises by at most {$rate}}}
    @inline(never) static func stepChangeCapFormula(times: Int, rate: ExactDecimal) -> Message {
        Message(area, 208, [.count(times), .rate(rate)])
    }
    ///     .input {$principal :money}
    ///     .input {$rate :rate}
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$principal} at {$rate} over {$payments} payment}}
    ///     * {{{$principal} at {$rate} over {$payments} payments}}
    @inline(never) static func stepChangeCapNumbers(
        principal: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 209, [.money(principal), .rate(rate), .count(payments)])
    }
    /// `Payment cap, as in the official comments on 12 CFR 1026.43(d)`
    static var stepChangeCapSource: Message { Message(area, 210) }
    ///     .input {$times :integer}
    ///     .input {$rate :rate}
    ///     .match $times
    ///     one {{payment = the first payment you set; it grows by {$rate} after the first year; a
    ///     year later it is the level payment that repays the rest}}
    ///     * {{payment = the first payment you set; it grows by {$rate} after each of the first
    ///     {$times} years; a year later it is the level payment that repays the rest}}
    @inline(never) static func stepChangeGrowthFormula(times: Int, rate: ExactDecimal) -> Message {
        Message(area, 211, [.count(times), .rate(rate)])
    }
    ///     Each new payment is rounded {$rule :words} to {$unit :money}, and the next one grows
    ///     from it. The last payment pays the rest.
    @inline(never) static func stepChangeRounding(rule: Message, unit: Int64) -> Message {
        Message(area, 212, [.words(rule), .money(unit)])
    }
    ///     .input {$times :integer}
    ///     .input {$rate :rate}
    ///     .match $times
    ///     one {{first payment = principal × (1 + i)ⁿ ÷ Σ (1 + growth)^increases × (1 + i)^(n − k),
    ///     over the n payments k; i = the rate per period; the payment grows by {$rate} after the
    ///     first year}}
    ///     * {{first payment = principal × (1 + i)ⁿ ÷ Σ (1 + growth)^increases × (1 + i)^(n − k),
    ///     over the n payments k; i = the rate per period; the payment grows by {$rate} after each
    ///     of the first {$times} years}}
    @inline(never) static func stepChangeSolvedFormula(times: Int, rate: ExactDecimal) -> Message {
        Message(area, 213, [.count(times), .rate(rate)])
    }
    ///     .input {$principal :money}
    ///     .input {$payments :integer}
    ///     .input {$rate :rate}
    ///     .input {$times :integer}
    ///     .match $times
    ///     one {{{$principal}, n = {$payments}, growth = {$rate}, at most {$times} increase}}
    ///     * {{{$principal}, n = {$payments}, growth = {$rate}, at most {$times} increases}}
    @inline(never) static func stepChangeSolvedNumbers(
        principal: Int64, payments: Int, rate: ExactDecimal, times: Int
    ) -> Message {
        Message(area, 214, [.money(principal), .count(payments), .rate(rate), .count(times)])
    }
    /// `Graduated payment mortgage, as in 24 CFR 203.45`
    static var stepChangeSolvedSource: Message { Message(area, 215) }
    /// `all interest + the fees paid at the start`
    static var stepCostFormula: Message { Message(area, 216) }
    /// `all interest + the fees paid at the start + all mortgage insurance`
    static var stepCostFormulaInsurance: Message { Message(area, 217) }
    /// `the amount borrowed − the fees paid at the start`
    static var stepCostReceived: Message { Message(area, 218) }
    /// `the amount borrowed + the cost of credit`
    static var stepCostTotal: Message { Message(area, 219) }
    /// `payments continue until the balance is zero`
    static var stepCountFormula: Message { Message(area, 220) }
    /// `zero after payment {$number :integer} of the {$agreed :integer} agreed`
    @inline(never) static func stepCountNumbers(number: Int, agreed: Int) -> Message {
        Message(area, 221, [.count(number), .count(agreed)])
    }
    /// `The number of payments`
    static var stepCountTitle: Message { Message(area, 222) }
    /// `interest = balance × rate ÷ payments a year`
    static var stepFirstInterestFormula: Message { Message(area, 223) }
    ///     interest = balance × i, with i = (1 + rate ÷ compoundings a year)^(compoundings ÷
    ///     payments a year) − 1
    static var stepFirstInterestFormulaCompounded: Message { Message(area, 224) }
    ///     interest = balance × i + odd-days interest, with i = (1 + rate ÷ compoundings a
    ///     year)^(compoundings ÷ payments a year) − 1
    static var stepFirstInterestFormulaCompoundedOdd: Message { Message(area, 225) }
    /// `interest = balance × rate × part of a year ({$day-count :words})`
    @inline(never) static func stepFirstInterestFormulaDays(dayCount: Message) -> Message {
        Message(area, 226, [.words(dayCount)])
    }
    /// `interest = balance × rate ÷ payments a year + odd-days interest`
    static var stepFirstInterestFormulaOdd: Message { Message(area, 227) }
    /// `{$balance :money} × {$rate :rate} ÷ {$payments :integer}`
    @inline(never) static func stepFirstInterestNumbers(
        balance: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 228, [.money(balance), .rate(rate), .count(payments)])
    }
    ///     {$balance :money} × i, i = (1 + {$rate :rate} ÷ {$times :integer})^({$times :integer} ÷
    ///     {$payments :integer}) − 1
    @inline(never) static func stepFirstInterestNumbersCompounded(
        balance: Int64, rate: ExactDecimal, times: Int, payments: Int
    ) -> Message {
        Message(area, 229, [.money(balance), .rate(rate), .count(times), .count(payments)])
    }
    ///     {$balance :money} × i + {$odd :money}, i = (1 + {$rate :rate} ÷ {$times
    ///     :integer})^({$times :integer} ÷ {$payments :integer}) − 1
    @inline(never) static func stepFirstInterestNumbersCompoundedOdd(
        balance: Int64, rate: ExactDecimal, times: Int, payments: Int, odd: Int64
    ) -> Message {
        Message(
            area, 230, [.money(balance), .rate(rate), .count(times), .count(payments), .money(odd)])
    }
    /// `{$balance :money} × {$rate :rate} × {$part :digits}`
    @inline(never) static func stepFirstInterestNumbersDays(
        balance: Int64, rate: ExactDecimal, part: String
    ) -> Message {
        Message(area, 231, [.money(balance), .rate(rate), .text(part)])
    }
    /// `{$balance :money} × {$rate :rate} ÷ {$payments :integer} + {$odd :money}`
    @inline(never) static func stepFirstInterestNumbersOdd(
        balance: Int64, rate: ExactDecimal, payments: Int, odd: Int64
    ) -> Message {
        Message(area, 232, [.money(balance), .rate(rate), .count(payments), .money(odd)])
    }
    ///     Multiplied first and divided last. Rounded {$rule :words} to {$unit :money}, once. Every
    ///     later payment follows the same rule.
    @inline(never) static func stepFirstInterestRounding(rule: Message, unit: Int64) -> Message {
        Message(area, 233, [.words(rule), .money(unit)])
    }
    /// `Rounded {$rule :words} to {$unit :money}, once. Every later payment follows the same rule.`
    @inline(never) static func stepFirstInterestRoundingCompounded(
        rule: Message, unit: Int64
    ) -> Message {
        Message(area, 234, [.words(rule), .money(unit)])
    }
    /// `The interest in the first payment`
    static var stepFirstInterestTitle: Message { Message(area, 235) }
    /// `principal = payment − interest; balance = balance − principal`
    static var stepFirstPrincipalFormula: Message { Message(area, 236) }
    /// `principal = payment − interest; balance = balance − principal − extra`
    static var stepFirstPrincipalFormulaExtra: Message { Message(area, 237) }
    ///     {$payment :money} − {$interest :money} = {$principal :money}; {$balance :money} −
    ///     {$principal :money}
    @inline(never) static func stepFirstPrincipalNumbers(
        payment: Int64, interest: Int64, principal: Int64, balance: Int64
    ) -> Message {
        Message(area, 238, [.money(payment), .money(interest), .money(principal), .money(balance)])
    }
    ///     {$payment :money} − {$interest :money} = {$principal :money}; {$balance :money} −
    ///     {$principal :money} − {$extra :money}
    @inline(never) static func stepFirstPrincipalNumbersExtra(
        payment: Int64, interest: Int64, principal: Int64, balance: Int64, extra: Int64
    ) -> Message {
        Message(
            area, 239,
            [.money(payment), .money(interest), .money(principal), .money(balance), .money(extra)])
    }
    /// `What the first payment repays`
    static var stepFirstPrincipalTitle: Message { Message(area, 240) }
    /// `payment + tax and insurance + mortgage insurance`
    static var stepFullPaymentFormula: Message { Message(area, 241) }
    /// `{$payment :money} + {$beside :money} + {$premium :money}`
    @inline(never) static func stepFullPaymentNumbers(
        payment: Int64, beside: Int64, premium: Int64
    ) -> Message {
        Message(area, 242, [.money(payment), .money(beside), .money(premium)])
    }
    /// `The payment with taxes and insurance`
    static var stepFullPaymentTitle: Message { Message(area, 243) }
    /// `the highest balance, at the start or after a payment`
    static var stepHighestBalanceFormula: Message { Message(area, 244) }
    ///     .input {$principal :money}
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{{$principal} at the start, and {$rows} row}}
    ///     * {{{$principal} at the start, and {$rows} rows}}
    @inline(never) static func stepHighestBalanceNumbers(principal: Int64, rows: Int) -> Message {
        Message(area, 245, [.money(principal), .count(rows)])
    }
    /// `Maximum loan amount, 12 CFR 1026.43(b)(7)`
    static var stepHighestBalanceSource: Message { Message(area, 246) }
    /// `The highest balance`
    static var stepHighestBalanceTitle: Message { Message(area, 247) }
    /// `the highest payment in the schedule, except for the last one`
    static var stepHighestPaymentFormula: Message { Message(area, 248) }
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{of {$rows} row}}
    ///     * {{of {$rows} rows}}
    @inline(never) static func stepHighestPaymentNumbers(rows: Int) -> Message {
        Message(area, 249, [.count(rows)])
    }
    /// `The highest payment before the last`
    static var stepHighestPaymentTitle: Message { Message(area, 250) }
    /// `interest without extras − interest with them`
    static var stepInterestSavedFormula: Message { Message(area, 251) }
    /// `Interest saved by the extra payments`
    static var stepInterestSavedTitle: Message { Message(area, 252) }
    /// `last payment = balance + its interest`
    static var stepLastPaymentFormula: Message { Message(area, 253) }
    /// `last payment = interest + principal; an extra payment repays the rest`
    static var stepLastPaymentFormulaExtra: Message { Message(area, 254) }
    /// `{$interest :money} + {$principal :money}; {$extra :money} extra`
    @inline(never) static func stepLastPaymentNumbersExtra(
        interest: Int64, principal: Int64, extra: Int64
    ) -> Message {
        Message(area, 255, [.money(interest), .money(principal), .money(extra)])
    }
    /// `The last payment pays the rest, so the balance ends at exactly zero.`
    static var stepLastPaymentRounding: Message { Message(area, 256) }
    /// `The last payment`
    static var stepLastPaymentTitle: Message { Message(area, 257) }
    /// `loan-to-value ratio = amount borrowed ÷ price`
    static var stepLoanToValueFormula: Message { Message(area, 258) }
    /// `Rounded (halves up) to 0.01%.`
    static var stepLoanToValueRounding: Message { Message(area, 259) }
    /// `Loan-to-value ratio`
    static var stepLoanToValueTitle: Message { Message(area, 260) }
    /// `interest = principal × rate × odd days in years ({$day-count :words})`
    @inline(never) static func stepOddInterestFormula(dayCount: Message) -> Message {
        Message(area, 261, [.words(dayCount)])
    }
    ///     interest = principal × ((1 + i)^part − 1), with the odd days as a part of a period
    ///     ({$day-count :words})
    @inline(never) static func stepOddInterestFormulaCompound(dayCount: Message) -> Message {
        Message(area, 262, [.words(dayCount)])
    }
}
