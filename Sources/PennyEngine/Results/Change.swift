/// The difference between two values. It is always shown with its sign, and says nothing about
/// which value is better.
public enum Change: Equatable, Sendable {
    /// Minor units of the calculation's currency.
    case money(Int64)
    case count(Int)
    /// A difference of two lengths, in months.
    case months(Int)
    case number(ExactDecimal)
    /// A difference of rates: 0.01 is one percentage point.
    case points(ExactDecimal)

    /// Whether the value is greater than the other.
    public var isIncrease: Bool {
        switch self {
        case .money(let amount): amount > 0
        case .count(let count), .months(let count): count > 0
        case .number(let number), .points(let number): ExactDecimal.zero < number
        }
    }

    /// Whether the value is lower than the other.
    public var isDecrease: Bool {
        switch self {
        case .money(let amount): amount < 0
        case .count(let count), .months(let count): count < 0
        case .number(let number), .points(let number): number.isNegative
        }
    }
}
