import PennyEngine

extension InputRange {
    /// The steps of a slider, of which `sliders.js` chooses one by the number in the field.
    var steps: [ExactDecimal] { Self.steps(upTo: step) }

    /// Returns round numbers up to a largest one, which is the last.
    static func steps(upTo most: ExactDecimal) -> [ExactDecimal] {
        let scale = most < ExactDecimal(1) ? 2 : 0
        var steps: [ExactDecimal] = []
        var unit: Int128 = 1
        while true {
            for factor: Int128 in [1, 2, 5] {
                let next = ExactDecimal(factor * unit, scale: scale)
                if next >= most { return steps + [most] }
                steps.append(next)
            }
            unit *= 10
        }
    }
}
