import PennyFiles

/// Reads tags, comments and entities from the bytes of a page.
struct PageMarkup: ~Copyable {
    var bytes: PageBytes
    /// Whether the last angle bracket was a character of the text, not the start of a tag.
    private(set) var isSign = false

    init(_ bytes: consuming PageBytes) { self.bytes = bytes }

    /// The tag after an angle bracket; nil for a comment, and if the bracket is a character of the
    /// text.
    mutating func tag() throws(FileError) -> PageTag? {
        guard let first = try bytes.peek(), Self.beginsTag(first) else {
            isSign = true
            return nil
        }
        isSign = false
        if first == UInt8(ascii: "!") {
            try passDeclaration()
            return nil
        }
        let range = try bytes.passTag()
        return PageTag(bytes.block, range)
    }

    /// Passes a comment or a declaration.
    private mutating func passDeclaration() throws(FileError) {
        for expected in "!--".utf8 {
            guard try bytes.peek() == expected else {
                _ = try bytes.pass(to: UInt8(ascii: ">"))
                return
            }
            _ = try bytes.next()
        }
        try passComment()
    }

    private static func beginsTag(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func passComment() throws(FileError) {
        var dashes = 0
        while let byte = try bytes.next() {
            if byte == UInt8(ascii: ">"), dashes > 1 { return }
            dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
        }
    }

    /// Passes the content of a script or style, in which an angle bracket begins no tag but the
    /// element's end.
    mutating func passRaw(_ element: ElementKind) throws(FileError) {
        let end = Array((element == .script ? "/script" : "/style").utf8)
        while try bytes.pass(to: UInt8(ascii: "<")) {
            var matched = 0
            while matched < end.count, let byte = try bytes.peek(),
                byte | 0x20 == end[matched] | 0x20
            {
                _ = try bytes.next()
                matched += 1
            }
            if matched == end.count {
                _ = try bytes.pass(to: UInt8(ascii: ">"))
                return
            }
        }
    }

    /// Appends the character of an entity after an ampersand; text that is no entity unchanged.
    mutating func appendEntity(to word: inout [UInt8]) throws(FileError) {
        var name: [UInt8] = []
        while name.count < PageEntities.limit, let byte = try bytes.peek(),
            !byte.isBlank, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&")
        {
            _ = try bytes.next()
            if byte == UInt8(ascii: ";"), let scalar = PageEntities.scalar(name[...]) {
                word += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                return
            }
            name.append(byte)
            if byte == UInt8(ascii: ";") { break }
        }
        word.append(UInt8(ascii: "&"))
        word += name
    }
}
