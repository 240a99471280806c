/// All rates at which flows are worth nothing at their start, from `lowest` to
/// `highest`, each proven, and what could not be proven.
struct RateRoots: Equatable, Sendable {
    /// A rate a year, or a period, at which the present value is zero.
    struct Root: Equatable, Sendable {
        /// Rounded half up to 14 decimals.
        let rate: ExactDecimal
        /// The present value has one sign below it and the other above; otherwise it
        /// only touches zero there.
        let changesSign: Bool
    }

    /// Rates between which it is not proven that none makes the present value zero.
    struct Stretch: Equatable, Sendable {
        let low: ExactDecimal
        let high: ExactDecimal
    }

    /// −99.999 999 999 9 %.
    static let lowest = ExactDecimal(-999_999_999_999, scale: 12)
    /// 10²² %.
    static let highest = ExactDecimal(ExactDecimal.powerOfTen(20))

    /// The lower end of the range in messages: rates are printed with fewer decimals than it has.
    static let lowestShown = Quantity.percentage(
        ExactDecimal(-999_999_999_999, scale: 10), decimals: 10)

    /// In rising order.
    private(set) var roots: [Root] = []
    private(set) var open: [Stretch] = []
    /// There are such rates beyond the range as well.
    private(set) var hasOutside = false

    /// The rates of one period, of which `unitsAYear` units of time of the polynomial
    /// make one.
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

    /// Rates above zero make factors of time below 1; rates below zero do so for
    /// the flows seen from the last.
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

    /// A zero of the slope where the value cannot be told from zero: a zero itself
    /// if it is one without any error at the rate's 14 decimals.
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
        roots = sortedPlaces(found.count) { found[$0].rate < found[$1].rate }.map { found[$0] }
        let stretches = open
        open = sortedPlaces(stretches.count) { stretches[$0].low < stretches[$1].low }
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
