/// One of the four operators of a two-operand field.
public enum ArithmeticOperator: Equatable, Sendable, CaseIterable {
    case plus, minus, times, divide

    /// The sign that the operator is shown with.
    public var symbol: String {
        switch self {
        case .plus: "+"
        case .minus: "−"
        case .times: "×"
        case .divide: "÷"
        }
    }

    /// Whether the operator takes precedence over a sum.
    var bindsTighter: Bool { self == .times || self == .divide }

    /// The exact result; nil for a division by zero.
    func result(_ left: SignedFraction, _ right: SignedFraction) -> SignedFraction? {
        switch self {
        case .plus: left + right
        case .minus: left + right.negated
        case .times: left * right
        case .divide: left.divided(by: right)
        }
    }
}
