/// A credit card's balances and its rule for the minimum payment.
struct CardTerms {
    let currency: Currency
    /// The balances in the order in which payments go to them: by rate, the lowest first.
    let balances: [Balance]
    let minimumPercent: ExactDecimal
    let minimumAmount: Int64
    let minimumRule: MinimumRule
    let promotionEnd: PromotionEnd
    /// Whether the balances were typed as a list.
    let isList: Bool

    /// A part of the debt with its own rate.
    struct Balance: Equatable {
        let amount: Int64
        let rate: ExactDecimal
        let promotion: Promotion?
    }

    /// A promotion: its length, and the rate that follows. The balance's `rate` is promotional.
    struct Promotion: Equatable {
        let months: Int
        let laterRate: ExactDecimal
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

    /// The percentage of the minimum payment on a total, rounded half up.
    func percentage(of total: Int64) -> Int64 {
        Int64(
            (Int128(total) * minimumPercent.coefficient)
                .divided(by: ExactDecimal.powerOfTen(minimumPercent.scale), .halfUp))
    }

    /// The payment of a month before it is capped at the balance: the larger of the percentage and
    /// the least amount.
    func minimum(on total: Int64, interest: Int64) -> Int64 {
        let part = percentage(of: total) + (minimumRule == .percent ? 0 : interest)
        return max(part, minimumAmount)
    }
}
