import PennyEngine
import PennyMessages

/// Writes the messages of an amount field. Their values are texts and small counts, so the keypad's
/// module does not include the code that writes amounts.
struct KeypadWriter: MessageWriter {
    private let values: [Quantity]

    /// Formats a message; empty without a catalog.
    static func text(_ message: Message, _ words: Words) -> String {
        let name = message.name
        guard let catalog = words.catalog(name.area) else { return "" }
        var out: [UInt8] = []
        var writer = KeypadWriter(values: message.values)
        _ = catalog.format(
            MessageReference(index: name.index), with: &writer, isolation: words.isolation,
            to: &out)
        return String(bytes: out)
    }

    func has(argument: Int) -> Bool { argument < values.count }

    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting {
        switch quantity(of: value) {
        case .text(let text): out.append(text)
        case .count(let count): appendDecimal(Int128(count), scale: 0, to: &out)
        default: return .failed(.badOperand)
        }
        return .written(.unknown)
    }

    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection {
        guard case .count(let count) = quantity(of: value) else { return .none(.badSelector) }
        return .integer(count)
    }

    func mark(_ mark: MessageMark, to out: inout [UInt8]) {}

    private func quantity(of value: MessageValue) -> Quantity? {
        guard case .argument(let index) = value.operand else { return nil }
        return values[index]
    }
}
