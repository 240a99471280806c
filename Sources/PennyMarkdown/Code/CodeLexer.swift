/// Splits code into colored and plain parts, in one pass. It knows words, strings, comments and
/// numbers, but no grammar, so it also colors code that is wrong or of a later edition.
struct CodeLexer {
    enum Part: String {
        case keyword, text, comment, number, name
    }

    private let code: ArraySlice<UInt8>
    private let language: CodeLanguage
    private var index: Int
    /// Whether the lexer is between the pointed brackets of a tag.
    private var isInTag = false
    /// Whether only white space and list marks precede on the line.
    private var isAtLineStart = true

    init(_ code: ArraySlice<UInt8>, _ language: CodeLanguage) {
        self.code = code
        self.language = language
        index = code.startIndex
    }

    /// Reads the next range and its part, which is nil for plain code; nil at the end.
    mutating func next() -> (part: Part?, range: Range<Int>)? {
        guard index < code.endIndex else { return nil }
        let start = index
        let part = pass()
        for byte in code[start..<index] {
            if byte.isLineEnd {
                isAtLineStart = true
            } else if !byte.isBlank, byte != .hyphen || part != nil {
                isAtLineStart = false
            }
        }
        return (part, start..<index)
    }

    private mutating func pass() -> Part? {
        if let comment = comment() { return comment }
        if case .lines = language.names, isAtLineStart, let line = line() { return line }
        let readsTexts = if case .tags = language.names { isInTag } else { true }
        if readsTexts, let quotation = language.quotations.first(where: { starts(with: $0.open) }) {
            passText(quotation)
            if case .textBeforeColon = language.names, isFollowed(by: .colon) { return .name }
            return .text
        }
        let byte = code[index]
        if case .tags = language.names { return tag(byte) }
        if case .wordBeforeEquals = language.names, isAtLineStart, byte == .openBracket {
            passLine()
            return .name
        }
        if case .lines = language.names {
            index += 1
            return nil
        }
        if byte.isDigit { return number() }
        guard isWordStart(byte) else {
            index += 1
            return nil
        }
        return word()
    }

    // MARK: - Comments and texts

    private mutating func comment() -> Part? {
        if let block = language.blockComment, starts(with: block.open) {
            index += block.open.count
            while index < code.endIndex, !starts(with: block.close) { index += 1 }
            index = min(index + block.close.count, code.endIndex)
            return .comment
        }
        guard language.lineComments.contains(where: starts) else { return nil }
        if language.commentsNeedSpace, index > code.startIndex, !code[index - 1].isWhitespace {
            return nil
        }
        passLine()
        return .comment
    }

    private mutating func passText(_ quotation: CodeLanguage.Quotation) {
        index += quotation.open.count
        while index < code.endIndex {
            if starts(with: quotation.close) {
                index += quotation.close.count
                return
            }
            if code[index].isLineEnd, !quotation.spansLines { return }
            let escapes = quotation.hasEscapes && code[index] == .backslash
            index = min(index + (escapes ? 2 : 1), code.endIndex)
        }
    }

    private mutating func passLine() {
        while index < code.endIndex, !code[index].isLineEnd { index += 1 }
    }

    private func starts(with mark: [UInt8]) -> Bool {
        code[index] == mark[0] && code[index...].starts(with: mark)
    }

    // MARK: - Words and numbers

    private mutating func number() -> Part {
        while index < code.endIndex {
            let next = index + 1 < code.endIndex ? code[index + 1] : 0
            let goesOn =
                code[index].isDigit || code[index].isLetter || code[index] == UInt8(ascii: "_")
                || code[index] == UInt8(ascii: ".") && next.isDigit
            if !goesOn { break }
            index += 1
        }
        return .number
    }

    private func isWordStart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
            || language.wordMarks.contains(byte) && byte != .hyphen && byte != UInt8(ascii: ".")
    }

    private mutating func word() -> Part? {
        let start = index
        let startsLine = isAtLineStart
        while index < code.endIndex,
            isWordStart(code[index]) || code[index].isDigit
                || language.wordMarks.contains(code[index])
        {
            index += 1
        }
        switch language.names {
        case .wordBeforeColon where startsLine && isFollowed(by: .colon): return .name
        case .wordBeforeEquals where startsLine && isFollowed(by: UInt8(ascii: "=")): return .name
        default: break
        }
        var word = Array(code[start..<index])
        if !language.countsCapitals { word = word.map { $0.isLetter ? $0 | 0x20 : $0 } }
        return language.keywords.contains(word) ? .keyword : nil
    }

    private func isFollowed(by mark: UInt8) -> Bool {
        code[index...].first { !$0.isBlank } == mark
    }

    // MARK: - Tags and lines

    private mutating func tag(_ byte: UInt8) -> Part? {
        if byte == UInt8(ascii: "<") {
            index += 1
            while index < code.endIndex, "/!?".utf8.contains(code[index]) { index += 1 }
            let nameStart = index
            while index < code.endIndex,
                isWordStart(code[index]) || code[index].isDigit
                    || code[index] == .hyphen
            {
                index += 1
            }
            isInTag = index > nameStart
            return isInTag ? .keyword : nil
        }
        if byte == UInt8(ascii: ">") { isInTag = false }
        guard isInTag, isWordStart(byte) else {
            index += 1
            return nil
        }
        while index < code.endIndex,
            isWordStart(code[index]) || code[index].isDigit
                || code[index] == .hyphen
        {
            index += 1
        }
        return .name
    }

    /// Reads a fence or a rule, a heading, or the mark of an item or a quote.
    private mutating func line() -> Part? {
        if ["```", "~~~", "---"].contains(where: { starts(with: Array($0.utf8)) }) {
            passLine()
            return .text
        }
        switch code[index] {
        case UInt8(ascii: "#"):
            passLine()
            return .name
        case UInt8(ascii: ">"), .hyphen, UInt8(ascii: "*"), UInt8(ascii: "+"):
            let next = index + 1
            guard next >= code.endIndex || code[next].isWhitespace else { return nil }
            index += 1
            return .keyword
        default: return nil
        }
    }
}
