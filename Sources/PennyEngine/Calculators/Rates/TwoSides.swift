import PennyNaturals

/// An equation with a plus side and a minus side, in any kind of number.
protocol TwoSides {
    /// Both sides; nil where this kind of number cannot hold them.
    func sides<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>?

    /// Whether exact fractions of both sides are short enough to compute.
    var isShort: Bool { get }
}

/// The difference between two sides.
struct Difference {
    /// The sign: 1 if the plus side is larger, -1 if the minus side is larger.
    let order: Int
    /// The approximate magnitude, in units that all differences share.
    let magnitude: BigNatural
}

extension TwoSides {
    /// Compares the sides.
    ///
    /// - Throws: `CalculationError.undecided` if no precision separates the sides.
    @inline(never)
    func difference() throws(CalculationError) -> Difference {
        if let quick = quickDifference() { return quick }
        return try wideDifference()
    }

    /// The difference in two machine words; nil if their precision does not separate the sides.
    private func quickDifference() -> Difference? {
        let precision = Precision.steps[0]
        guard QuickNumber.isForEveryFormula, let sides = sides(QuickNumber.self, precision) else {
            return nil
        }
        let above = sides.plus.saturatingMinus(sides.minus)
        if above.isPositive {
            return Difference(order: 1, magnitude: above.units(precision.fractionBits))
        }
        let below = sides.minus.saturatingMinus(sides.plus)
        guard below.isPositive else { return nil }
        return Difference(order: -1, magnitude: below.units(precision.fractionBits))
    }

    @inline(never)
    func wideDifference() throws(CalculationError) -> Difference {
        var magnitude: BigNatural?
        for precision in Precision.steps {
            guard let sides = sides(WideFixed.self, precision) else { continue }
            let above = sides.plus.low.saturatingMinus(sides.minus.low)
            let below = sides.minus.low.saturatingMinus(sides.plus.low)
            magnitude = magnitude ?? (above.isZero ? below : above)
            if let order = order(of: sides) {
                return Difference(order: order, magnitude: magnitude ?? .zero)
            }
        }
        guard let sides = exactSides() else { throw .undecided }
        let isMore = sides.minus.isLess(than: sides.plus)
        let isEqual = sides.minus.isEqual(to: sides.plus)
        return Difference(order: isEqual ? 0 : (isMore ? 1 : -1), magnitude: magnitude ?? .zero)
    }

    /// Both sides as exact values; nil if they are too long to compute.
    @inline(never)
    func exactSides() -> SignedNumber<ExactFraction>? {
        isShort ? sides(ExactFraction.self, Precision.steps[0]) : nil
    }

    private func order(of sides: SignedNumber<WideFixed>) -> Int? {
        if sides.plus.low > sides.minus.high { return 1 }
        if sides.plus.high < sides.minus.low { return -1 }
        return sides.plus.isPoint && sides.plus == sides.minus ? 0 : nil
    }
}
