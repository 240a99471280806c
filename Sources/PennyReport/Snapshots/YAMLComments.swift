/// Collects the comments of a YAML file, which the YAML reader drops, so that a file that is
/// rewritten loses none.
struct YAMLComments {
    private var comments: [String] = []
    /// The quotation mark of a quoted text that has not ended.
    private var quote: Character?
    /// The indentation of the line that a block scalar belongs to.
    private var block: Int?

    static func all(in yaml: String) -> [String] {
        var reader = YAMLComments()
        for line in yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            reader.read(line)
        }
        return reader.comments
    }

    private mutating func read(_ line: Substring) {
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

    /// Whether a line ends with the indicator of a block scalar: `|`, `>-`, `|2`.
    private static func opensBlock(_ content: Substring) -> Bool {
        var rest = content.trimmed[...]
        while let last = rest.last, "0123456789+-".contains(last) { rest.removeLast() }
        guard rest.last == "|" || rest.last == ">" else { return false }
        return rest.dropLast().last.map { $0.isWhitespace || $0 == ":" || $0 == "-" } ?? true
    }

    /// The index of the comment of a line, or else of its end.
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
            // A quotation mark inside a word is literal.
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
