/// A credit card's balances, and the payments: an amount a month, the minimum payments, or both.
struct CardTerms {
    let currency: Currency
    /// The balances in the order in which payments go to them: by rate, the lowest first.
    var balances = [Balance()]
    /// The monthly payment that was chosen; nil for minimum payments only.
    var payment: Int64?
    var minimumPercent: ExactDecimal?
    var minimumAmount: Int64?
    var minimumRule = MinimumRule.percent
    var promotionEnd = PromotionEnd.inMonth
    /// Whether the balances were typed as a list.
    var isList = false

    /// A part of the debt with its own rate.
    struct Balance: Equatable {
        var amount: Int64 = 0
        var rate = ExactDecimal.zero
        var laterRate: ExactDecimal?
        var promotionMonths: Int?

        var promotion: Promotion? {
            guard let promotionMonths, let laterRate else { return nil }
            return Promotion(months: promotionMonths, laterRate: laterRate)
        }
    }

    /// A promotion: its length, and the rate that follows. The balance's `rate` is promotional.
    struct Promotion: Equatable {
        let months: Int
        let laterRate: ExactDecimal
    }

    /// The rule of a card for the minimum payment.
    struct Minimum: Equatable {
        let percent: ExactDecimal
        let amount: Int64
        let rule: MinimumRule

        /// The minimum payment on a total before it is capped at the balance: the larger of the
        /// percentage, rounded half up, and the least amount.
        func payment(on total: Int64, interest: Int64) -> Int64 {
            let part = Int64(
                (Int128(total) * percent.coefficient)
                    .divided(by: ExactDecimal.powerOfTen(percent.scale), .halfUp))
            return max(part + (rule == .percent ? 0 : interest), amount)
        }
    }

    enum MinimumRule: Equatable {
        /// A percentage of the balance before the month's interest.
        case percent
        /// The same percentage plus the month's interest.
        case percentPlusInterest
    }

    /// The month in which the later rate begins, for a promotion of a number of months.
    enum PromotionEnd: Equatable {
        /// The last of these months, as in the code of appendix M2.
        case inMonth
        /// The month after them.
        case afterMonth
    }

    /// The rule of the minimum payment; nil if only the chosen payment is known.
    var minimum: Minimum? {
        guard let minimumPercent, let minimumAmount else { return nil }
        return Minimum(percent: minimumPercent, amount: minimumAmount, rule: minimumRule)
    }

    var owed: Int64 { balances.reduce(0) { $0 + $1.amount } }

    /// The number of months in which a promotional rate is charged.
    func months(of promotion: Promotion) -> Int {
        promotionEnd == .inMonth ? promotion.months - 1 : promotion.months
    }

    /// The yearly rate of a balance in `month`, counted from 1.
    func rate(of balance: Balance, in month: Int) -> ExactDecimal {
        guard let promotion = balance.promotion, month > months(of: promotion) else {
            return balance.rate
        }
        return promotion.laterRate
    }

    /// The last month in which a rate changes.
    var lastChange: Int {
        balances.reduce(0) { max($0, $1.promotion.map { months(of: $0) } ?? 0) }
    }

    /// The same card with minimum payments only; nil if their rule is not known.
    var withMinimumsOnly: CardTerms? {
        guard minimum != nil else { return nil }
        var terms = self
        terms.payment = nil
        return terms
    }

    /// The payment of a month before it is capped at the balance: the chosen payment, or the
    /// minimum if that is more.
    func due(on total: Int64, interest: Int64) -> Int64 {
        max(payment ?? 0, minimum?.payment(on: total, interest: interest) ?? 0)
    }
}
