import PennyNaturals

/// The equation that an annual percentage rate solves: advances and payments have the same value at
/// the start.
///
/// An amount after t periods and the fraction f of a period is divided by (1 + f × i) × (1 + i)^t,
/// where i is the rate of a period: Regulation Z (12 CFR 1026, appendix J, (b)(8)). With fractional
/// t and without f, it is the equation of Directive 2008/48/EC, annex I.
struct EquationOfValue: Sendable {
    /// The series, sorted by the time of their first amounts.
    let series: [FlowSeries]
    let ticksAPeriod: Int
    let periodsAYear: Ratio

    init(_ series: [FlowSeries], ticksAPeriod: Int = 1, periodsAYear: Ratio) {
        let order = sortedIndices(series.count) { series[$0].start < series[$1].start }
        self.series = order.map { series[$0] }
        self.ticksAPeriod = ticksAPeriod
        self.periodsAYear = periodsAYear
    }

    /// The equation at a rate.
    func at(_ point: RatePoint) -> AtRate { AtRate(equation: self, point: point) }

    /// The equation at a rate. Payments are the plus side and advances the minus side, each at its
    /// present value.
    struct AtRate: TwoSides {
        fileprivate let equation: EquationOfValue
        fileprivate let point: RatePoint

        var isShort: Bool { equation.isShort }

        func sides<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> SignedNumber<Number>? {
            guard let chain = DiscountChain<Number>(equation, at: point, precision) else {
                return nil
            }
            var advances = Number(0, precision)
            var payments = Number(0, precision)
            for one in equation.series {
                let value = equation.value(of: one, at: point, chain, precision)
                if one.isAdvance {
                    advances = advances + value
                } else {
                    payments = payments + value
                }
            }
            return SignedNumber(plus: payments, minus: advances)
        }
    }

    /// The value of a series, as a geometric series if amounts repeat.
    private func value<Number: CertifiableNumber>(
        of one: FlowSeries, at point: RatePoint, _ chain: DiscountChain<Number>,
        _ precision: Precision
    ) -> Number {
        let first = Number(one.amount, precision) * chain.factor(at: one.start, one.fraction)
        if one.count == 1 { return first }
        if point.numerator == 0 || one.step == 0 {
            return first * Number(Int64(one.count), precision)
        }
        let all = chain.one.saturatingMinus(chain.power(one.step * one.count))
        return first * (all / chain.one.saturatingMinus(chain.power(one.step)))
    }

    /// Whether exact fractions of both sides are short enough to compute. Sides that are exactly
    /// equal at a rate of few decimals have few terms.
    fileprivate var isShort: Bool {
        var longest = 0
        for one in series { longest = max(longest, one.start + one.step * one.count) }
        return series.count <= 100 && longest <= 1000
    }
}
