/// The payment that repays a card in 36 months: Regulation Z, appendix M1(d),
/// as the code of appendix M2 computes it.
struct Card36Months {
    static let months = 36

    /// The monthly rate: a twelfth of the balances' rates, weighted by their amounts. A promotional
    /// rate counts for its months out of the 36, and the later rate for the others.
    let monthlyRate: Ratio
    /// The equal payment, rounded half up.
    let payment: Int64

    /// The last payment. It equals `payment`, but pays all that is still owed if equal payments are
    /// not enough.
    let lastPayment: Int64

    var total: Int64 { payment * Int64(Self.months - 1) + lastPayment }

    init(_ terms: CardTerms) throws(CalculationError) {
        let scale = terms.balances.reduce(0) {
            max($0, max($1.rate.scale, $1.promotion?.laterRate.scale ?? 0))
        }
        var weighted: Int128 = 0
        for balance in terms.balances {
            weighted += Int128(balance.amount) * Self.rateOf36Months(balance, scale)
        }
        monthlyRate = Ratio(
            weighted,
            Int128(Self.months) * 12 * ExactDecimal.powerOfTen(scale) * Int128(terms.owed))
        payment = try LevelPayment(
            balance: terms.owed, rate: .ratio(monthlyRate), payments: Self.months
        ).rounded(.halfUp)
        guard Int128(payment) * Int128(Self.months) <= Int128(Money.limit) else {
            throw .tooLarge
        }
        lastPayment =
            payment * Int64(Self.months) < terms.owed
            ? try Self.rest(of: terms.owed, monthlyRate, payment) : payment
    }

    /// The amount due in the last month, with each month's interest rounded half up.
    private static func rest(
        of owed: Int64, _ rate: Ratio, _ payment: Int64
    ) throws(CalculationError) -> Int64 {
        var balance = owed
        for month in 1...months {
            balance += Int64(
                (Int128(balance) * rate.numerator).divided(by: rate.denominator, .halfUp))
            if month < months { balance -= payment }
        }
        return balance
    }

    /// The number of the 36 months in which a promotional rate applies.
    static func months(of promotion: CardTerms.Promotion) -> Int {
        min(promotion.months, months)
    }

    /// The sum of a balance's yearly rates over the 36 months, in units of 10^-`scale`.
    private static func rateOf36Months(_ balance: CardTerms.Balance, _ scale: Int) -> Int128 {
        let first = balance.rate.coefficient(scale: scale)
        guard let promotion = balance.promotion else { return first * Int128(months) }
        let held = Self.months(of: promotion)
        return first * Int128(held)
            + promotion.laterRate.coefficient(scale: scale) * Int128(months - held)
    }
}
