/// A grammatical form that a language uses for some numbers.
public enum PluralCategory: UInt8, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The name in messages.
    public var name: StaticString {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }

    func isNamed(_ text: Span<UInt8>) -> Bool { name.withUTF8Buffer { $0.span.isSame(as: text) } }
}
