import PennyNaturals

/// An equation as what counts for it and what counts against it, in any kind of number.
protocol TwoSides {
    /// Both sides; nil where this kind of number cannot hold them.
    func sides<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>?

    /// Exact fractions of both are not longer than a computer can hold.
    var isShort: Bool { get }
}

/// What two sides differ by.
struct Difference {
    /// 1 where more counts for the equation, -1 where more counts against it.
    let order: Int
    /// How much, nearly: a number of units that all differences share.
    let magnitude: BigNatural
}

extension TwoSides {
    /// - Throws: `CalculationError.undecided` where no precision tells the sides apart.
    @inline(never)
    func difference() throws(CalculationError) -> Difference {
        if let quick = quickDifference() { return quick }
        return try wideDifference()
    }

    /// The difference in two machine words; nil where they do not tell the sides apart.
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

    /// Both sides without any error; nil where they are too long for that.
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
