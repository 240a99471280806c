import PennyDiagnostics

/// A value of the writer’s own on a page, for the templates of the site.
public struct PageField: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case text(String)
        case flag(Bool)
        case list([String])
    }

    public let name: String
    public let value: Value

    /// Reads the mapping below a key.
    static func read(_ keys: inout KeyReader, _ field: KeyField) -> [PageField] {
        guard let node = keys.node(field.name) else { return [] }
        guard case .mapping(let entries) = node.value else {
            keys.report(.key.keysExpected(field.name, field.example ?? ""), node.location)
            return []
        }
        return entries.compactMap { entry in
            guard isName(entry.key) else {
                keys.report(.page.notAFieldName(entry.key), entry.keyLocation)
                return nil
            }
            if case .text(let text) = entry.value.value, text.allSatisfy(\.isWhitespace) {
                keys.report(.key.emptyValue(entry.key), entry.value.location)
                return nil
            }
            guard let value = value(entry.value) else {
                keys.report(.page.notAField(entry.key), entry.value.location)
                return nil
            }
            return PageField(name: entry.key, value: value)
        }
    }

    /// The value of a field; nil if a field cannot have it.
    private static func value(_ node: ContentNode) -> Value? {
        switch node.value {
        case .mapping: return nil
        case .list(let items):
            var texts: [String] = []
            for item in items {
                guard case .text(let text) = item.value else { return nil }
                texts.append(text)
            }
            return .list(texts)
        case .text("true"), .text("yes"): return .flag(true)
        case .text("false"), .text("no"): return .flag(false)
        case .text(let text): return .text(text)
        }
    }

    /// Whether a template tag can have this name.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
