// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    ///     .input {$principal :money}
    ///     .input {$rate :rate}
    ///     .input {$years :digits}
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{{$principal} × {$rate} × {$years}, {$days} day}}
    ///     * {{{$principal} × {$rate} × {$years}, {$days} days}}
    @inline(never) static func stepOddInterestNumbers(
        principal: Int64, rate: ExactDecimal, years: String, days: Int
    ) -> Message {
        Message(area, 263, [.money(principal), .rate(rate), .text(years), .count(days)])
    }
    ///     .input {$principal :money}
    ///     .input {$part :digits}
    ///     .input {$rate :rate}
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{{$principal} × ((1 + i)^({$part}) − 1), i of {$rate} a year, {$days} day}}
    ///     * {{{$principal} × ((1 + i)^({$part}) − 1), i of {$rate} a year, {$days} days}}
    @inline(never) static func stepOddInterestNumbersCompound(
        principal: Int64, part: String, rate: ExactDecimal, days: Int
    ) -> Message {
        Message(area, 264, [.money(principal), .text(part), .rate(rate), .count(days)])
    }
    /// `The odd-days interest`
    static var stepOddInterestTitle: Message { Message(area, 265) }
    /// `{$exact :number} ≈ {$payment :money}`
    @inline(never) static func stepPaymentAnswer(exact: ExactDecimal, payment: Int64) -> Message {
        Message(area, 266, [.number(exact), .money(payment)])
    }
    /// `{$cut :number}… ≈ {$payment :money}`
    @inline(never) static func stepPaymentAnswerCut(cut: ExactDecimal, payment: Int64) -> Message {
        Message(area, 267, [.number(cut), .money(payment)])
    }
    /// `payment = principal × i ÷ (1 − (1 + i)⁻ⁿ), with n payments and i = rate ÷ payments a year`
    static var stepPaymentFormula: Message { Message(area, 268) }
    ///     payment = principal × i ÷ (1 − (1 + i)⁻ⁿ), with n payments and i = (1 + rate ÷
    ///     compoundings a year)^(compoundings ÷ payments a year) − 1
    static var stepPaymentFormulaCompounded: Message { Message(area, 269) }
    /// `payment = the payment you set`
    static var stepPaymentFormulaFixed: Message { Message(area, 270) }
    /// `payment = balance + its interest, because one payment repays the loan`
    static var stepPaymentFormulaSingle: Message { Message(area, 271) }
    /// `payment = principal ÷ number of payments, because the rate is zero`
    static var stepPaymentFormulaZero: Message { Message(area, 272) }
    ///     {$principal :money} × i ÷ (1 − (1 + i){$power :string}), i = {$rate :rate} ÷ {$payments
    ///     :integer}
    @inline(never) static func stepPaymentNumbers(
        principal: Int64, power: String, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 273, [.money(principal), .text(power), .rate(rate), .count(payments)])
    }
    ///     {$principal :money} × i ÷ (1 − (1 + i){$power :string}), i = (1 + {$rate :rate} ÷
    ///     {$times :integer})^({$times :integer} ÷ {$payments :integer}) − 1
    @inline(never) static func stepPaymentNumbersCompounded(
        principal: Int64, power: String, rate: ExactDecimal, times: Int, payments: Int
    ) -> Message {
        Message(
            area, 274,
            [.money(principal), .text(power), .rate(rate), .count(times), .count(payments)])
    }
    /// `Rounded {$rule :words} to {$unit :money}.`
    @inline(never) static func stepPaymentRounding(rule: Message, unit: Int64) -> Message {
        Message(area, 275, [.words(rule), .money(unit)])
    }
    /// `Rounded {$rule :words} to {$unit :money}, once.`
    @inline(never) static func stepPaymentRoundingOnce(rule: Message, unit: Int64) -> Message {
        Message(area, 276, [.words(rule), .money(unit)])
    }
    /// `Ordinary annuity`
    static var stepPaymentSource: Message { Message(area, 277) }
    /// `payment: {$rules :list style=semicolon}`
    @inline(never) static func stepPaymentSpecial(rules: [Quantity]) -> Message {
        Message(area, 278, [.list(rules)])
    }
    /// `the agreed payments come first, then a level payment repays the balance left`
    static var stepPaymentSpecialAgreed: Message { Message(area, 279) }
    /// `the smallest amount more or less, if that brings the last payment closer to the others`
    static var stepPaymentSpecialClosest: Message { Message(area, 280) }
    ///     the payment that repays the loan when each period is charged interest for its days:
    ///     principal × ∏(1 + iₖ) ÷ Σ of the products of the later factors
    static var stepPaymentSpecialDays: Message { Message(area, 281) }
    /// `each payment is an equal part of the principal plus its interest`
    static var stepPaymentSpecialEqualPrincipal: Message { Message(area, 282) }
    /// `the monthly payment divided by two`
    static var stepPaymentSpecialHalf: Message { Message(area, 283) }
    /// `the first payments are interest only, then a level payment repays the loan`
    static var stepPaymentSpecialInterestOnly: Message { Message(area, 284) }
    ///     .input {$owed :money}
    ///     .input {$rate :rate}
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$owed} at {$rate} over {$payments} payment}}
    ///     * {{{$owed} at {$rate} over {$payments} payments}}
    @inline(never) static func stepPaymentSpecialNumbers(
        owed: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 285, [.money(owed), .rate(rate), .count(payments)])
    }
    /// `the first agreed payment`
    static var stepPaymentSpecialNumbersAgreed: Message { Message(area, 286) }
    /// `{$owed :money} at {$rate :rate}`
    @inline(never) static func stepPaymentSpecialNumbersInterestOnly(
        owed: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 287, [.money(owed), .rate(rate)])
    }
    ///     .input {$owed :money}
    ///     .input {$rate :rate}
    ///     .input {$months :integer}
    ///     .input {$parts :integer}
    ///     .match $months
    ///     one {{{$owed} at {$rate} over {$months} month ÷ {$parts}}}
    ///     * {{{$owed} at {$rate} over {$months} months ÷ {$parts}}}
    @inline(never) static func stepPaymentSpecialNumbersParts(
        owed: Int64, rate: ExactDecimal, months: Int, parts: Int
    ) -> Message {
        Message(area, 288, [.money(owed), .rate(rate), .count(months), .count(parts)])
    }
    ///     (principal + odd-days interest ÷ (1 + i)) × i ÷ (1 − (1 + i)⁻ⁿ), which repays both in
    ///     equal payments
    static var stepPaymentSpecialOddDays: Message { Message(area, 289) }
    /// `the monthly payment divided by four`
    static var stepPaymentSpecialQuarter: Message { Message(area, 290) }
    /// `the level payment is computed again at each new rate, over the payments that remain`
    static var stepPaymentSpecialRates: Message { Message(area, 291) }
    /// `The payment`
    static var stepPaymentTitle: Message { Message(area, 292) }
    /// `payments without extras − payments with them`
    static var stepPaymentsSavedFormula: Message { Message(area, 293) }
    /// `Payments saved by the extra payments`
    static var stepPaymentsSavedTitle: Message { Message(area, 294) }
    /// `the due date of the last payment`
    static var stepPayoffFormula: Message { Message(area, 295) }
    ///     .input {$date :date}
    ///     .input {$frequency :one-of}
    ///     .match $frequency
    ///     monthly {{first payment {$date}, then monthly}}
    ///     semimonthly {{first payment {$date}, then twice a month}}
    ///     biweekly {{first payment {$date}, then every two weeks}}
    ///     weekly {{first payment {$date}, then weekly}}
    ///     every-2-months {{first payment {$date}, then every two months}}
    ///     quarterly {{first payment {$date}, then quarterly}}
    ///     semiannual {{first payment {$date}, then every six months}}
    ///     yearly {{first payment {$date}, then yearly}}
    ///     accelerated-biweekly {{first payment {$date}, then accelerated biweekly}}
    ///     * {{first payment {$date}, then accelerated weekly}}
    @inline(never) static func stepPayoffNumbers(date: CivilDate, frequency: Frequency) -> Message {
        Message(area, 296, [.date(date), .text(frequency.rawValue)])
    }
    /// `The day the loan is paid off`
    static var stepPayoffTitle: Message { Message(area, 297) }
    /// `premium = yearly premium ÷ payments a year`
    static var stepPremiumFormula: Message { Message(area, 298) }
    /// `Rounded (halves up) to {$unit :money}.`
    @inline(never) static func stepPremiumRounding(unit: Int64) -> Message {
        Message(area, 299, [.money(unit)])
    }
    /// `Mortgage insurance per payment`
    static var stepPremiumTitle: Message { Message(area, 300) }
    ///     the last premium comes with the payment after which the balance, as first scheduled, is
    ///     at most 78% of the price
    static var stepPremiumsFormulaAutomatic: Message { Message(area, 301) }
    /// `every payment of the loan includes a premium`
    static var stepPremiumsFormulaLoan: Message { Message(area, 302) }
    /// `the last premium comes at the midpoint of the amortization period`
    static var stepPremiumsFormulaMidpoint: Message { Message(area, 303) }
    /// `no premiums, because the loan is at most {$percent :integer}% of the price from the start`
    @inline(never) static func stepPremiumsFormulaNotNeeded(percent: Int) -> Message {
        Message(area, 304, [.count(percent)])
    }
    ///     the last premium comes with the payment after which the balance, counting everything
    ///     paid, is at most {$percent :integer}% of the price
    @inline(never) static func stepPremiumsFormulaReaches(percent: Int) -> Message {
        Message(area, 305, [.count(percent)])
    }
    /// `{$price :money} × {$percent :rate} = {$limit :money}`
    @inline(never) static func stepPremiumsNumbers(
        price: Int64, percent: ExactDecimal, limit: Int64
    ) -> Message {
        Message(area, 306, [.money(price), .rate(percent), .money(limit)])
    }
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$payments} payment ÷ 2}}
    ///     * {{{$payments} payments ÷ 2}}
    @inline(never) static func stepPremiumsNumbersMidpoint(payments: Int) -> Message {
        Message(area, 307, [.count(payments)])
    }
    /// `Homeowners Protection Act, 12 USC 4901–4902`
    static var stepPremiumsSource: Message { Message(area, 308) }
    /// `How long you pay mortgage insurance`
    static var stepPremiumsTitle: Message { Message(area, 309) }
    /// `{$sum :money} × {$part :rate} ÷ {$payments :integer}`
    @inline(never) static func stepShare(sum: Int64, part: ExactDecimal, payments: Int) -> Message {
        Message(area, 310, [.money(sum), .rate(part), .count(payments)])
    }
    /// `yearly property tax ÷ payments a year + yearly home insurance ÷ payments a year`
    static var stepTaxAndInsuranceFormula: Message { Message(area, 311) }
    /// `Each part is rounded (halves up) to {$unit :money}.`
    @inline(never) static func stepTaxAndInsuranceRounding(unit: Int64) -> Message {
        Message(area, 312, [.money(unit)])
    }
    /// `Escrow: Regulation X, 12 CFR 1024.17`
    static var stepTaxAndInsuranceSource: Message { Message(area, 313) }
    /// `Tax and insurance with each payment`
    static var stepTaxAndInsuranceTitle: Message { Message(area, 314) }
    /// `total interest = total paid − principal`
    static var stepTotalInterestFormula: Message { Message(area, 315) }
    /// `Total interest`
    static var stepTotalInterestTitle: Message { Message(area, 316) }
    /// `total paid = the sum of all payments and extra payments`
    static var stepTotalPaidFormula: Message { Message(area, 317) }
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{the sum of {$rows} row}}
    ///     * {{the sum of {$rows} rows}}
    @inline(never) static func stepTotalPaidNumbers(rows: Int) -> Message {
        Message(area, 318, [.count(rows)])
    }
    /// `Total paid`
    static var stepTotalPaidTitle: Message { Message(area, 319) }
    /// `premium × payments with a premium`
    static var stepTotalPremiumsFormula: Message { Message(area, 320) }
    /// `Total mortgage insurance`
    static var stepTotalPremiumsTitle: Message { Message(area, 321) }
}
