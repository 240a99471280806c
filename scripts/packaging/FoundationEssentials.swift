// Stands in for Swift's FoundationEssentials in the program of `make dist`, of which that would be
// a quarter: what swift-argument-parser uses of it, by the same names. It uses it for one thing,
// the JSON of --experimental-dump-help. This is compiled before any module of the program, so it
// cannot write JSON by PennyMarkup.

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

public struct Data {
    fileprivate let text: String
}

extension String {
    public enum Encoding { case utf8 }

    public init?(data: Data, encoding: Encoding) { self = data.text }
}

/// Writes JSON without white space, the members of an object in the order of their names.
public final class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
    }

    /// Taken note of, and of no effect.
    public var outputFormatting: OutputFormatting = []

    public init() {}

    public func encode(_ value: some Encodable) throws -> Data {
        let place = Place()
        try place.take(value)
        return Data(text: place.json)
    }
}

/// Where a value goes.
private final class Place {
    private enum Content {
        case written(String)
        case list([Place])
        case object([String: Place])
    }

    private var content = Content.written("null")

    var count: Int { if case .list(let items) = content { items.count } else { 0 } }

    func take(_ value: some Encodable) throws {
        switch value {
        case let text as String: content = .written(Self.quoted(text))
        case let flag as Bool: content = .written(flag ? "true" : "false")
        case let number as any FixedWidthInteger: content = .written("\(number)")
        default: try value.encode(to: TreeEncoder(place: self))
        }
    }

    func makeList() { content = .list([]) }
    func makeObject() { if case .object = content {} else { content = .object([:]) } }

    func item() -> Place {
        let item = Place()
        if case .list(let items) = content { content = .list(items + [item]) }
        return item
    }

    func member(_ name: String) -> Place {
        let member = Place()
        if case .object(var members) = content {
            members[name] = member
            content = .object(members)
        }
        return member
    }

    var json: String {
        switch content {
        case .written(let text): text
        case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }
                .map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\\(scalar)"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}

private struct TreeEncoder: Encoder {
    let place: Place
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
        place.makeObject()
        return KeyedEncodingContainer(Members(place: place))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        place.makeList()
        return Items(place: place)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(place: place) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: Place
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { _ = place.member(key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try place.member(key.stringValue).take(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keys: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        TreeEncoder(place: place.member(key.stringValue)).container(keyedBy: keys)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        TreeEncoder(place: place.member(key.stringValue)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { TreeEncoder(place: place.member("super")) }

    func superEncoder(forKey key: Key) -> any Encoder {
        TreeEncoder(place: place.member(key.stringValue))
    }
}

private struct Items: UnkeyedEncodingContainer {
    let place: Place
    var codingPath: [any CodingKey] { [] }
    var count: Int { place.count }

    func encodeNil() { _ = place.item() }
    func encode<Value: Encodable>(_ value: Value) throws { try place.item().take(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keys: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        TreeEncoder(place: place.item()).container(keyedBy: keys)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        TreeEncoder(place: place.item()).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { TreeEncoder(place: place.item()) }
}

private struct Single: SingleValueEncodingContainer {
    let place: Place
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {}
    func encode<Value: Encodable>(_ value: Value) throws { try place.take(value) }
}
