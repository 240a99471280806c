public import PennyEngine
import PennyMarkup
import PennyMessages

/// Messages in English, with values that a test formats.
public struct PlainWords {
    private let write: (Quantity) -> String

    /// - Parameter write: formats values that are neither messages nor lists.
    public init(_ write: @escaping (Quantity) -> String) { self.write = write }

    public func text(_ message: Message) -> String {
        message.name == .values
            ? message.values.map(text).joined() : text(message.name, message.values)
    }

    public func text(_ quantity: Quantity) -> String {
        switch quantity {
        case .words(let message, _): text(message)
        case .list(let items, let style):
            items.enumerated().map { index, item in
                let joiner = index == 0 ? "" : style.joiner(isLast: index == items.count - 1)
                return joiner + text(item)
            }
            .joined()
        default: write(quantity)
        }
    }

    private func text(_ name: MessageName, _ values: [Quantity]) -> String {
        guard let catalog = Words.english.catalog(name.area) else { return "no catalog" }
        let numbers = NumberWriter(for: .enUS, currency: .usDollar)
        var writer = PlainWriter(inner: QuantityWriter(numbers, values), words: self)
        var out: [UInt8] = []
        let faults = catalog.format(
            MessageReference(index: name.index), with: &writer, isolation: .none, to: &out)
        return faults.isEmpty ? String(bytes: out) : "faults \(faults.rawValue)"
    }
}

extension Message {
    /// The values in it, in the order of the English text or of the catalog's declaration.
    public var quantities: [Quantity] {
        values
    }
}

/// Selects as pages do, and formats values as a test does.
private struct PlainWriter: MessageWriter {
    let inner: QuantityWriter
    let words: PlainWords

    func has(argument: Int) -> Bool { inner.has(argument: argument) }

    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting {
        guard var quantity = inner.quantity(of: value) else { return .failed(.badOperand) }
        if case .list(let items, let style) = quantity {
            quantity = .list(items, inner.style(of: value) ?? style)
        }
        if case .date(let day) = quantity, value.function.flatMap({ ValueFunction($0) }) == .month {
            out.append(String(day.isoText.dropLast(3)))
        } else {
            out.append(words.text(quantity))
        }
        return .written(.leftToRight)
    }

    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection {
        inner.key(of: value, to: &key)
    }

    mutating func mark(_ mark: MessageMark, to out: inout [UInt8]) {}
}
