/// What people type in a language, as a file that anybody can edit:
///
///     language: de
///
///     # How long something lasts.
///     [time]
///     years: Jahre, Jahren
///     months: Monate, Monaten, Mon.
///
/// Before the colon is the English that the engine reads, behind it are the words for it. The file
/// of English has no words: it lists the English that each language has words for. Of several on
/// a line, such as `bottle, bottles`, one is enough. A section `[phrases]` is for more, in any
/// English.
public struct TypedWordsFile: Equatable, Sendable {
    /// A text with its place in the file.
    public struct Entry: Equatable, Sendable {
        /// The text without spaces at its ends.
        public let text: [UInt8]
        /// Where it begins.
        public let place: MessagePlace
    }

    /// A line: English, and the words for it.
    public struct Line: Equatable, Sendable {
        /// The name of the section that it is in.
        public let section: [UInt8]
        /// Before the colon: the English that the engine reads.
        public let english: [Entry]
        /// Behind the colon: what people type for it.
        public let words: [Entry]
    }

    /// The language's tag.
    public let language: [UInt8]
    /// The lines in the order of the file.
    public let lines: [Line]

    /// The name of these files in the folders of their languages.
    public static let name = "typed.words"
    /// The section for phrases that English does not list.
    static let phrases = Array("phrases".utf8)

    /// Reads a file. What is wrong is told with its place, and the rest is read on.
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

    /// Words that have two meanings, or stand there twice, and words without a letter.
    private var collisions: [TypedWordsProblem] {
        var problems: [TypedWordsProblem] = []
        var known: [TextKey: [UInt8]] = [:]
        for line in lines {
            for word in line.words {
                let tokens = TypedToken.all(of: word.text)
                guard tokens.contains(where: { !$0.isNumber }) else {
                    problems.append(.init(kind: .notAWord(word.text), place: word.place))
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
                            place: word.place))
                }
                known[key] = english
            }
        }
        return problems
    }

    /// What is wrong with the file of another language, held against English: English that is not
    /// listed, and what has no words.
    public func problems(against source: TypedWordsFile) -> [TypedWordsProblem] {
        var problems: [TypedWordsProblem] = []
        let listed = Set(source.lines.flatMap { $0.english.map { TextKey($0.text) } })
        let own = Set(
            lines.filter { !$0.words.isEmpty }.flatMap { $0.english.map { TextKey($0.text) } })
        for line in lines where line.section != Self.phrases {
            for english in line.english where !listed.contains(TextKey(english.text)) {
                problems.append(.init(kind: .unknownEnglish(english.text), place: english.place))
            }
        }
        for line in source.lines
        where !line.english.contains(where: { own.contains(TextKey($0.text)) }) {
            let place = MessagePlace(line: 1, column: 1)
            problems.append(.init(kind: .missing(line.english[0].text), place: place))
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
        let place = MessagePlace(line: number, column: 1)
        if language == nil {
            if line.starts(with: Self.header) {
                language = Array(line[Self.header.count...])
            } else {
                language = []
                problems.append(.init(kind: .missingHeader, place: place))
            }
        } else if first == UInt8(ascii: "[") {
            section = Array(line[1...].prefix { $0 != UInt8(ascii: "]") })
            if line.count != section.count + 2 || section.isEmpty {
                problems.append(.init(kind: .badSection, place: place))
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
            let place = MessagePlace(line: number, column: 1)
            return problems.append(.init(kind: .emptyWord, place: place))
        }
        lines.append(.init(section: section, english: english, words: words))
    }

    /// What stands between commas, without spaces at the ends.
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
            let place = MessagePlace(line: number, column: part.startIndex + 1)
            entries.append(.init(text: Array(part), place: place))
            start = end + 1
        }
        return entries
    }
}
