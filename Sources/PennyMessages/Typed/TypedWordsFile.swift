/// The words that people type in a language, as a file that anyone can edit:
///
///     language: de
///
///     # How long something lasts.
///     [time]
///     years: Jahre, Jahren
///     months: Monate, Monaten, Mon.
///
/// The English that the engine reads comes before the colon, the words for it after. The English
/// file has no words: it lists the English for which each language has words. If a line has
/// several, such as `bottle, bottles`, one is enough. The section `[phrases]` is for additional
/// phrases with any English.
public struct TypedWordsFile: Equatable, Sendable {
    /// A text with its location in the file.
    public struct Entry: Equatable, Sendable {
        /// The text without spaces at its ends.
        public let text: [UInt8]
        /// The location of its first character.
        public let location: MessageLocation
    }

    /// A line: English, and the words for it.
    public struct Line: Equatable, Sendable {
        /// The name of its section.
        public let section: [UInt8]
        /// The English words that the engine reads, before the colon.
        public let english: [Entry]
        /// The words that people type for it, after the colon.
        public let words: [Entry]
    }

    /// The language's tag.
    public let language: [UInt8]
    /// The lines in the order of the file.
    public let lines: [Line]

    /// The name of these files in the folder of each language.
    public static let name = "typed.words"
    /// The section for phrases that English does not list.
    static let phrases = Array("phrases".utf8)

    /// Reads a file. Problems are reported with their locations, and reading continues.
    public static func read(
        _ text: [UInt8]
    ) -> (file: TypedWordsFile, problems: [TypedWordsProblem]) {
        var reader = TypedWordsReader()
        for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            reader.read(Array(line), number: index + 1)
        }
        let file = TypedWordsFile(language: reader.language ?? [], lines: reader.lines)
        return (file, reader.problems + file.collisions)
    }

    /// Words with two meanings, repeated words, and words without a letter.
    private var collisions: [TypedWordsProblem] {
        var problems: [TypedWordsProblem] = []
        var known: [TextKey: [UInt8]] = [:]
        for line in lines {
            for word in line.words {
                let tokens = TypedToken.all(of: word.text)
                guard tokens.contains(where: { !$0.isNumber }) else {
                    problems.append(.init(kind: .notAWord(word.text), location: word.location))
                    continue
                }
                let key = TextKey(TypedToken.key(tokens[...]))
                let english = line.english[0].text
                if let other = known[key] {
                    problems.append(
                        .init(
                            kind: other == english
                                ? .repeated(word.text)
                                : .meansTwoThings(word.text, english, other),
                            location: word.location))
                }
                known[key] = english
            }
        }
        return problems
    }

    /// The problems of another language's file, compared with the English one: English that is not
    /// listed, and English without words.
    public func problems(against source: TypedWordsFile) -> [TypedWordsProblem] {
        var problems: [TypedWordsProblem] = []
        let listed = Set(source.lines.flatMap { $0.english.map { TextKey($0.text) } })
        let own = Set(
            lines.filter { !$0.words.isEmpty }.flatMap { $0.english.map { TextKey($0.text) } })
        for line in lines where line.section != Self.phrases {
            for english in line.english where !listed.contains(TextKey(english.text)) {
                problems.append(
                    .init(kind: .unknownEnglish(english.text), location: english.location))
            }
        }
        for line in source.lines
        where !line.english.contains(where: { own.contains(TextKey($0.text)) }) {
            let location = MessageLocation(line: 1, column: 1)
            problems.append(.init(kind: .missing(line.english[0].text), location: location))
        }
        return problems
    }
}

/// Reads the file line by line.
private struct TypedWordsReader {
    var language: [UInt8]?
    var lines: [TypedWordsFile.Line] = []
    var problems: [TypedWordsProblem] = []
    private var section: [UInt8] = []

    private static let header = Array("language: ".utf8)

    mutating func read(_ line: [UInt8], number: Int) {
        guard let first = line.first, first != UInt8(ascii: "#") else { return }
        let location = MessageLocation(line: number, column: 1)
        if language == nil {
            if line.starts(with: Self.header) {
                language = Array(line[Self.header.count...])
            } else {
                language = []
                problems.append(.init(kind: .missingHeader, location: location))
            }
        } else if first == UInt8(ascii: "[") {
            section = Array(line[1...].prefix { $0 != UInt8(ascii: "]") })
            if line.count != section.count + 2 || section.isEmpty {
                problems.append(.init(kind: .badSection, location: location))
            }
        } else {
            readWords(line, number)
        }
    }

    private mutating func readWords(_ line: [UInt8], _ number: Int) {
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
        let english = entries(line, 0..<colon, number)
        let words = colon < line.count ? entries(line, colon + 1..<line.count, number) : []
        if (english + words).contains(where: { $0.text.isEmpty }) || english.isEmpty {
            let location = MessageLocation(line: number, column: 1)
            return problems.append(.init(kind: .emptyWord, location: location))
        }
        lines.append(.init(section: section, english: english, words: words))
    }

    /// The texts between commas, without spaces at their ends.
    private func entries(
        _ line: [UInt8], _ range: Range<Int>, _ number: Int
    ) -> [TypedWordsFile.Entry] {
        var entries: [TypedWordsFile.Entry] = []
        var start = range.lowerBound
        while start <= range.upperBound {
            let end =
                line[start..<range.upperBound].firstIndex(of: UInt8(ascii: ","))
                ?? range.upperBound
            var part = line[start..<end]
            while part.first == 0x20 { part.removeFirst() }
            while part.last == 0x20 { part.removeLast() }
            let location = MessageLocation(line: number, column: part.startIndex + 1)
            entries.append(.init(text: Array(part), location: location))
            start = end + 1
        }
        return entries
    }
}
