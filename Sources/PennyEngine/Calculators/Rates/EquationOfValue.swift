import PennyNaturals

/// The equation that an annual percentage rate solves: what is advanced and what
/// is paid are worth the same at the start.
///
/// An amount after t periods and the fraction f of one is divided by
/// (1 + f × i) × (1 + i)^t, where i is the rate of a period: Regulation Z (12 CFR
/// 1026, appendix J, (b)(8)). With t a fraction and no f, it is the equation of
/// Directive 2008/48/EC, annex I.
struct EquationOfValue: Sendable {
    /// By the time of the first amount of each.
    let series: [FlowSeries]
    let ticksAPeriod: Int
    let periodsAYear: Ratio

    init(_ series: [FlowSeries], ticksAPeriod: Int = 1, periodsAYear: Ratio) {
        let places = sortedPlaces(series.count) { series[$0].start < series[$1].start }
        self.series = places.map { series[$0] }
        self.ticksAPeriod = ticksAPeriod
        self.periodsAYear = periodsAYear
    }

    /// What both sides are worth at the start.
    struct Sides<Number> {
        var advances: Number
        var payments: Number
    }

    /// Both sides at a rate; nil where this kind of number cannot hold them.
    func sides<Number: CertifiableNumber>(
        at point: RatePoint, _ kind: Number.Type, _ precision: Precision
    ) -> Sides<Number>? {
        guard var chain = DiscountChain<Number>(self, at: point, precision) else { return nil }
        var sides = Sides(advances: Number(0, precision), payments: Number(0, precision))
        for one in series {
            let value = value(of: one, at: point, &chain, precision)
            if one.isAdvance {
                sides.advances = sides.advances + value
            } else {
                sides.payments = sides.payments + value
            }
        }
        return sides
    }

    /// A geometric series for amounts that repeat.
    private func value<Number: CertifiableNumber>(
        of one: FlowSeries, at point: RatePoint, _ chain: inout DiscountChain<Number>,
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

    // MARK: - Which side is worth more

    /// What both sides differ by at a rate.
    struct Difference {
        /// 1 where the payments are worth more, -1 where the advances are.
        let order: Int
        /// How much, nearly: a number of units that all rates share.
        let magnitude: BigNatural
    }

    /// - Throws: `CalculationError.undecided` where no precision tells the sides apart.
    func difference(at point: RatePoint) throws(CalculationError) -> Difference {
        if let quick = quickDifference(at: point) { return quick }
        return try wideDifference(at: point)
    }

    /// The difference in two machine words; nil where they do not tell the sides apart.
    private func quickDifference(at point: RatePoint) -> Difference? {
        let precision = Precision.steps[0]
        guard QuickNumber.isForEveryFormula,
            let sides = sides(at: point, QuickNumber.self, precision)
        else { return nil }
        let above = sides.payments.saturatingMinus(sides.advances)
        if above.isPositive {
            return Difference(order: 1, magnitude: above.units(precision.fractionBits))
        }
        let below = sides.advances.saturatingMinus(sides.payments)
        guard below.isPositive else { return nil }
        return Difference(order: -1, magnitude: below.units(precision.fractionBits))
    }

    func wideDifference(at point: RatePoint) throws(CalculationError) -> Difference {
        var magnitude: BigNatural?
        for precision in Precision.steps {
            guard let sides = sides(at: point, WideFixed.self, precision) else { continue }
            let above = sides.payments.low.saturatingMinus(sides.advances.low)
            let below = sides.advances.low.saturatingMinus(sides.payments.low)
            magnitude = magnitude ?? (above.isZero ? below : above)
            if let order = order(of: sides) {
                return Difference(order: order, magnitude: magnitude ?? .zero)
            }
        }
        guard let sides = exactSides(at: point) else { throw .undecided }
        let isMore = sides.advances.isLess(than: sides.payments)
        let isEqual = sides.advances.isEqual(to: sides.payments)
        return Difference(order: isEqual ? 0 : (isMore ? 1 : -1), magnitude: magnitude ?? .zero)
    }

    /// Both sides without any error; nil where they are too long for that.
    func exactSides(at point: RatePoint) -> Sides<ExactFraction>? {
        isShort ? sides(at: point, ExactFraction.self, Precision.steps[0]) : nil
    }

    private func order(of sides: Sides<WideFixed>) -> Int? {
        if sides.payments.low > sides.advances.high { return 1 }
        if sides.payments.high < sides.advances.low { return -1 }
        let isExact = sides.payments.low == sides.payments.high
        return isExact && sides.payments == sides.advances ? 0 : nil
    }

    /// Exact fractions are not longer than a computer can hold. Two sides that are
    /// exactly equal at a rate of few decimals are of few terms.
    private var isShort: Bool {
        var longest = 0
        for one in series { longest = max(longest, one.start + one.step * one.count) }
        return series.count <= 100 && longest <= 1000
    }
}
