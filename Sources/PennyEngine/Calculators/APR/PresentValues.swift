import PennyNaturals

/// The value of each amount of a credit at the start, rounded half up.
struct PresentValues {
    let terms: APRTerms
    let rate: RatePoint

    /// Computes the value of each amount.
    func ofEach() throws(CalculationError) -> [Int64] {
        var whole = [BigNatural?](repeating: nil, count: terms.flows.count)
        for precision in Precision.steps {
            guard
                let chain = DiscountChain<WideFixed>(terms.equation, at: rate, precision)
            else { continue }
            var isSettled = true
            for (index, flow) in terms.flows.enumerated() {
                let factor = chain.factor(at: flow.ticks, flow.fraction)
                if whole[index] != nil { continue }
                whole[index] = (WideFixed(flow.amount, precision) * factor).rounded(.halfUp)
                isSettled = isSettled && whole[index] != nil
            }
            if isSettled { break }
        }
        var values: [Int64] = []
        for (index, flow) in terms.flows.enumerated() {
            guard let value = whole[index] ?? exact(flow), let small = value.int128 else {
                throw .undecided
            }
            values.append(Int64(small))
        }
        return values
    }

    /// Computes the exact value of an amount whose rounding the bounds cannot decide. Only values
    /// with few digits can be ties.
    private func exact(_ flow: APRTerms.Flow) -> BigNatural? {
        let periods = terms.equation.periodsAYear
        let period = rate.perPeriod(periods, ExactFraction.self, Precision.steps[0])
        let exponent = Ratio(Int128(flow.ticks), Int128(terms.equation.ticksAPeriod))
        guard let growth = (ExactFraction.one + period).power(exponent) else { return nil }
        let fraction = ExactFraction(
            BigNatural(flow.fraction.numerator.magnitude),
            over: BigNatural(flow.fraction.denominator.magnitude))
        let simple = ExactFraction.one + period * fraction
        let amount = ExactFraction(BigNatural(flow.amount.magnitude), over: .one)
        return (amount / (growth * simple)).rounded(.halfUp)
    }
}
