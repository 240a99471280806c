/// All rates from `lowest` to `highest` at which the present value of flows is zero, each proven,
/// and the intervals that remain undecided.
struct RateRoots: Equatable, Sendable {
    /// A rate a year or a period at which the present value is zero.
    struct Root: Equatable, Sendable {
        /// The rate, rounded half up to 14 decimals.
        let rate: ExactDecimal
        /// Whether the present value has opposite signs below and above the rate. Otherwise it only
        /// touches zero.
        let changesSign: Bool
    }

    /// An interval for which it is not proven that no rate makes the present value zero.
    struct Stretch: Equatable, Sendable {
        let low: ExactDecimal
        let high: ExactDecimal
    }

    /// −99.999 999 999 9 %.
    static let lowest = ExactDecimal(-999_999_999_999, scale: 12)
    /// 10²² %.
    static let highest = ExactDecimal(ExactDecimal.powerOfTen(20))

    /// The lower end of the range in messages, which show rates with fewer decimals.
    static let lowestShown = Quantity.percentage(
        ExactDecimal(-999_999_999_999, scale: 10), decimals: 10)

    /// The rates in rising order.
    private(set) var roots: [Root] = []
    private(set) var open: [Stretch] = []
    /// Whether there are also rates outside the range.
    private(set) var hasOutside = false

    /// Finds the rates. `unitsAYear` time units of the polynomial make one period.
    init(_ polynomial: DiscountPolynomial, unitsAYear: Int) throws(CalculationError) {
        guard polynomial.signChanges > 0 else { return }
        let rest = polynomial.withoutZeroAtOne
        try search(rest, unitsAYear, isLoss: false)
        try search(rest.reversed, unitsAYear, isLoss: true)
        if polynomial.moment(0) == 0 {
            let times = polynomial.timesZeroAtOne(without: rest)
            roots.append(Root(rate: .zero, changesSign: times % 2 == 1))
        }
        sort()
        joinStretches()
    }

    /// Searches the rates above zero, whose factors are below 1, or the rates below zero, with the
    /// time reversed.
    private mutating func search(
        _ polynomial: DiscountPolynomial, _ unitsAYear: Int, isLoss: Bool
    ) throws(CalculationError) {
        let scale = RateScale(unitsAYear: unitsAYear, isLoss: isLoss)
        let isolation = RootIsolation(polynomial, from: scale.lowestFactor(polynomial))
        for bracket in isolation.roots {
            add(try scale.rate(of: bracket), changesSign: true)
        }
        for touch in isolation.touches { try add(touch, scale) }
        for (low, high) in isolation.open { add(scale.stretch(low, high)) }
    }

    private mutating func add(_ rate: ExactDecimal?, changesSign: Bool) {
        guard let rate else {
            hasOutside = true
            return
        }
        roots.append(Root(rate: rate, changesSign: changesSign))
    }

    /// Adds a point where the slope is zero and the value cannot be distinguished from zero. It is
    /// a rate if the value is exactly zero at the rate's 14 decimals.
    private mutating func add(
        _ touch: RootBracket, _ scale: RateScale
    ) throws(CalculationError) {
        guard let rate = try scale.rate(of: touch) else { return }
        if scale.isZero(touch.polynomial, at: rate) {
            add(rate, changesSign: false)
        } else {
            let margin = ExactDecimal(-1, scale: RateScale.decimals)
            let beyond = ExactDecimal(1, scale: RateScale.decimals)
            open.append(Stretch(low: rate.minus(beyond), high: rate.minus(margin)))
        }
    }

    private mutating func add(_ stretch: Stretch) {
        if stretch.high < Self.lowest || Self.highest < stretch.low { return }
        open.append(stretch)
    }

    private mutating func sort() {
        let found = roots
        roots = sortedIndices(found.count) { found[$0].rate < found[$1].rate }.map { found[$0] }
        let stretches = open
        open = sortedIndices(stretches.count) { stretches[$0].low < stretches[$1].low }
            .map { stretches[$0] }
    }

    private mutating func joinStretches() {
        var joined: [Stretch] = []
        for stretch in open {
            if let last = joined.last, !(last.high < stretch.low) {
                joined.removeLast()
                joined.append(Stretch(low: last.low, high: max(last.high, stretch.high)))
            } else {
                joined.append(stretch)
            }
        }
        open = joined
    }
}
