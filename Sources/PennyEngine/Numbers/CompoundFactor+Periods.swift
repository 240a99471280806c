extension CompoundFactor {
    /// The growth of one unit after each of these numbers of periods; nil where the kind of number
    /// cannot hold the root. Each root is as low as possible: half a year is a square root, which
    /// may be exact where a twelfth root is not.
    func values<Number: CertifiableNumber>(
        after periodCounts: [Int], _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let whole = wholePeriods(kind, precision)
        var roots: [(degree: Int, root: Number?)] = []
        return periodCounts.map { periods in
            var value = Number(1, precision)
            if periods / degree > 0 { value = value * whole.power(periods / degree) }
            let rest = periods % degree
            if rest == 0 { return value }
            let shared = Int(commonDivisor(Int128(rest), Int128(degree)))
            let known = roots.first { $0.degree == degree / shared }
            let root = known?.root ?? whole.root(degree / shared)
            if known == nil { roots.append((degree / shared, root)) }
            return root.map { value * $0.power(rest / shared) }
        }
    }

    /// The growth of one unit after a number of periods.
    func value<Number: CertifiableNumber>(
        after periods: Int, _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        values(after: [periods], kind, precision)[0]
    }
}

extension CompoundFactor {
    /// The factor that reverses this one. The base must be above zero.
    var inverse: CompoundFactor {
        CompoundFactor(
            base: ExactFraction(base.denominator, over: base.numerator), timesAYear: exponent,
            periodsAYear: degree)
    }
}
