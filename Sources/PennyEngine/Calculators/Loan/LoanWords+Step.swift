// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `amount borrowed = price − down payment`
    static var stepAmountBorrowedFormula: Message { Message(area, 109) }
    /// `A down payment given as a percentage is rounded half-up to {$unit :money}.`
    @inline(never) static func stepAmountBorrowedRounding(unit: Int64) -> Message {
        Message(area, 110, [.money(unit)])
    }
    /// `The amount borrowed`
    static var stepAmountBorrowedTitle: Message { Message(area, 111) }
    ///     the rate at which all payments, discounted by unit-periods, are worth the amount
    ///     financed: principal − prepaid finance charges
    static var stepAprFormula: Message { Message(area, 112) }
    ///     the rate at which all payments, discounted by unit-periods, are worth the amount
    ///     financed: principal − prepaid finance charges; mortgage insurance premiums count as
    ///     payments, 12 CFR 1026.4(b)(5)
    static var stepAprFormulaPremiums: Message { Message(area, 113) }
    ///     .input {$principal :money}
    ///     .input {$charges :money}
    ///     .input {$financed :money}
    ///     .input {$unit-periods :integer}
    ///     .match $unit-periods
    ///     one {{{$principal} − {$charges} = {$financed} and {$unit-periods} unit-period a year}}
    ///     * {{{$principal} − {$charges} = {$financed} and {$unit-periods} unit-periods a year}}
    @inline(never) static func stepAprNumbers(
        principal: Int64, charges: Int64, financed: Int64, unitPeriods: Int
    ) -> Message {
        Message(
            area, 114, [.money(principal), .money(charges), .money(financed), .count(unitPeriods)])
    }
    ///     .input {$principal :money}
    ///     .input {$charges :money}
    ///     .input {$financed :money}
    ///     .input {$unit-periods :integer}
    ///     .input {$first :integer}
    ///     .match $unit-periods
    ///     one {{{$principal} − {$charges} = {$financed} and {$unit-periods} unit-period a year;
    ///     the first payment comes after {$first} unit-periods}}
    ///     * {{{$principal} − {$charges} = {$financed} and {$unit-periods} unit-periods a year; the
    ///     first payment comes after {$first} unit-periods}}
    @inline(never) static func stepAprNumbersFirst(
        principal: Int64, charges: Int64, financed: Int64, unitPeriods: Int, first: Int
    ) -> Message {
        Message(
            area, 115,
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
    ///     .input {$part :string}
    ///     .match $unit-periods
    ///     one {{{$principal} − {$charges} = {$financed} and {$unit-periods} unit-period a year;
    ///     the first payment comes after {$first} and {$part} unit-periods}}
    ///     * {{{$principal} − {$charges} = {$financed} and {$unit-periods} unit-periods a year; the
    ///     first payment comes after {$first} and {$part} unit-periods}}
    @inline(never) static func stepAprNumbersFirstPart(
        principal: Int64, charges: Int64, financed: Int64, unitPeriods: Int, first: Int,
        part: String
    ) -> Message {
        Message(
            area, 116,
            [
                .money(principal), .money(charges), .money(financed), .count(unitPeriods),
                .count(first), .text(part),
            ])
    }
    /// `Found to 14 decimals; shown rounded.`
    static var stepAprRounding: Message { Message(area, 117) }
    /// `Regulation Z, 12 CFR 1026, appendix J, actuarial method`
    static var stepAprSource: Message { Message(area, 118) }
    /// `The APR`
    static var stepAprTitle: Message { Message(area, 119) }
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
        Message(area, 120, [.count(times), .rate(rate)])
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
        Message(area, 121, [.money(principal), .rate(rate), .count(payments)])
    }
    /// `Payment cap, as in the official comments on 12 CFR 1026.43(d)`
    static var stepChangeCapSource: Message { Message(area, 122) }
    ///     .input {$times :integer}
    ///     .input {$rate :rate}
    ///     .match $times
    ///     one {{payment = the first payment you set; it grows by {$rate} after the first year; a
    ///     year later it is the level payment that repays the rest}}
    ///     * {{payment = the first payment you set; it grows by {$rate} after each of the first
    ///     {$times} years; a year later it is the level payment that repays the rest}}
    @inline(never) static func stepChangeGrowthFormula(times: Int, rate: ExactDecimal) -> Message {
        Message(area, 123, [.count(times), .rate(rate)])
    }
    ///     Each new payment is rounded {$rule :words} to {$unit :money}, and the next one grows
    ///     from it. The last payment pays the rest.
    @inline(never) static func stepChangeRounding(rule: Message, unit: Int64) -> Message {
        Message(area, 124, [.words(rule), .money(unit)])
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
        Message(area, 125, [.count(times), .rate(rate)])
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
        Message(area, 126, [.money(principal), .count(payments), .rate(rate), .count(times)])
    }
    /// `Graduated payment mortgage, as in 24 CFR 203.45`
    static var stepChangeSolvedSource: Message { Message(area, 127) }
    /// `payments continue until the balance is zero`
    static var stepCountFormula: Message { Message(area, 128) }
    /// `zero after payment {$number :integer} of the {$agreed :integer} agreed`
    @inline(never) static func stepCountNumbers(number: Int, agreed: Int) -> Message {
        Message(area, 129, [.count(number), .count(agreed)])
    }
    /// `The number of payments`
    static var stepCountTitle: Message { Message(area, 130) }
    /// `interest = balance × rate ÷ payments a year`
    static var stepFirstInterestFormula: Message { Message(area, 131) }
    ///     interest = balance × i, with i = (1 + rate ÷ compoundings a year)^(compoundings ÷
    ///     payments a year) − 1
    static var stepFirstInterestFormulaCompounded: Message { Message(area, 132) }
    ///     interest = balance × i + odd-days interest, with i = (1 + rate ÷ compoundings a
    ///     year)^(compoundings ÷ payments a year) − 1
    static var stepFirstInterestFormulaCompoundedOdd: Message { Message(area, 133) }
    /// `interest = balance × rate × part of a year ({$day-count :string})`
    @inline(never) static func stepFirstInterestFormulaDays(dayCount: String) -> Message {
        Message(area, 134, [.text(dayCount)])
    }
    /// `interest = balance × rate ÷ payments a year + odd-days interest`
    static var stepFirstInterestFormulaOdd: Message { Message(area, 135) }
    /// `{$balance :money} × {$rate :rate} ÷ {$payments :integer}`
    @inline(never) static func stepFirstInterestNumbers(
        balance: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 136, [.money(balance), .rate(rate), .count(payments)])
    }
    ///     {$balance :money} × i, i = (1 + {$rate :rate} ÷ {$times :integer})^({$times :integer} ÷
    ///     {$payments :integer}) − 1
    @inline(never) static func stepFirstInterestNumbersCompounded(
        balance: Int64, rate: ExactDecimal, times: Int, payments: Int
    ) -> Message {
        Message(area, 137, [.money(balance), .rate(rate), .count(times), .count(payments)])
    }
    ///     {$balance :money} × i + {$odd :money}, i = (1 + {$rate :rate} ÷ {$times
    ///     :integer})^({$times :integer} ÷ {$payments :integer}) − 1
    @inline(never) static func stepFirstInterestNumbersCompoundedOdd(
        balance: Int64, rate: ExactDecimal, times: Int, payments: Int, odd: Int64
    ) -> Message {
        Message(
            area, 138, [.money(balance), .rate(rate), .count(times), .count(payments), .money(odd)])
    }
    /// `{$balance :money} × {$rate :rate} × {$part :string}`
    @inline(never) static func stepFirstInterestNumbersDays(
        balance: Int64, rate: ExactDecimal, part: String
    ) -> Message {
        Message(area, 139, [.money(balance), .rate(rate), .text(part)])
    }
    /// `{$balance :money} × {$rate :rate} ÷ {$payments :integer} + {$odd :money}`
    @inline(never) static func stepFirstInterestNumbersOdd(
        balance: Int64, rate: ExactDecimal, payments: Int, odd: Int64
    ) -> Message {
        Message(area, 140, [.money(balance), .rate(rate), .count(payments), .money(odd)])
    }
    ///     Multiplied first and divided last. Rounded {$rule :words} to {$unit :money}, once. Every
    ///     later payment follows the same rule.
    @inline(never) static func stepFirstInterestRounding(rule: Message, unit: Int64) -> Message {
        Message(area, 141, [.words(rule), .money(unit)])
    }
    /// `Rounded {$rule :words} to {$unit :money}, once. Every later payment follows the same rule.`
    @inline(never) static func stepFirstInterestRoundingCompounded(
        rule: Message, unit: Int64
    ) -> Message {
        Message(area, 142, [.words(rule), .money(unit)])
    }
    /// `The interest in the first payment`
    static var stepFirstInterestTitle: Message { Message(area, 143) }
    /// `principal = payment − interest; balance = balance − principal`
    static var stepFirstPrincipalFormula: Message { Message(area, 144) }
    /// `principal = payment − interest; balance = balance − principal − extra`
    static var stepFirstPrincipalFormulaExtra: Message { Message(area, 145) }
    ///     {$payment :money} − {$interest :money} = {$principal :money}; {$balance :money} −
    ///     {$principal :money}
    @inline(never) static func stepFirstPrincipalNumbers(
        payment: Int64, interest: Int64, principal: Int64, balance: Int64
    ) -> Message {
        Message(area, 146, [.money(payment), .money(interest), .money(principal), .money(balance)])
    }
    ///     {$payment :money} − {$interest :money} = {$principal :money}; {$balance :money} −
    ///     {$principal :money} − {$extra :money}
    @inline(never) static func stepFirstPrincipalNumbersExtra(
        payment: Int64, interest: Int64, principal: Int64, balance: Int64, extra: Int64
    ) -> Message {
        Message(
            area, 147,
            [.money(payment), .money(interest), .money(principal), .money(balance), .money(extra)])
    }
    /// `What the first payment repays`
    static var stepFirstPrincipalTitle: Message { Message(area, 148) }
    /// `payment + tax and insurance + mortgage insurance`
    static var stepFullPaymentFormula: Message { Message(area, 149) }
    /// `{$payment :money} + {$beside :money} + {$premium :money}`
    @inline(never) static func stepFullPaymentNumbers(
        payment: Int64, beside: Int64, premium: Int64
    ) -> Message {
        Message(area, 150, [.money(payment), .money(beside), .money(premium)])
    }
    /// `The payment with taxes and insurance`
    static var stepFullPaymentTitle: Message { Message(area, 151) }
    /// `the highest balance, at the start or after a payment`
    static var stepHighestBalanceFormula: Message { Message(area, 152) }
    ///     .input {$principal :money}
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{{$principal} at the start, and {$rows} row}}
    ///     * {{{$principal} at the start, and {$rows} rows}}
    @inline(never) static func stepHighestBalanceNumbers(principal: Int64, rows: Int) -> Message {
        Message(area, 153, [.money(principal), .count(rows)])
    }
    /// `Maximum loan amount, 12 CFR 1026.43(b)(7)`
    static var stepHighestBalanceSource: Message { Message(area, 154) }
    /// `The highest balance`
    static var stepHighestBalanceTitle: Message { Message(area, 155) }
    /// `the highest payment in the schedule, except for the last one`
    static var stepHighestPaymentFormula: Message { Message(area, 156) }
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{of {$rows} row}}
    ///     * {{of {$rows} rows}}
    @inline(never) static func stepHighestPaymentNumbers(rows: Int) -> Message {
        Message(area, 157, [.count(rows)])
    }
    /// `The highest payment before the last`
    static var stepHighestPaymentTitle: Message { Message(area, 158) }
    /// `interest without extras − interest with them`
    static var stepInterestSavedFormula: Message { Message(area, 159) }
    /// `Interest saved by the extra payments`
    static var stepInterestSavedTitle: Message { Message(area, 160) }
    /// `last payment = balance + its interest`
    static var stepLastPaymentFormula: Message { Message(area, 161) }
    /// `last payment = interest + principal; an extra payment repays the rest`
    static var stepLastPaymentFormulaExtra: Message { Message(area, 162) }
    /// `{$interest :money} + {$principal :money}; {$extra :money} extra`
    @inline(never) static func stepLastPaymentNumbersExtra(
        interest: Int64, principal: Int64, extra: Int64
    ) -> Message {
        Message(area, 163, [.money(interest), .money(principal), .money(extra)])
    }
    /// `The last payment pays the rest, so the balance ends at exactly zero.`
    static var stepLastPaymentRounding: Message { Message(area, 164) }
    /// `The last payment`
    static var stepLastPaymentTitle: Message { Message(area, 165) }
    /// `loan-to-value ratio = amount borrowed ÷ price`
    static var stepLoanToValueFormula: Message { Message(area, 166) }
    /// `Rounded half-up to 0.01%.`
    static var stepLoanToValueRounding: Message { Message(area, 167) }
    /// `Loan-to-value ratio`
    static var stepLoanToValueTitle: Message { Message(area, 168) }
    /// `interest = principal × rate × odd days in years ({$day-count :string})`
    @inline(never) static func stepOddInterestFormula(dayCount: String) -> Message {
        Message(area, 169, [.text(dayCount)])
    }
    ///     interest = principal × ((1 + i)^part − 1), with the odd days as a part of a period
    ///     ({$day-count :string})
    @inline(never) static func stepOddInterestFormulaCompound(dayCount: String) -> Message {
        Message(area, 170, [.text(dayCount)])
    }
    ///     .input {$principal :money}
    ///     .input {$rate :rate}
    ///     .input {$years :string}
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{{$principal} × {$rate} × {$years}, {$days} day}}
    ///     * {{{$principal} × {$rate} × {$years}, {$days} days}}
    @inline(never) static func stepOddInterestNumbers(
        principal: Int64, rate: ExactDecimal, years: String, days: Int
    ) -> Message {
        Message(area, 171, [.money(principal), .rate(rate), .text(years), .count(days)])
    }
    ///     .input {$principal :money}
    ///     .input {$part :string}
    ///     .input {$rate :rate}
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{{$principal} × ((1 + i)^({$part}) − 1), i of {$rate} a year, {$days} day}}
    ///     * {{{$principal} × ((1 + i)^({$part}) − 1), i of {$rate} a year, {$days} days}}
    @inline(never) static func stepOddInterestNumbersCompound(
        principal: Int64, part: String, rate: ExactDecimal, days: Int
    ) -> Message {
        Message(area, 172, [.money(principal), .text(part), .rate(rate), .count(days)])
    }
    /// `The odd-days interest`
    static var stepOddInterestTitle: Message { Message(area, 173) }
    /// `{$exact :number} ≈ {$payment :money}`
    @inline(never) static func stepPaymentAnswer(exact: ExactDecimal, payment: Int64) -> Message {
        Message(area, 174, [.number(exact), .money(payment)])
    }
    /// `{$cut :number}… ≈ {$payment :money}`
    @inline(never) static func stepPaymentAnswerCut(cut: ExactDecimal, payment: Int64) -> Message {
        Message(area, 175, [.number(cut), .money(payment)])
    }
    /// `payment = principal × i ÷ (1 − (1 + i)⁻ⁿ), with n payments and i = rate ÷ payments a year`
    static var stepPaymentFormula: Message { Message(area, 176) }
    ///     payment = principal × i ÷ (1 − (1 + i)⁻ⁿ), with n payments and i = (1 + rate ÷
    ///     compoundings a year)^(compoundings ÷ payments a year) − 1
    static var stepPaymentFormulaCompounded: Message { Message(area, 177) }
    /// `payment = the payment you set`
    static var stepPaymentFormulaFixed: Message { Message(area, 178) }
    /// `payment = principal ÷ number of payments, because the rate is zero`
    static var stepPaymentFormulaZero: Message { Message(area, 179) }
    ///     {$principal :money} × i ÷ (1 − (1 + i){$power :string}), i = {$rate :rate} ÷ {$payments
    ///     :integer}
    @inline(never) static func stepPaymentNumbers(
        principal: Int64, power: String, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 180, [.money(principal), .text(power), .rate(rate), .count(payments)])
    }
    ///     {$principal :money} × i ÷ (1 − (1 + i){$power :string}), i = (1 + {$rate :rate} ÷
    ///     {$times :integer})^({$times :integer} ÷ {$payments :integer}) − 1
    @inline(never) static func stepPaymentNumbersCompounded(
        principal: Int64, power: String, rate: ExactDecimal, times: Int, payments: Int
    ) -> Message {
        Message(
            area, 181,
            [.money(principal), .text(power), .rate(rate), .count(times), .count(payments)])
    }
    /// `Rounded {$rule :words} to {$unit :money}.`
    @inline(never) static func stepPaymentRounding(rule: Message, unit: Int64) -> Message {
        Message(area, 182, [.words(rule), .money(unit)])
    }
    /// `Rounded {$rule :words} to {$unit :money}, once.`
    @inline(never) static func stepPaymentRoundingOnce(rule: Message, unit: Int64) -> Message {
        Message(area, 183, [.words(rule), .money(unit)])
    }
    /// `Ordinary annuity`
    static var stepPaymentSource: Message { Message(area, 184) }
    /// `payment: {$rules :list style=semicolon}`
    @inline(never) static func stepPaymentSpecial(rules: [Quantity]) -> Message {
        Message(area, 185, [.list(rules)])
    }
    /// `the agreed payments come first, then a level payment repays the balance left`
    static var stepPaymentSpecialAgreed: Message { Message(area, 186) }
    /// `one minor unit more or less, if that brings the last payment closer to the others`
    static var stepPaymentSpecialClosest: Message { Message(area, 187) }
    ///     the payment that repays the loan when each period is charged interest for its days:
    ///     principal × ∏(1 + iₖ) ÷ Σ of the products of the later factors
    static var stepPaymentSpecialDays: Message { Message(area, 188) }
    /// `each payment is an equal part of the principal plus its interest`
    static var stepPaymentSpecialEqualPrincipal: Message { Message(area, 189) }
    /// `the monthly payment divided by two`
    static var stepPaymentSpecialHalf: Message { Message(area, 190) }
    /// `the first payments are interest only, then a level payment repays the loan`
    static var stepPaymentSpecialInterestOnly: Message { Message(area, 191) }
}
