import PennyNaturals

extension EquationOfValue {
    /// The value of both sides at the start, in minor units.
    struct Worth {
        let advances: Int64
        let payments: Int64

        init?<Number: CertifiableNumber>(_ sides: SignedNumber<Number>?) {
            guard let advances = sides?.minus.rounded(.halfUp)?.int128,
                let payments = sides?.plus.rounded(.halfUp)?.int128,
                let minus = Int64(exactly: advances), let plus = Int64(exactly: payments)
            else { return nil }
            (self.advances, self.payments) = (minus, plus)
        }
    }

    /// The value of each side at a rate: the exact sum, rounded half up once.
    func worth(at rate: RatePoint) throws(CalculationError) -> Worth {
        let sides = at(rate)
        if QuickNumber.isForEveryFormula,
            let worth = Worth(sides.sides(QuickNumber.self, Precision.steps[0]))
        {
            return worth
        }
        for precision in Precision.steps {
            if let worth = Worth(sides.sides(WideFixed.self, precision)) { return worth }
        }
        guard let worth = Worth(sides.exactSides()) else { throw .undecided }
        return worth
    }
}
