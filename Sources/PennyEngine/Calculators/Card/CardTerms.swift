/// A credit card's balances and its rule for the minimum payment.
struct CardTerms {
    let currency: Currency
    /// In the order in which payments reach them: by rate, the lowest first.
    let balances: [Balance]
    let minimumPercent: ExactDecimal
    let minimumAmount: Int64
    let minimumRule: MinimumRule
    let promotionEnd: PromotionEnd
    /// The balances were typed as a list.
    let isList: Bool

    /// A part of what is owed, with a rate of its own.
    struct Balance: Equatable {
        let amount: Int64
        let rate: ExactDecimal
        let promotion: Promotion?
    }

    /// `rate` is a promotional one; another follows.
    struct Promotion: Equatable {
        let months: Int
        let laterRate: ExactDecimal
    }

    enum MinimumRule: Equatable {
        /// A part of what is owed before the month's interest.
        case percent
        /// The same part, and the month's interest.
        case percentPlusInterest
    }

    /// When the later rate begins, in a promotion of so many months.
    enum PromotionEnd: Equatable {
        /// In the last of these months, as the code of appendix M2 does.
        case inMonth
        /// In the month after them.
        case afterMonth
    }

    var owed: Int64 { balances.reduce(0) { $0 + $1.amount } }

    /// The months that a promotion's rate is charged in.
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

    /// No rate changes after this month.
    var lastChange: Int {
        balances.reduce(0) { max($0, $1.promotion.map { months(of: $0) } ?? 0) }
    }

    /// The percentage of the minimum payment on a total, rounded half up.
    func percentage(of total: Int64) -> Int64 {
        Int64(
            (Int128(total) * minimumPercent.coefficient)
                .divided(by: ExactDecimal.powerOfTen(minimumPercent.scale), .halfUp))
    }

    /// The payment of a month before it is capped at what is owed: the larger
    /// of the percentage and the least amount.
    func minimum(on total: Int64, interest: Int64) -> Int64 {
        let part = percentage(of: total) + (minimumRule == .percent ? 0 : interest)
        return max(part, minimumAmount)
    }
}
