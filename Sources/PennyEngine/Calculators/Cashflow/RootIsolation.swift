import PennyNaturals

/// Cuts the factors from a lowest one to 1 into ranges until each is proven to
/// hold no zero of a polynomial or exactly one, or is left open.
///
/// A range holds none where bounds of the sum exclude zero; at most one where
/// bounds of the slope do, and two signs at its ends say whether it does. Where
/// the slope turns, a bend to one side leaves one place to look at closely.
struct RootIsolation {
    /// A range with the signs at its ends, which are not zero there.
    private struct Range {
        let low: UInt64
        let high: UInt64
        let lowSign: Int
        let highSign: Int
    }

    private(set) var roots: [RootBracket] = []
    /// Where the sum comes closer to zero than the precision shows, without a change of sign.
    private(set) var touches: [RootBracket] = []
    /// Ranges of which nothing is proven, in units of 2^-63.
    private(set) var open: [(low: UInt64, high: UInt64)] = []
    /// How many times the sum is zero at the factor 1; nil where that is too many to tell.
    let timesAtOne: Int?

    private let polynomial: DiscountPolynomial
    private let narrow: NarrowBounds
    private let wide: WideBounds
    /// What may still be spent, in terms that are summed: it bounds the time.
    private var narrowBudget = 4_000_000
    private var wideBudget = 120_000

    /// Of one sum, whose beginning costs as much as some terms.
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

    /// Makes one of open ranges that lie close together.
    private mutating func joinOpen() {
        let ranges = open
        open = []
        for place in sortedPlaces(ranges.count, { ranges[$0].low < ranges[$1].low }) {
            let range = ranges[place]
            if let last = open.last, range.low < last.high + (range.high >> 7) {
                open.removeLast()
                open.append((last.low, max(last.high, range.high)))
            } else {
                open.append(range)
            }
        }
    }

    /// Ranges that halve towards zero, from below to 1.
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

    /// The factor to begin at, with the sign just below it: 1, or less where
    /// what happens next to 1 cannot be told.
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
        if let sign = narrow.sign(at: factor) { return sign }
        guard wideBudget > 0 else { return nil }
        wideBudget -= cost
        let place = BigNatural(factor) << (Self.wideBits - 63)
        return wide.value(place, place)?.sign
    }

    // MARK: - One range

    /// What has to be looked at instead of the range; nil where it is settled.
    private mutating func settle(_ range: Range) -> [Range]? {
        narrowBudget -= cost
        let powers = narrow.powers(range.low, range.high)
        if narrow.sign(powers, order: 0) != nil { return nil }
        let turns = range.lowSign != range.highSign
        var isMonotone = narrow.sign(powers, order: 1) != nil
        if !isMonotone {
            narrowBudget -= cost
            let place = range.low + (range.high - range.low) / 2
            let middle = narrow.powers(place, place)
            func sharp(_ order: Int) -> Bool {
                narrow.sign(
                    powers, middle: middle, from: range.low, to: range.high, order: order) != nil
            }
            if !turns, sharp(0) { return nil }
            isMonotone = sharp(1)
        }
        if isMonotone {
            if turns { roots.append(bracket(range)) }
            return nil
        }
        if range.high == NarrowBounds.one, let timesAtOne, timesAtOne > 0 {
            // What bends to one side and touches zero at 1 is not zero beside it.
            if timesAtOne == 2, narrow.sign(powers, order: 2) != nil { return nil }
        } else if range.high - range.low <= max(range.high >> 20, 1 << 10) {
            if let bend = narrow.sign(powers, order: 2) {
                settle(range, bend: bend, turns)
                return nil
            }
        }
        if range.high - range.low <= max(range.high >> 40, 1 << 10) {
            open.append((range.low, range.high))
            return nil
        }
        return halves(range)
    }

    /// Settles a range in which the sum bends to one side.
    private mutating func settle(_ range: Range, bend: Int, _ turns: Bool) {
        if turns {
            roots.append(bracket(range))
        } else if bend == range.lowSign {
            settleTurningPoint(range)
        }
    }

    /// Two parts that meet where the sum has a sign. The places tried are odd ones:
    /// rates that people choose lie at round factors.
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

    /// A range at whose ends the sum has one sign and between which it bends
    /// towards zero: what counts is how far it gets.
    private mutating func settleTurningPoint(_ range: Range) {
        guard let lowSlope = slopeSign(range.low), let highSlope = slopeSign(range.high),
            wideBudget > 0
        else {
            open.append((range.low, range.high))
            return
        }
        if lowSlope == highSlope { return }
        var turn = bracket(range, order: 1, lowSign: lowSlope)
        for precision in Precision.steps {
            turn.widen(to: precision.fractionBits)
            wideBudget -= (turn.narrow(to: precision.fractionBits) + 1) * cost
            let bounds = WideBounds(polynomial: polynomial, bits: turn.bits)
            guard let sign = bounds.value(turn.low, turn.high)?.sign else { continue }
            if sign != range.lowSign { splitRoots(range, turn) }
            return
        }
        touches.append(turn)
    }

    private mutating func splitRoots(_ range: Range, _ turn: RootBracket) {
        let shift = turn.bits - 63
        roots.append(
            RootBracket(
                polynomial, BigNatural(range.low) << shift, turn.low, bits: turn.bits,
                lowSign: range.lowSign))
        roots.append(
            RootBracket(
                polynomial, turn.high, BigNatural(range.high) << shift, bits: turn.bits,
                lowSign: -range.lowSign))
    }

    private mutating func slopeSign(_ factor: UInt64) -> Int? {
        wideBudget -= cost
        let place = BigNatural(factor) << (Self.wideBits - 63)
        return wide.value(place, place, order: 1)?.sign
    }

    private func bracket(_ range: Range, order: Int = 0, lowSign: Int? = nil) -> RootBracket {
        let shift = Self.wideBits - 63
        return RootBracket(
            polynomial, order: order, BigNatural(range.low) << shift,
            BigNatural(range.high) << shift, bits: Self.wideBits,
            lowSign: lowSign ?? range.lowSign)
    }
}
