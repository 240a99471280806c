import PennyEngine

/// Joins the items of a list in the language. The messages have two values, `{$first}, {$last}`;
/// only the text around the values is used.
struct ListWords {
    private let numbers: NumberWriter
    private let style: ListStyle

    init(_ numbers: NumberWriter, _ style: ListStyle) {
        self.numbers = numbers
        self.style = style
    }

    @inline(never)
    func append(_ items: [Quantity], to out: inout [UInt8], depth: Int) {
        if depth > QuantityWriter.depthLimit { return out.append("…") }
        if items.count < 2 {
            for item in items { numbers.append(item, to: &out, depth: depth + 1) }
            return
        }
        let last = joiner(isLast: true, isPair: items.count == 2)
        let other = items.count == 2 ? last : joiner(isLast: false, isPair: false)
        out.append(contentsOf: other.before)
        for (index, item) in items.enumerated() {
            if index > 0 {
                out.append(contentsOf: index == items.count - 1 ? last.between : other.between)
            }
            numbers.append(item, to: &out, depth: depth + 1)
        }
        out.append(contentsOf: last.after)
    }

    /// The text of a message before, between and behind its two values.
    private struct Joiner {
        var before: ArraySlice<UInt8> = []
        var between: ArraySlice<UInt8>
        var after: ArraySlice<UInt8> = []
    }

    private func joiner(isLast: Bool, isPair: Bool) -> Joiner {
        var text: [UInt8] = []
        numbers.append(message(isLast: isLast, isPair: isPair), to: &text)
        guard let first = text.firstIndex(of: Self.first),
            let last = text.firstIndex(of: Self.last), first < last
        else {
            // Without a catalog, the separator for tools.
            return Joiner(between: style.joiner(isLast: isLast).bytes[...])
        }
        return Joiner(
            before: text[..<first], between: text[(first + 1)..<last], after: text[(last + 1)...])
    }

    /// The placeholders of the two values. No message contains these bytes.
    private static let first: UInt8 = 1
    private static let last: UInt8 = 2

    private func message(isLast: Bool, isPair: Bool) -> Message {
        let (first, last): (Quantity, Quantity) = (.text("\u{1}"), .text("\u{2}"))
        return switch style {
        case .and where isPair: ResultWords.listAndTwo(first: first, last: last)
        case .and where isLast: ResultWords.listAndLast(first: first, last: last)
        case .or where isPair: ResultWords.listOrTwo(first: first, last: last)
        case .or where isLast: ResultWords.listOrLast(first: first, last: last)
        case .and, .or, .comma: ResultWords.listComma(first: first, last: last)
        case .semicolon: ResultWords.listSemicolon(first: first, last: last)
        case .plus: ResultWords.listPlus(first: first, last: last)
        }
    }
}
