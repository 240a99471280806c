/// Reads a message from the left.
struct MessageScanner {
    let bytes: [UInt8]
    var at = 0

    init(_ source: [UInt8]) throws(MessageProblem) {
        bytes = source
        if let offset = MessageText.placeOfFault(in: source) {
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

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isNext(character) else { return false }
        at += 1
        return true
    }

    /// Steps over a word of ASCII letters if it stands here.
    mutating func take(word: StaticString) -> Bool {
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

    /// Spaces, line ends and marks of direction; whether there was a space or a line end, which the
    /// syntax asks for between names.
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

    /// A name with the marks of direction that may stand around it, which are no part of it.
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

    /// A name that may have a namespace before it: `ns:name`.
    mutating func identifier() throws(MessageProblem) -> [UInt8] {
        var identifier = try name()
        if take(":") {
            identifier.append(UInt8(ascii: ":"))
            identifier += try name()
        }
        return identifier
    }

    /// What can stand in a literal without bars; empty where there is none.
    mutating func unquotedLiteral() -> [UInt8] {
        let start = at
        skipNameCharacters()
        return Array(bytes[start..<at])
    }

    /// The text between bars. The first bar stands here.
    mutating func quotedLiteral() throws(MessageProblem) -> [UInt8] {
        let start = at
        at += 1
        var text: [UInt8] = []
        while !isAtEnd {
            if take("|") { return text }
            text.append(try character())
        }
        throw problem(.openLiteral, at: start)
    }

    /// A byte of text, or the character that is escaped here.
    mutating func character() throws(MessageProblem) -> UInt8 {
        if take("\\") {
            guard isNext("\\") || isNext("{") || isNext("|") || isNext("}") else {
                throw problem(.badEscape, at: at - 1)
            }
        }
        at += 1
        return bytes[at - 1]
    }

    /// Text up to the next brace or escape, or the character that is escaped here.
    mutating func takeText(into text: inout [UInt8]) throws(MessageProblem) {
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
