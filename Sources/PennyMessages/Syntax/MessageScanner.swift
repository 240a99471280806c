/// Scans a message from its beginning.
struct MessageScanner {
    let bytes: [UInt8]
    var at = 0

    init(_ source: [UInt8]) throws(MessageProblem) {
        bytes = source
        if let offset = MessageText.offsetOfFault(in: source) {
            throw MessageProblem(.notText, at: offset, of: source)
        }
        for index in 0..<source.count where source[index] == 0 {
            throw MessageProblem(.nullCharacter, at: index, of: source)
        }
    }

    var isAtEnd: Bool { at == bytes.count }

    func isNext(_ character: Unicode.Scalar) -> Bool {
        at < bytes.count && UInt32(bytes[at]) == character.value
    }

    func isNextTwice(_ character: Unicode.Scalar) -> Bool {
        isNext(character) && at + 1 < bytes.count && bytes[at + 1] == bytes[at]
    }

    mutating func scan(_ character: Unicode.Scalar) -> Bool {
        guard isNext(character) else { return false }
        at += 1
        return true
    }

    /// Skips a word of ASCII letters if it is at this position.
    mutating func scan(word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        let isHere = word.withUTF8Buffer { wanted in
            for index in 0..<count where bytes[at + index] != wanted[index] { return false }
            return true
        }
        if isHere { at += count }
        return isHere
    }

    func problem(_ kind: MessageProblem.Kind, at offset: Int? = nil) -> MessageProblem {
        MessageProblem(kind, at: offset ?? at, of: bytes)
    }

    /// Skips spaces, line ends and marks of direction; returns whether there was a space or a line
    /// end, which the syntax requires between names.
    @discardableResult mutating func skipSpace() -> Bool {
        var hasSpace = false
        while let next = MessageText.scalar(in: bytes, at: at) {
            if MessageText.isSpace(next.value) {
                hasSpace = true
            } else if !MessageText.isDirectionMark(next.value) {
                break
            }
            at += next.length
        }
        return hasSpace
    }

    /// Scans a name and the optional marks of direction around it, which are not part of it.
    mutating func name() throws(MessageProblem) -> [UInt8] {
        skipDirectionMark()
        let start = at
        guard let first = MessageText.scalar(in: bytes, at: at),
            MessageText.beginsName(first.value)
        else { throw problem(.missingName) }
        skipNameCharacters()
        let name = Array(bytes[start..<at])
        skipDirectionMark()
        return name
    }

    /// Scans a name with an optional namespace before it: `ns:name`.
    mutating func identifier() throws(MessageProblem) -> [UInt8] {
        var identifier = try name()
        if scan(":") {
            identifier.append(UInt8(ascii: ":"))
            identifier += try name()
        }
        return identifier
    }

    /// Scans the characters of an unquoted literal; empty if there is none.
    mutating func unquotedLiteral() -> [UInt8] {
        let start = at
        skipNameCharacters()
        return Array(bytes[start..<at])
    }

    /// Scans the text between bars. The scanner is at the first bar.
    mutating func quotedLiteral() throws(MessageProblem) -> [UInt8] {
        let start = at
        at += 1
        var text: [UInt8] = []
        while !isAtEnd {
            if scan("|") { return text }
            text.append(try character())
        }
        throw problem(.openLiteral, at: start)
    }

    /// Scans a byte of text, or an escaped character.
    mutating func character() throws(MessageProblem) -> UInt8 {
        if scan("\\") {
            guard isNext("\\") || isNext("{") || isNext("|") || isNext("}") else {
                throw problem(.badEscape, at: at - 1)
            }
        }
        at += 1
        return bytes[at - 1]
    }

    /// Scans text up to the next brace or escape, or an escaped character.
    mutating func scanText(into text: inout [UInt8]) throws(MessageProblem) {
        var end = at
        while end < bytes.count, bytes[end] != 0x5C, bytes[end] != 0x7B, bytes[end] != 0x7D {
            end += 1
        }
        if end == at { return text.append(try character()) }
        text += bytes[at..<end]
        at = end
    }

    private mutating func skipDirectionMark() {
        if let next = MessageText.scalar(in: bytes, at: at),
            MessageText.isDirectionMark(next.value)
        {
            at += next.length
        }
    }

    private mutating func skipNameCharacters() {
        while let next = MessageText.scalar(in: bytes, at: at),
            MessageText.continuesName(next.value)
        {
            at += next.length
        }
    }
}
