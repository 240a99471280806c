/// Divides a document into blocks: paragraphs, items of lists, headings, rows of tables.
struct ProseBlocks {
    struct Letter {
        var character: Character
        var line: Int
        var column: Int
    }

    struct Block {
        var kind: Prose.Kind
        var letters: [Letter]
    }

    private(set) var blocks: [Block] = []
    private var open: Block?

    /// Keys of front matter whose values are sentences.
    private static let sentenceKeys = ["title:", "description:", "short:"]

    /// Each line is a label: a template's words between its tags, a row of a table.
    mutating func readLabels(_ lines: [Substring]) {
        for (index, line) in lines.enumerated() { add(line, at: index, .label) }
    }

    mutating func readMarkdown(_ lines: [Substring]) {
        var start = 0
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
            for index in 1..<end {
                for key in Self.sentenceKeys where lines[index].hasPrefix(key) {
                    add(lines[index].dropFirst(key.count), at: index, .label, column: key.count)
                }
            }
            start = end + 1
        }
        var isFenced = false
        var isCode = false
        for index in start..<lines.count {
            let line = lines[index]
            let text = line.drop { $0 == " " || $0 == ">" }
            if text.hasPrefix("```") {
                close()
                isFenced.toggle()
                continue
            }
            if isFenced { continue }
            if text.isEmpty {
                isCode = open == nil && isCode
                close()
                continue
            }
            let isAfterBlank = index == 0 || lines[index - 1].allSatisfy { $0 == " " }
            isCode = line.hasPrefix("    ") && (isCode || isAfterBlank)
            if isCode || (open == nil && text.hasPrefix("<")) { continue }
            append(text, of: line, at: index)
        }
        close()
    }

    private mutating func append(_ text: Substring, of line: Substring, at index: Int) {
        let column = line.count - text.count
        if text.hasPrefix("#") || text.hasPrefix("|") {
            return add(text, at: index, .label, column: column)
        }
        let isNote = text.hasPrefix("[^") && text.contains("]:")
        if isNote || text.hasPrefix("- ") || text.prefixMatch(of: /[0-9]+\.\s/) != nil { close() }
        if open == nil { open = Block(kind: isNote ? .note : .text, letters: []) }
        open?.letters.append(contentsOf: Self.letters(text, at: index, column: column))
    }

    private mutating func add(
        _ text: Substring, at index: Int, _ kind: Prose.Kind, column: Int = 0
    ) {
        close()
        blocks.append(
            Block(kind: kind, letters: Self.letters(text, at: index, column: column)))
    }

    private mutating func close() {
        if let open, open.kind != .note { blocks.append(open) }
        open = nil
    }

    private static func letters(_ text: Substring, at index: Int, column: Int) -> [Letter] {
        var letters: [Letter] = []
        letters.reserveCapacity(text.utf8.count + 1)
        var column = column + 1
        for character in text {
            letters.append(Letter(character: character, line: index + 1, column: column))
            column += 1
        }
        letters.append(Letter(character: " ", line: index + 1, column: column))
        return letters
    }
}
