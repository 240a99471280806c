import PennyDiagnostics

/// A fenced block with the word `example`, whose lines name computed values.
struct ExampleBlock {
    private let source: SourceText

    /// The events of a block: its lines with their ranges, then the block. Nil for other code.
    static func events(
        info: TextRange, code: TextRange, at range: Range<Int>, in source: SourceText,
        _ text: inout EventText
    ) -> [Event]? {
        guard text.string(info).split(whereSeparator: \.isWhitespace).first == "example"
        else { return nil }
        return ExampleBlock(source: source).events(code, range: range, &text)
    }

    private func events(
        _ code: TextRange, range: Range<Int>, _ text: inout EventText
    ) -> [Event] {
        var events: [Event] = []
        // The block's first line is its fence.
        let lines = source.lines(in: range).dropFirst()
        let texts = text.string(code).split(separator: "\n", omittingEmptySubsequences: false)
        for (words, line) in zip(texts, lines) {
            let name = words.drop(while: \.isWhitespace)
            guard !name.isEmpty else { continue }
            let trimmed = String(name.reversed().drop(while: \.isWhitespace).reversed())
            let offset = source.beginning(of: line) ?? line.lowerBound
            if Self.isName(trimmed) {
                events.append(Event(.exampleLine(name: text.add(trimmed)), at: offset))
            } else {
                events.append(text.fault(.block.malformedExample(trimmed), at: offset))
            }
        }
        if events.isEmpty {
            events.append(text.fault(.block.emptyExample, at: range.lowerBound))
        }
        return events + [Event(.example(text: code), range: range)]
    }

    /// `set` or `set.figure`.
    private static func isName(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let set = parts.first, !set.isEmpty, parts.count <= 2 else { return false }
        let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
        return set.allSatisfy { lower.contains($0) || $0.isDigit || $0 == UInt8(ascii: "-") }
            && parts.dropFirst().allSatisfy { figure in
                !figure.isEmpty && figure.allSatisfy { $0.isLetter || $0.isDigit }
            }
    }
}
