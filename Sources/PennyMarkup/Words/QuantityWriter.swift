package import PennyEngine
package import PennyMessages

/// Writes the values of one message with their functions.
package struct QuantityWriter: MessageWriter {
    private let numbers: NumberWriter
    private let values: [Quantity]
    /// The number of messages and lists around this one.
    private let depth: Int
    /// The offset of the first unescaped byte; nil for text without markup, where tags are ignored.
    private var unescaped: Int?
    private var isStrong = false

    package init(
        _ numbers: NumberWriter, _ values: [Quantity], depth: Int = 0, markupFrom start: Int? = nil
    ) {
        self.numbers = numbers
        self.values = values
        self.depth = depth
        unescaped = start
    }

    /// The largest depth of messages and lists in each other.
    static let depthLimit = 8

    package func has(argument: Int) -> Bool { argument < values.count }

    // MARK: - Values

    package func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting {
        guard let quantity = quantity(of: value) else { return .failed(.badOperand) }
        let function = value.function.flatMap { ValueFunction($0) }
        switch quantity {
        case .date(let date) where function == .month: numbers.appendMonth(of: date, to: &out)
        case .text(let words) where function == .digits:
            numbers.append(digits: words, to: &out)
        case .count(let months) where function == .span:
            numbers.append(CommonWords.span(of: months), to: &out, depth: depth + 1)
            return .written(numbers.words.direction)
        case .change(let change) where function == .size: numbers.appendSize(of: change, to: &out)
        case .list(let items, let style):
            let list = ListWords(numbers, self.style(of: value) ?? style)
            list.append(items, to: &out, depth: depth + 1)
            return .written(numbers.words.direction)
        case .words(let message, _):
            numbers.append(message, to: &out, depth: depth + 1)
            return .written(numbers.words.direction)
        default: numbers.append(quantity, to: &out)
        }
        return .written(.unknown)
    }

    /// A value after all its functions; nil for none, and for one that has no sign.
    package func quantity(of value: MessageValue) -> Quantity? {
        var quantity: Quantity
        switch value.operand {
        case .argument(let index): quantity = values[index]
        case .literal:
            var text: [UInt8] = []
            value.appendLiteral(to: &text)
            quantity = .text(String(bytes: text))
        case .none: return nil
        }
        for index in 0..<value.stepCount {
            let function = ValueFunction(value.step(index).function)
            guard function == .sign || function == .size else { continue }
            guard let sign = quantity.sign else { return nil }
            quantity = function == .sign ? .text(sign.name) : quantity.size
        }
        return quantity
    }

    /// The way a message joins a list; nil if it does not specify one.
    package func style(of value: MessageValue) -> ListStyle? {
        guard let option = value.option(.style) else { return nil }
        var name: [UInt8] = []
        option.appendLiteral(to: &name)
        return switch ListLayout(name.span) {
        case .and: .and
        case .or: .or
        case .comma: .comma
        case .semicolon: .semicolon
        case .plus: .plus
        case nil: nil
        }
    }

    // MARK: - Selection

    package func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection {
        switch quantity(of: value) {
        case .count(let count), .change(.count(let count)), .change(.months(let count)):
            return .integer(count)
        case .list(let items, _): return .integer(items.count)
        case .text(let words), .choice(let words), .words(_, let words):
            key.append(words)
            return .text
        case .money(let amount), .change(.money(let amount)):
            let scale = numbers.currency.minorUnitDigits
            DecimalMarks.plain.append(Int128(amount), scale: scale, to: &key)
            return .number
        case .number(let number), .change(.number(let number)):
            DecimalMarks.plain.append(number.coefficient, scale: number.scale, to: &key)
            return .number
        case nil: return .none(.badOperand)
        default: return .none(.badSelector)
        }
    }

    // MARK: - Tags

    package mutating func mark(_ mark: MessageMark, to out: inout [UInt8]) {
        guard unescaped != nil, mark.tag == .strong else { return }
        switch mark.kind {
        case .open where !isStrong: setStrong(true, &out)
        case .close where isStrong: setStrong(false, &out)
        default: break
        }
    }

    /// Escapes the written text, and ends a tag that the message leaves open.
    @inline(never)
    mutating func end(_ out: inout [UInt8]) {
        if isStrong { setStrong(false, &out) } else { escape(&out) }
    }

    private mutating func setStrong(_ isStrong: Bool, _ out: inout [UInt8]) {
        self.isStrong = isStrong
        escape(&out)
        out.append(isStrong ? "<strong>" : "</strong>")
        unescaped = out.count
    }

    /// Escapes all text before markup, which is appended raw.
    private mutating func escape(_ out: inout [UInt8]) {
        guard let start = unescaped else { return }
        var text = Bytes(taking: &out)
        text.escape(from: start)
        out = text.take()
        unescaped = out.count
    }
}
