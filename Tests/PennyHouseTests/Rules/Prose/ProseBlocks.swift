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

    /// Each message, and each of its variants, is a text if it ends as a sentence, and a label if
    /// not. A value is a figure; marks around words are left out.
    mutating func readMessages(_ lines: [Substring]) {
        for (index, line) in lines.enumerated() {
            guard let pattern = Self.pattern(line) else { continue }
            let column = line.distance(from: line.startIndex, to: pattern.startIndex)
            let text = Self.withFigures(pattern)
            let isSentence = text.last.map { ".!?”".contains($0) } ?? false
            add(text[...], at: index, isSentence ? .text : .label, column: column)
        }
    }

    /// The words for readers on a line of a file of messages.
    private static func pattern(_ line: Substring) -> Substring? {
        if line.hasPrefix("    ") {
            guard let start = line.firstRange(of: "{{"), line.hasSuffix("}}") else { return nil }
            return line[start.upperBound...].dropLast(2)
        }
        guard line.first?.isLetter == true, let sign = line.firstRange(of: " = ") else {
            return nil
        }
        let text = line[sign.upperBound...]
        return text.hasPrefix("{{") && text.hasSuffix("}}") ? text.dropFirst(2).dropLast(2) : text
    }

    /// As many letters, so that columns stay: `{$rate :rate}` as code, `{#strong}` as spaces.
    private static func withFigures(_ pattern: Substring) -> String {
        var text = ""
        var isInside = false
        var isMark = false
        for (place, character) in zip(pattern.indices, pattern) {
            if character == "{" {
                let next = pattern[place...].dropFirst().first
                isMark = next == "#" || next == "/"
                isInside = true
                text.append(isMark ? " " : "`")
            } else if isInside {
                isInside = character != "}"
                text.append(isMark ? " " : isInside ? "x" : "`")
            } else {
                text.append(character)
            }
        }
        return text
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
