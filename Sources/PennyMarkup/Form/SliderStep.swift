import PennyEngine

extension InputRange {
    /// The step from a number: a round number that is about a fiftieth of it, and never more than
    /// the step of the range. `sliders.js` does the same.
    func step(from number: ExactDecimal) -> ExactDecimal {
        func isBelow(_ step: ExactDecimal) -> Bool {
            number < ExactDecimal(step.coefficient * 50, scale: step.scale)
        }
        guard number > .zero, isBelow(step) else { return step }
        let scale = step < ExactDecimal(1) ? 2 : 0
        var found = ExactDecimal(1, scale: scale)
        var unit: Int128 = 1
        while true {
            for factor: Int128 in [1, 2, 5] {
                let next = ExactDecimal(factor * unit, scale: scale)
                if isBelow(next) { return min(found, step) }
                found = next
            }
            unit *= 10
        }
    }
}
