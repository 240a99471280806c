/// The comments of a file, which the reader of YAML drops: all of them, in
/// their order, so that a file that is written anew loses none.
struct YAMLComments {
    private var comments: [String] = []
    /// The mark of a text in quotes that has not ended.
    private var quote: Character?
    /// The indentation of the line that a text with its lines as they are hangs on.
    private var block: Int?

    static func all(in yaml: String) -> [String] {
        var reader = YAMLComments()
        for line in yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            reader.take(line)
        }
        return reader.comments
    }

    private mutating func take(_ line: Substring) {
        let indentation = line.prefix { $0 == " " }.count
        if let start = block {
            let isBlank = line.allSatisfy(\.isWhitespace)
            if isBlank || indentation > start { return }
            block = nil
        }
        let content = line[..<end(of: line)]
        if content.endIndex < line.endIndex {
            comments.append(line[content.endIndex...].trimmed)
        }
        if quote == nil, Self.opensBlock(content) { block = indentation }
    }

    /// Whether a line ends with the mark of a text with its lines as they are: `|`, `>-`, `|2`.
    private static func opensBlock(_ content: Substring) -> Bool {
        var rest = content.trimmed[...]
        while let last = rest.last, "0123456789+-".contains(last) { rest.removeLast() }
        guard rest.last == "|" || rest.last == ">" else { return false }
        return rest.dropLast().last.map { $0.isWhitespace || $0 == ":" || $0 == "-" } ?? true
    }

    /// Where the comment of a line begins, or else its end.
    private mutating func end(of line: Substring) -> Substring.Index {
        var before: Character = " "
        var isStart = true
        var index = line.startIndex
        while index < line.endIndex {
            let character = line[index]
            if let open = quote {
                let next = line.index(after: index)
                let isTwice = open == "'" && line[next...].first == "'"
                if open == "\"" && character == "\\" || character == "'" && isTwice {
                    index = next
                    if index == line.endIndex { return index }
                } else if character == open {
                    quote = nil
                }
            } else if character == "#", before.isWhitespace {
                return index
            } else if isStart, character == "\"" || character == "'" {
                quote = character
            }
            // A quotation mark inside a word is only a letter.
            if !character.isWhitespace { isStart = quote == nil && ":-,[{?".contains(character) }
            before = character
            index = line.index(after: index)
        }
        return line.endIndex
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
