// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `for each balance: interest = balance × rate ÷ 12`
    static var stepInterestFormula: Message { Message(area, 68) }
    /// `{$balances :list style=plus}`
    @inline(never) static func stepInterestNumbers(balances: [Quantity]) -> Message {
        Message(area, 69, [.list(balances)])
    }
    /// `{$balance :money} × {$rate :rate} ÷ 12`
    @inline(never) static func stepInterestNumbersBalance(
        balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 70, [.money(balance), .rate(rate)])
    }
    /// `Each balance’s interest is rounded (halves up) to the smallest unit of the currency.`
    static var stepInterestRounding: Message { Message(area, 71) }
    /// `Interest for a month`
    static var stepInterestTitle: Message { Message(area, 72) }
    /// `the larger of balance × percentage and the lowest minimum, but no more than you owe`
    static var stepMinimumFormula: Message { Message(area, 73) }
    ///     the larger of balance × percentage + interest and the lowest minimum, but no more than
    ///     you owe
    static var stepMinimumFormulaWithInterest: Message { Message(area, 74) }
    /// `{$owed :money} × {$percentage :rate} or {$least :money}`
    @inline(never) static func stepMinimumNumbers(
        owed: Int64, percentage: ExactDecimal, least: Int64
    ) -> Message {
        Message(area, 75, [.money(owed), .rate(percentage), .money(least)])
    }
    /// `{$owed :money} × {$percentage :rate} + {$interest :money} or {$least :money}`
    @inline(never) static func stepMinimumNumbersWithInterest(
        owed: Int64, percentage: ExactDecimal, interest: Int64, least: Int64
    ) -> Message {
        Message(area, 76, [.money(owed), .rate(percentage), .money(interest), .money(least)])
    }
    /// `The percentage is rounded (halves up) to the smallest unit of the currency.`
    static var stepMinimumRounding: Message { Message(area, 77) }
    /// `The minimum payment`
    static var stepMinimumTitle: Message { Message(area, 78) }
    ///     each month: add the interest, subtract the minimum payment from the balance with the
    ///     lowest first rate, then from the next, until you owe nothing
    static var stepMonthsFormula: Message { Message(area, 79) }
    /// `each month: add the interest, subtract your payment, until you owe nothing`
    static var stepMonthsFormulaPayment: Message { Message(area, 80) }
    /// `from {$owed :money}`
    @inline(never) static func stepMonthsNumbers(owed: Int64) -> Message {
        Message(area, 81, [.money(owed)])
    }
    /// `from {$owed :money}; {$promotions :list style=semicolon}`
    @inline(never) static func stepMonthsNumbersWithPromotions(
        owed: Int64, promotions: [Quantity]
    ) -> Message {
        Message(area, 82, [.money(owed), .list(promotions)])
    }
    /// `{$rate :rate} through month {$month :integer}, then {$later :rate}`
    @inline(never) static func stepMonthsNumbersPromotion(
        rate: ExactDecimal, month: Int, later: ExactDecimal
    ) -> Message {
        Message(area, 83, [.rate(rate), .count(month), .rate(later)])
    }
    /// `How long it takes`
    static var stepMonthsTitle: Message { Message(area, 84) }
    /// `balance × i ÷ (1 − (1 + i)⁻³⁶), with i a twelfth of that rate`
    static var stepPaymentFormula: Message { Message(area, 85) }
    /// `balance ÷ 36, as the rate is zero`
    static var stepPaymentFormulaFree: Message { Message(area, 86) }
    /// `{$owed :money} × i ÷ (1 − (1 + i)⁻³⁶), i = {$rate :value}% ÷ 12`
    @inline(never) static func stepPaymentNumbers(owed: Int64, rate: Quantity) -> Message {
        Message(area, 87, [.money(owed), rate])
    }
    /// `{$owed :money} ÷ 36`
    @inline(never) static func stepPaymentNumbersFree(owed: Int64) -> Message {
        Message(area, 88, [.money(owed)])
    }
    /// `The exact payment is rounded (halves up) once.`
    static var stepPaymentRounding: Message { Message(area, 89) }
    /// `The payment for 36 months`
    static var stepPaymentTitle: Message { Message(area, 90) }
    /// `{$rate :value} percent a year`
    @inline(never) static func stepRateAnswer(rate: Quantity) -> Message {
        Message(area, 91, [rate])
    }
    /// `{$number :number}…`
    @inline(never) static func stepRateCut(number: ExactDecimal) -> Message {
        Message(area, 92, [.number(number)])
    }
    ///     the average of the balances’ rates, weighted by the balances; a promotional rate counts
    ///     for its months of the 36
    static var stepRateFormula: Message { Message(area, 93) }
    /// `({$balances :list style=plus}) ÷ {$owed :money}`
    @inline(never) static func stepRateNumbers(balances: [Quantity], owed: Int64) -> Message {
        Message(area, 94, [.list(balances), .money(owed)])
    }
    /// `{$balance :money} × {$rate :rate}`
    @inline(never) static func stepRateNumbersBalance(
        balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 95, [.money(balance), .rate(rate)])
    }
    ///     {$balance :money} × ({$months :integer} × {$rate :rate} + {$rest :integer} × {$later
    ///     :rate}) ÷ 36
    @inline(never) static func stepRateNumbersPromotion(
        balance: Int64, months: Int, rate: ExactDecimal, rest: Int, later: ExactDecimal
    ) -> Message {
        Message(
            area, 96, [.money(balance), .count(months), .rate(rate), .count(rest), .rate(later)])
    }
    /// `Shown with decimals cut off; computed as an exact fraction.`
    static var stepRateRounding: Message { Message(area, 97) }
    /// `The rate over 36 months`
    static var stepRateTitle: Message { Message(area, 98) }
    /// `the interest with minimum payments only − the interest with your payment`
    static var stepSavedFormula: Message { Message(area, 99) }
    /// `Compared with minimum payments`
    static var stepSavedTitle: Message { Message(area, 100) }
    /// `all minimum payments − all payments in 36 months`
    static var stepSavingsFormula: Message { Message(area, 101) }
    /// `A US statement rounds both totals to whole dollars first: {$savings :money}.`
    @inline(never) static func stepSavingsRounding(savings: Int64) -> Message {
        Message(area, 102, [.money(savings)])
    }
    /// `What paying off in 36 months saves`
    static var stepSavingsTitle: Message { Message(area, 103) }
    /// `Regulation Z, 12 CFR 1026, appendices M1 and M2`
    static var stepSource: Message { Message(area, 104) }
    /// `the balance + the interest for all months`
    static var stepTotalFormula: Message { Message(area, 105) }
    /// `All payments`
    static var stepTotalTitle: Message { Message(area, 106) }
    /// `36 × the payment`
    static var stepTotal36Formula: Message { Message(area, 107) }
    /// `35 × the payment + a last payment of what is left`
    static var stepTotal36FormulaRest: Message { Message(area, 108) }
    /// `36 × {$payment :money}`
    @inline(never) static func stepTotal36Numbers(payment: Int64) -> Message {
        Message(area, 109, [.money(payment)])
    }
    /// `35 × {$payment :money} + {$last :money}`
    @inline(never) static func stepTotal36NumbersRest(payment: Int64, last: Int64) -> Message {
        Message(area, 110, [.money(payment), .money(last)])
    }
    /// `All payments in 36 months`
    static var stepTotal36Title: Message { Message(area, 111) }
}
