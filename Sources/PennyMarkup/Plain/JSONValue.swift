import PennyEngine

/// A value of JSON whose members keep their order.
public indirect enum JSONValue: Sendable {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([JSONValue])
    case object([Member])

    /// A name with its value.
    public struct Member: Sendable {
        public let name: String
        public let value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// A file of it, for programs and for people: a member a line.
    public func file() -> Bytes {
        var out = Bytes()
        append(to: &out, depth: 0)
        out.raw("\n")
        return out
    }

    private func append(to out: inout Bytes, depth: Int) {
        switch self {
        case .null: out.raw("null")
        case .flag(let flag): out.raw(flag ? "true" : "false")
        case .number(let number): out.number(number)
        case .text(let text): out.json(text)
        case .list(let items) where items.isEmpty: out.raw("[]")
        case .list(let items):
            out.raw("[")
            for (index, item) in items.enumerated() {
                Self.line(index, depth + 1, &out)
                item.append(to: &out, depth: depth + 1)
            }
            Self.close(depth, "]", &out)
        case .object(let members) where members.isEmpty: out.raw("{}")
        case .object(let members):
            out.raw("{")
            for (index, member) in members.enumerated() {
                Self.line(index, depth + 1, &out)
                out.json(member.name)
                out.raw(": ")
                member.value.append(to: &out, depth: depth + 1)
            }
            Self.close(depth, "}", &out)
        }
    }

    private static func line(_ index: Int, _ depth: Int, _ out: inout Bytes) {
        out.raw(index > 0 ? ",\n" : "\n")
        for _ in 0..<depth { out.raw("  ") }
    }

    private static func close(_ depth: Int, _ bracket: StaticString, _ out: inout Bytes) {
        out.raw("\n")
        for _ in 0..<depth { out.raw("  ") }
        out.raw(bracket)
    }
}
