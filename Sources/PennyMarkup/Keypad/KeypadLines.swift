import PennyEngine

/// The values in the lines of a keypad request.
struct KeypadLines {
    private enum Name: CaseIterable {
        case kind, mark, decimals, start, symbols, keys

        var text: String {
            switch self {
            case .kind: "kind"
            case .mark: "mark"
            case .decimals: "decimals"
            case .start: "start"
            case .symbols: "symbols"
            case .keys: "keys"
            }
        }
    }

    private var hasKind = false
    private(set) var convention: NumberConvention?
    private(set) var decimals: Int?
    private(set) var start: String?
    private(set) var symbols: [String]?
    private(set) var keys: [KeypadKey]?

    /// Adds a line; returns false if it is invalid or its name is repeated.
    mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
        guard let line = RequestLine(line),
            let known = Name.allCases.first(where: { $0.text.isSameText(as: line.name) })
        else { return false }
        let value = line.value
        switch known {
        case .kind:
            defer { hasKind = true }
            return !hasKind && value.isSameText(as: "keypad")
        case .mark: return Self.fill(&convention, Self.convention(value.bytes))
        case .decimals: return Self.fill(&decimals, Self.decimals(value.bytes))
        case .start: return Self.fill(&start, value)
        case .symbols: return Self.fill(&symbols, Self.words(value.bytes))
        case .keys: return Self.fill(&keys, Self.keys(value.bytes))
        }
    }

    private static func fill<Value>(_ slot: inout Value?, _ value: Value?) -> Bool {
        guard slot == nil, let value else { return false }
        slot = value
        return true
    }

    private static func convention(_ bytes: [UInt8]) -> NumberConvention? {
        if bytes.count != 1 { return nil }
        if bytes[0] == UInt8(ascii: ".") { return .point }
        return bytes[0] == UInt8(ascii: ",") ? .comma : nil
    }

    private static func decimals(_ bytes: [UInt8]) -> Int? {
        guard bytes.count == 1 || bytes.count == 2 else { return nil }
        var number = 0
        for byte in bytes {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number <= TwoOperandField.maximumDecimals ? number : nil
    }

    private static func words(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: " ")).map { String(bytes: Array($0)) }
    }

    private static func keys(_ bytes: [UInt8]) -> [KeypadKey]? {
        var keys: [KeypadKey] = []
        for byte in bytes {
            guard let key = KeypadKey(ascii: byte) else { return nil }
            keys.append(key)
        }
        return keys
    }
}
