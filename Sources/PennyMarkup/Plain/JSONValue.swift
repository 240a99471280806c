import PennyEngine

/// A JSON value whose members keep their order. All JSON of the program is written by it, or by
/// `Bytes.json` if it would be too large for memory.
public indirect enum JSONValue: Sendable {
    case null
    case flag(Bool)
    case number(Int)
    /// A number by its digits in JSON: `8.5`.
    case digits(String)
    case text(String)
    case list([JSONValue])
    case object([Member])

    /// A member of an object: a name with its value.
    public struct Member: Sendable {
        public let name: String
        public let value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Renders a file for programs and people, with one member a line.
    public func file() -> Bytes {
        var out = Bytes()
        append(to: &out, depth: 0)
        out.raw("\n")
        return out
    }

    /// Renders one line without white space, for programs only.
    public func message() -> Bytes {
        var out = Bytes()
        append(to: &out, depth: nil)
        return out
    }

    /// Appends the value as part of a file, indented by `depth` steps; nil for no white space.
    package func append(to out: inout Bytes, depth: Int?) {
        let inner = depth.map { $0 + 1 }
        switch self {
        case .null: out.raw("null")
        case .flag(let flag): out.raw(flag ? "true" : "false")
        case .number(let number): out.number(number)
        case .digits(let digits): out.plain(digits)
        case .text(let text): out.json(text)
        case .list(let items) where items.isEmpty: out.raw("[]")
        case .list(let items):
            out.raw("[")
            for (index, item) in items.enumerated() {
                Self.line(index, inner, &out)
                item.append(to: &out, depth: inner)
            }
            Self.close(depth, "]", &out)
        case .object(let members) where members.isEmpty: out.raw("{}")
        case .object(let members):
            out.raw("{")
            for (index, member) in members.enumerated() {
                Self.line(index, inner, &out)
                out.json(member.name)
                out.raw(depth == nil ? ":" : ": ")
                member.value.append(to: &out, depth: inner)
            }
            Self.close(depth, "}", &out)
        }
    }

    private static func line(_ index: Int, _ depth: Int?, _ out: inout Bytes) {
        if index > 0 { out.raw(",") }
        line(depth, &out)
    }

    private static func close(_ depth: Int?, _ bracket: StaticString, _ out: inout Bytes) {
        line(depth, &out)
        out.raw(bracket)
    }

    private static func line(_ depth: Int?, _ out: inout Bytes) {
        guard let depth else { return }
        out.raw("\n")
        for _ in 0..<depth { out.raw("  ") }
    }
}
