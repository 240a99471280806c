/// The order and form of a list's items, `style` of `:list`.
public enum ListLayout: UInt8, CaseIterable, Sendable {
    /// “a, b and c”, the default, and “a, b or c”.
    case and, or
    /// “a, b, c”, “a; b; c” and “a + b + c”.
    case comma, semicolon, plus

    /// Creates the layout with the given name; nil if there is none.
    public init?(_ name: Span<UInt8>) {
        guard let found = Self.allCases.first(where: { $0.isNamed(name) }) else { return nil }
        self = found
    }

    private func isNamed(_ text: Span<UInt8>) -> Bool {
        name.withUTF8Buffer { $0.span.isSame(as: text) }
    }

    /// The name in a message.
    var name: StaticString {
        switch self {
        case .and: "and"
        case .or: "or"
        case .comma: "comma"
        case .semicolon: "semicolon"
        case .plus: "plus"
        }
    }
}
