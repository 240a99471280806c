import PennyEngine

extension ExactDecimal {
    static func + (lhs: ExactDecimal, rhs: ExactDecimal) -> ExactDecimal {
        let scale = max(lhs.scale, rhs.scale)
        return ExactDecimal(
            lhs.coefficient(scale: scale) + rhs.coefficient(scale: scale), scale: scale)
    }

    static prefix func - (value: ExactDecimal) -> ExactDecimal {
        ExactDecimal(-value.coefficient, scale: value.scale)
    }
}
