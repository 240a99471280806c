import PennyNaturals

/// The price level in each year of retirement. Levels are computed once at the first precision,
/// which decides nearly every rounding.
struct RetirementPrices {
    private let plan: RetirementPlan
    private let yearStarts: [Int]
    /// The levels in the kind of number that is tried first.
    private let quick: [QuickNumber?]
    private let wide: [WideFixed?]

    /// Computes the levels.
    ///
    /// - Parameter start: the months after which the first withdrawal is raised.
    init(_ plan: RetirementPlan, start: Int, years: Int) {
        self.plan = plan
        yearStarts = (0..<years).map { start + $0 * 12 }
        let precision = Precision.steps[0]
        if QuickNumber.isForEveryFormula {
            quick = plan.prices.values(after: yearStarts, QuickNumber.self, precision)
            wide = []
        } else {
            quick = []
            wide = plan.prices.values(after: yearStarts, WideFixed.self, precision)
        }
    }

    /// The withdrawal of `amount` in each year, rounded half up. It is capped at the largest
    /// amount, which exceeds any pot.
    func withdrawals(_ amount: Int64) throws(CalculationError) -> [Int64] {
        var withdrawals: [Int64] = []
        for index in yearStarts.indices {
            let known =
                QuickNumber.isForEveryFormula
                ? rounded(amount, quick[index]) : rounded(amount, wide[index])
            if let known {
                let units = known.int128 ?? Int128(Money.limit)
                withdrawals.append(Int64(min(units, Int128(Money.limit))))
            } else {
                withdrawals.append(
                    try certified(
                        RaisedAmount(amount: amount, rise: plan.prices, periods: yearStarts[index]),
                        .halfUp)[0])
            }
        }
        return withdrawals
    }

    /// The amount at a price level; nil if the error bounds do not decide the rounding.
    @inline(__always)
    private func rounded<Number: CertifiableNumber>(
        _ amount: Int64, _ level: Number?
    ) -> BigNatural? {
        level.flatMap { (Number(amount, Precision.steps[0]) * $0).rounded(.halfUp) }
    }

    /// The price level in each year of retirement.
    func levels<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        plan.prices.values(after: yearStarts, kind, precision)
    }
}
