/// The name of a value, written as a literal in the program: `"title"`. The names in a template
/// become numbers when it is read (`TemplateNames`); a hash maps one to the other.
public struct TemplateName: ExpressibleByStringLiteral, Equatable, CustomStringConvertible,
    Sendable
{
    let text: StaticString
    let hash: UInt64

    public init(stringLiteral text: StaticString) {
        self.text = text
        hash = text.withUTF8Buffer { Self.hash(of: $0) }
    }

    public var description: String { text.description }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.hash == rhs.hash && lhs.description == rhs.description
    }

    func isSame(as other: [UInt8]) -> Bool {
        text.withUTF8Buffer { $0.elementsEqual(other) }
    }

    /// FNV-1a with 64 bits.
    static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
