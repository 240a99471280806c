extension CompoundFactor {
    /// What one unit grows to after each of these numbers of periods; nil where the
    /// number cannot hold the root. No root is higher than needed: half a year is a
    /// square root, which may be exact where a twelfth root is not.
    func values<Number: CertifiableNumber>(
        after marks: [Int], _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let whole = wholePeriods(kind, precision)
        var roots: [(degree: Int, root: Number?)] = []
        return marks.map { periods in
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

    /// What one unit grows to in so many periods.
    func value<Number: CertifiableNumber>(
        after periods: Int, _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        values(after: [periods], kind, precision)[0]
    }
}

extension CompoundFactor {
    /// The factor that takes back what this one does. Its base is above zero.
    var inverse: CompoundFactor {
        CompoundFactor(
            base: ExactFraction(base.denominator, over: base.numerator), timesAYear: exponent,
            periodsAYear: degree)
    }
}
