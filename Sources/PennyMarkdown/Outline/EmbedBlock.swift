import PennyDiagnostics

/// A fenced block with the word `pennypress`, whose lines state by `key: value` what the caller
/// shows instead. Only the caller interprets the keys.
struct EmbedBlock {
    private let source: SourceText

    init(_ source: SourceText) { self.source = source }

    /// Whether code with these words after its fence is such a block.
    static func isEmbed(_ info: String) -> Bool {
        info.split(whereSeparator: \.isWhitespace).first == "pennypress"
    }

    /// Reads the entries of a block with their locations, and the faults of its lines.
    ///
    /// - Parameter range: the range of the whole block, whose first line is its fence.
    func read(
        _ code: String, range: Range<Int>
    ) -> (embed: MarkdownOutline.Embed, faults: [Diagnostic]) {
        let location = source.location(of: range.lowerBound)
        var embed = MarkdownOutline.Embed(location: location)
        var faults: [Diagnostic] = []
        let report = { (fault: Fault, offset: Int) in
            faults.append(Diagnostic(fault, at: source.location(of: offset)))
        }
        let texts = code.split(separator: "\n", omittingEmptySubsequences: false)
        for (text, line) in zip(texts, source.lines(in: range).dropFirst()) {
            let words = Self.trimmed(text)
            if words.isEmpty || words.hasPrefix("#") { continue }
            let offset = source.beginning(of: line) ?? line.lowerBound
            guard let colon = words.firstIndex(of: ":"), colon > words.startIndex else {
                report(.block.malformedEmbed(String(words)), offset)
                continue
            }
            let key = String(Self.trimmed(words[..<colon]))
            if embed[key] != nil {
                report(.block.repeatedEmbedKey(key), offset)
                continue
            }
            let rest = words[words.index(after: colon)...]
            let value = rest.drop(while: \.isWhitespace)
            let before = words[..<value.startIndex].utf8.count
            embed.entries.append(
                MarkdownOutline.Embed.Entry(
                    key: key, value: String(value), location: source.location(of: offset),
                    valueLocation: source.location(of: offset + before)))
        }
        if embed.entries.isEmpty, faults.isEmpty { report(.block.emptyEmbed, range.lowerBound) }
        return (embed, faults)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
