import PennyEngine

/// The escaping of JSON strings, by the context of the text.
package enum JSONStrings {
    /// A result, which may be in a script element: `<` is escaped.
    case result
    /// A file by itself: only required escapes, and line ends as letters.
    case file
    /// An element of a page, which no text may end, nor a line of it.
    case element

    @inline(__always)
    fileprivate func escapes(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
        case UInt8(ascii: "<"): self != .file
        // The last one begins the separators of lines and of paragraphs, and others.
        case UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F, 0xE2: self == .element
        default: false
        }
    }
}

extension Bytes {
    /// Appends a JSON string of a result.
    @inline(never)
    mutating func json(_ text: String) {
        raw("\"")
        let start = bytes.count
        plain(text)
        endJSON(from: start)
    }

    /// Appends a JSON string in another context, which the browser's modules do not use.
    @inline(never)
    package mutating func json(_ text: String, _ strings: JSONStrings) {
        raw("\"")
        let start = bytes.count
        plain(text)
        endJSON(from: start, strings)
    }

    /// Escapes the bytes from offset `start` on as the rest of a JSON string of a result, and ends
    /// it.
    @inline(never)
    mutating func endJSON(from start: Int) { endJSON(from: start, .result) }

    // Inlined into the two functions above, so that a module contains only the code for results.
    @inline(__always)
    private mutating func endJSON(from start: Int, _ strings: JSONStrings) {
        for index in start..<bytes.count where strings.escapes(bytes[index]) {
            escapeJSON(removeTail(from: index), strings)
            break
        }
        raw("\"")
    }

    @inline(__always)
    private mutating func escapeJSON(_ text: [UInt8], _ strings: JSONStrings) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if !strings.escapes(byte) {
                self.byte(byte)
            } else if byte == 0xE2 {
                let end = index + 2
                if end <= text.count, text[index] == 0x80, text[index + 1] & 0xFE == 0xA8 {
                    raw("\\u202")
                    self.byte(UInt8(ascii: "8") + text[index + 1] & 1)
                    index = end
                } else {
                    self.byte(byte)
                }
            } else {
                escapeJSON(byte, strings)
            }
        }
    }

    @inline(__always)
    private mutating func escapeJSON(_ byte: UInt8, _ strings: JSONStrings) {
        let letter: UInt8? =
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
            case 0x08 where strings == .file: UInt8(ascii: "b")
            case 0x09 where strings == .file: UInt8(ascii: "t")
            case 0x0A where strings == .file: UInt8(ascii: "n")
            case 0x0C where strings == .file: UInt8(ascii: "f")
            case 0x0D where strings == .file: UInt8(ascii: "r")
            default: nil
            }
        if let letter {
            self.byte(UInt8(ascii: "\\"))
            self.byte(letter)
            return
        }
        raw("\\u00")
        for half in [byte >> 4, byte & 15] {
            self.byte(half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "a") + half - 10)
        }
    }
}
