import PennyTestSupport

/// The words and phrases of `docs/words.tsv` that texts do without, and what to write instead.
struct StiffWords: Sendable {
    struct Entry: Sendable {
        var phrase: [String]
        var advice: String
    }

    /// By their first words.
    private var entries: [String: [Entry]] = [:]
    /// Longer phrases in which such a word is right, by their first words.
    private var allowed: [String: [[String]]] = [:]
    private(set) var count = 0

    /// Each line is a phrase, what to write instead, and phrases in which it is right, with
    /// semicolons between them. A line with `#` is a comment.
    init(table: String) throws(StiffWordsFault) {
        let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            let phrase = Self.words(cells[0])
            guard (2...3).contains(cells.count), let first = phrase.first, !cells[1].isEmpty else {
                throw .notALine(number: index + 1)
            }
            guard entries[first, default: []].allSatisfy({ $0.phrase != phrase }) else {
                throw .twice(number: index + 1, String(cells[0]))
            }
            entries[first, default: []].append(Entry(phrase: phrase, advice: String(cells[1])))
            count += 1
            for exception in cells.dropFirst(2).first?.split(separator: ";") ?? [] {
                let words = Self.words(exception)
                allowed[words[0], default: []].append(words)
            }
        }
    }

    func findings(in prose: Prose, path: String) -> [Finding] {
        prose.sentences.flatMap { sentence in
            let words = sentence.words.map { $0.isOpaque || $0.isQuoted ? "" : $0.text }
            return words.indices.compactMap { start -> Finding? in
                guard let entry = longest(at: start, of: words),
                    !isAllowed(start..<start + entry.phrase.count, of: words)
                else { return nil }
                let word = sentence.words[start]
                let phrase = entry.phrase.joined(separator: " ")
                return Finding(
                    path: path, line: word.line, column: word.column,
                    message: "“\(phrase)”: \(entry.advice)")
            }
        }
    }

    private func longest(at start: Int, of words: [String]) -> Entry? {
        entries[words[start]]?
            .filter { words[start...].starts(with: $0.phrase) }
            .max { $0.phrase.count < $1.phrase.count }
    }

    private func isAllowed(_ range: Range<Int>, of words: [String]) -> Bool {
        (max(0, range.lowerBound - 4)...range.lowerBound).contains { start in
            (allowed[words[start]] ?? []).contains {
                start + $0.count >= range.upperBound && words[start...].starts(with: $0)
            }
        }
    }

    private static func words(_ text: Substring) -> [String] {
        text.split(separator: " ").map { $0.lowercased() }
    }
}

enum StiffWordsFault: Error, Equatable {
    case notALine(number: Int)
    case twice(number: Int, String)
}
