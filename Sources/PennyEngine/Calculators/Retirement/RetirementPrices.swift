import PennyNaturals

/// How prices rise until each year of retirement. The levels are computed once, at
/// the first precision: it decides nearly every rounding.
struct RetirementPrices {
    private let plan: RetirementPlan
    private let marks: [Int]
    /// The levels in the one kind of number that is tried first.
    private let quick: [QuickNumber?]
    private let wide: [WideFixed?]

    /// - Parameter start: the months after which the first withdrawal is raised.
    init(_ plan: RetirementPlan, start: Int, years: Int) {
        self.plan = plan
        marks = (0..<years).map { start + $0 * 12 }
        let precision = Precision.steps[0]
        if QuickNumber.isForEveryFormula {
            quick = plan.prices.values(after: marks, QuickNumber.self, precision)
            wide = []
        } else {
            quick = []
            wide = plan.prices.values(after: marks, WideFixed.self, precision)
        }
    }

    /// What a withdrawal of `amount` is in each year, half up. What is beyond the
    /// largest amount is more than any pot holds, and counts as that amount.
    func withdrawals(_ amount: Int64) throws(CalculationError) -> [Int64] {
        var withdrawals: [Int64] = []
        for index in marks.indices {
            let known =
                QuickNumber.isForEveryFormula
                ? rounded(amount, quick[index]) : rounded(amount, wide[index])
            if let known {
                let units = known.int128 ?? Int128(Money.limit)
                withdrawals.append(Int64(min(units, Int128(Money.limit))))
            } else {
                withdrawals.append(
                    try certified(
                        RaisedAmount(
                            amount: amount, rise: plan.prices, periods: marks[index]), .halfUp)[0])
            }
        }
        return withdrawals
    }

    /// The amount at a level; nil where the error bound leaves more than one.
    @inline(__always)
    private func rounded<Number: CertifiableNumber>(
        _ amount: Int64, _ level: Number?
    ) -> BigNatural? {
        level.flatMap { (Number(amount, Precision.steps[0]) * $0).rounded(.halfUp) }
    }

    /// The level of prices in each year of retirement.
    func levels<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        plan.prices.values(after: marks, kind, precision)
    }
}
