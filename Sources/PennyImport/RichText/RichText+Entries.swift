import PennyDiagnostics

extension RichText {
    /// The text between two delimiters, without surrounding white space.
    struct Entry {
        let text: String
        /// The location of its first character, or of the missing one if it is empty.
        let location: SourceLocation

        var isEmpty: Bool { text.isEmpty }

        /// The lines of each paragraph.
        var paragraphs: [[String]] {
            text.unicodeScalars.split { $0 == "\n" || $0 == "\u{2029}" }.map { paragraph in
                paragraph.split(separator: "\u{2028}").map { String($0) }
            }
        }

        /// The whole text on one line.
        var line: String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// The entries of a list with delimiters between them. A delimiter after the last entry is
    /// optional.
    func entries(delimiter: String) -> [Entry] {
        let mark = Array(delimiter.unicodeScalars)
        var entries: [Entry] = []
        var start = 0
        var index = 0
        while index + mark.count <= characters.count {
            guard characters[index].scalar == mark[0],
                characters[index..<(index + mark.count)].map(\.scalar) == mark
            else {
                index += 1
                continue
            }
            entries.append(entry(in: start..<index))
            index += mark.count
            start = index
        }
        entries.append(entry(in: start..<characters.count))
        if entries.last?.isEmpty == true { entries.removeLast() }
        return entries
    }

    private func entry(in range: Range<Int>) -> Entry {
        var range = range
        while let last = range.last, Self.isSpace(characters[last].scalar) {
            range.removeLast()
        }
        let end = range.upperBound
        while let first = range.first, Self.isSpace(characters[first].scalar) {
            range.removeFirst()
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters[range].lazy.map(\.scalar))
        let index = characters.indices.contains(range.lowerBound) ? range.lowerBound : end - 1
        let offset = characters.indices.contains(index) ? characters[index].offset : 0
        return Entry(text: String(text), location: location(of: offset))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\0"
    }
}
