import PennyNaturals

/// Divides the factors from the lowest to 1 into ranges. Each is proven to contain no zero of a
/// polynomial or exactly one, or stays undecided.
///
/// A range contains no zero if the bounds of the sum exclude zero. It contains at most one if the
/// bounds of the slope do, and the signs at its ends decide which. Where the slope changes sign and
/// the sum bends to one side, only the turning point has to be examined.
struct RootIsolation {
    /// A range with the nonzero signs at its ends.
    private struct Range {
        let low: UInt64
        let high: UInt64
        let lowSign: Int
        let highSign: Int
    }

    private(set) var roots: [RootBracket] = []
    /// The points where the sum is closer to zero than the precision shows, without a change of
    /// sign.
    private(set) var touches: [RootBracket] = []
    /// The undecided ranges, in units of 2^-63.
    private(set) var open: [(low: UInt64, high: UInt64)] = []
    /// The multiplicity of the zero at the factor 1; nil if it is too high to determine.
    let timesAtOne: Int?

    private let polynomial: DiscountPolynomial
    private let narrow: NarrowBounds
    private let wide: WideBounds
    /// The remaining budget in summed terms, which bounds the computing time.
    private var narrowBudget = 4_000_000
    private var wideBudget = 120_000

    /// The cost of one sum in terms, including a constant overhead.
    private var cost: Int { polynomial.terms.count + 40 }

    static let wideBits = Precision.steps[0].fractionBits

    init(_ polynomial: DiscountPolynomial, from lowest: UInt64) {
        self.polynomial = polynomial
        narrow = NarrowBounds(polynomial)
        wide = WideBounds(polynomial: polynomial, bits: Self.wideBits)
        timesAtOne = Self.timesAtOne(polynomial)
        isolate(from: lowest)
    }

    private static func timesAtOne(_ polynomial: DiscountPolynomial) -> Int? {
        for order in 0..<4 {
            guard let moment = polynomial.moment(order) else { return nil }
            if moment != 0 { return order }
        }
        return nil
    }

    // MARK: - The whole range

    private mutating func isolate(from lowest: UInt64) {
        var pending = firstRanges(lowest)
        while let range = pending.popLast() {
            guard narrowBudget > 0 else {
                open.append((range.low, range.high))
                continue
            }
            if let parts = settle(range) { pending += parts }
        }
        joinOpen()
    }

    /// Combines undecided ranges that are close together.
    private mutating func joinOpen() {
        let ranges = open
        open = []
        for index in sortedIndices(ranges.count, { ranges[$0].low < ranges[$1].low }) {
            let range = ranges[index]
            if let last = open.last, range.low < last.high + (range.high >> 7) {
                open.removeLast()
                open.append((last.low, max(last.high, range.high)))
            } else {
                open.append(range)
            }
        }
    }

    /// Divides the factors into ranges that halve toward zero, starting at 1.
    private mutating func firstRanges(_ lowest: UInt64) -> [Range] {
        var ranges: [Range] = []
        guard var (high, highSign) = top() else {
            open.append((lowest, NarrowBounds.one))
            return []
        }
        while high > lowest {
            var low = high / 2 - high / 128
            if low <= lowest { low = lowest }
            var sign = sign(at: low)
            while sign == nil, low > high / 16, low > 1 {
                low -= low / 64 + 1
                sign = self.sign(at: low)
            }
            guard let sign else {
                open.append((lowest, high))
                break
            }
            ranges.append(Range(low: low, high: high, lowSign: sign, highSign: highSign))
            high = low
            highSign = sign
        }
        return ranges
    }

    /// The factor to start at and the sign just below it. The factor is 1, or less if the signs
    /// next to 1 cannot be determined.
    private mutating func top() -> (factor: UInt64, sign: Int)? {
        if let timesAtOne, timesAtOne < 3, let moment = polynomial.moment(timesAtOne) {
            let sign = moment > 0 ? 1 : -1
            return (NarrowBounds.one, timesAtOne % 2 == 0 ? sign : -sign)
        }
        var distance: UInt64 = 1 << 24
        while distance < NarrowBounds.one {
            let factor = NarrowBounds.one - distance
            if let sign = sign(at: factor) {
                open.append((factor, NarrowBounds.one))
                return (factor, sign)
            }
            distance <<= 1
        }
        return nil
    }

    private mutating func sign(at factor: UInt64) -> Int? {
        narrowBudget -= cost
        return narrow.sign(at: factor) ?? wideSign(at: factor, order: 0)
    }

    private mutating func wideSign(at factor: UInt64, order: Int) -> Int? {
        guard wideBudget > 0 else { return nil }
        wideBudget -= cost
        let point = BigNatural(factor) << (Self.wideBits - 63)
        return wide.value(point, point, order: order)?.sign
    }

    // MARK: - One range

    /// Decides a range. Returns the parts to examine instead, or nil if it is decided.
    private mutating func settle(_ range: Range) -> [Range]? {
        narrowBudget -= cost
        let powers = narrow.powers(range.low, range.high)
        if narrow.sign(powers, order: 0) != nil { return nil }
        let changesSign = range.lowSign != range.highSign
        var isMonotone = narrow.sign(powers, order: 1) != nil
        if !isMonotone {
            narrowBudget -= cost
            let center = range.low + (range.high - range.low) / 2
            let middle = narrow.powers(center, center)
            func sharp(_ order: Int) -> Bool {
                narrow.sign(
                    powers, middle: middle, from: range.low, to: range.high, order: order) != nil
            }
            if !changesSign, sharp(0) { return nil }
            isMonotone = sharp(1)
        }
        if isMonotone {
            if changesSign { roots.append(bracket(range)) }
            return nil
        }
        if range.high == NarrowBounds.one, let timesAtOne, timesAtOne > 0 {
            // A sum that bends to one side and touches zero at 1 is not zero next to 1.
            if timesAtOne == 2, narrow.sign(powers, order: 2) != nil { return nil }
        } else if range.high - range.low <= max(range.high >> 20, 1 << 10) {
            if let bend = narrow.sign(powers, order: 2) {
                settle(range, bend: bend, changesSign)
                return nil
            }
        }
        if range.high - range.low <= max(range.high >> 40, 1 << 10) {
            open.append((range.low, range.high))
            return nil
        }
        return halves(range)
    }

    /// Decides a range in which the sum bends to one side.
    private mutating func settle(_ range: Range, bend: Int, _ changesSign: Bool) {
        if changesSign {
            roots.append(bracket(range))
        } else if bend == range.lowSign {
            settleTurningPoint(range)
        }
    }

    /// Splits a range at a factor where the sum has a sign. The tried factors are uneven fractions,
    /// because typical rates lie at round factors.
    private mutating func halves(_ range: Range) -> [Range]? {
        let width = range.high - range.low
        for part in [UInt64(505), 551, 437, 601, 389] {
            let middle = range.low + width / 1024 * part
            guard let sign = sign(at: middle) else { continue }
            return [
                Range(low: range.low, high: middle, lowSign: range.lowSign, highSign: sign),
                Range(low: middle, high: range.high, lowSign: sign, highSign: range.highSign),
            ]
        }
        open.append((range.low, range.high))
        return nil
    }

    /// Decides a range in which the sum has the same sign at both ends and bends toward zero. The
    /// sum at the turning point decides.
    private mutating func settleTurningPoint(_ range: Range) {
        guard let lowSlope = wideSign(at: range.low, order: 1),
            let highSlope = wideSign(at: range.high, order: 1), wideBudget > 0
        else {
            open.append((range.low, range.high))
            return
        }
        if lowSlope == highSlope { return }
        var turningPoint = bracket(range, order: 1, lowSign: lowSlope)
        for precision in Precision.steps {
            turningPoint.widen(to: precision.fractionBits)
            wideBudget -= (turningPoint.narrow(to: precision.fractionBits) + 1) * cost
            let bounds = WideBounds(polynomial: polynomial, bits: turningPoint.bits)
            guard let sign = bounds.value(turningPoint.low, turningPoint.high)?.sign else {
                continue
            }
            if sign != range.lowSign { appendRootsAround(range, turningPoint) }
            return
        }
        touches.append(turningPoint)
    }

    private mutating func appendRootsAround(_ range: Range, _ turningPoint: RootBracket) {
        let shift = turningPoint.bits - 63
        roots.append(
            RootBracket(
                polynomial, BigNatural(range.low) << shift, turningPoint.low,
                bits: turningPoint.bits,
                lowSign: range.lowSign))
        roots.append(
            RootBracket(
                polynomial, turningPoint.high, BigNatural(range.high) << shift,
                bits: turningPoint.bits,
                lowSign: -range.lowSign))
    }

    private func bracket(_ range: Range, order: Int = 0, lowSign: Int? = nil) -> RootBracket {
        let shift = Self.wideBits - 63
        return RootBracket(
            polynomial, order: order, BigNatural(range.low) << shift,
            BigNatural(range.high) << shift, bits: Self.wideBits,
            lowSign: lowSign ?? range.lowSign)
    }
}
