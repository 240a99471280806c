/// Inline content as plain text for `Markdown.fill`.
enum PlainText {
    static func text(
        of inlines: some Sequence<Event.Kind>, in bytes: [UInt8], withImages: Bool
    ) -> String {
        var text: [UInt8] = []
        append(inlines, in: bytes, withImages: withImages, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// - Parameter bytes: the words of the events.
    static func append(
        _ inlines: some Sequence<Event.Kind>, in bytes: [UInt8], withImages: Bool,
        to text: inout [UInt8]
    ) {
        var imageDepth = 0
        for event in inlines {
            switch event {
            case .enter(.image): imageDepth += 1
            case .exit(.image): imageDepth -= 1
            case _ where imageDepth > 0 && !withImages: break
            case .text(let words), .code(let words):
                appendEscapingBraces(bytes[words.range], to: &text)
            case .figure(let name):
                text += "{{".utf8
                text += bytes[name.range]
                text += "}}".utf8
            case .softBreak, .lineBreak: text.append(.space)
            default: break
            }
        }
    }

    /// All blocks' words, with single spaces between them.
    static func text(ofBlocks events: [Event.Kind], in bytes: [UInt8]) -> String {
        var words: [UInt8] = []
        var start = 0
        for (index, event) in events.enumerated() {
            guard case .exit(let container) = event, !container.isInline else { continue }
            append(events[start..<index], in: bytes, withImages: false, to: &words)
            words.append(.space)
            start = index
        }
        return withSingleSpaces(String(decoding: words, as: UTF8.self))
    }

    /// The words that have a letter or digit.
    static func wordCount(of text: [UInt8]) -> Int {
        var count = 0
        var isCounted = false
        var index = 0
        while index < text.count {
            let scalar: Unicode.Scalar
            if text[index] < 0x80 {
                scalar = Unicode.Scalar(text[index])
                index += 1
            } else {
                let next = text[...].scalar(at: index)
                scalar = next.scalar
                index += next.length
            }
            if isWhitespace(scalar) {
                isCounted = false
            } else if !isCounted, isLetterOrNumber(scalar) {
                isCounted = true
                count += 1
            }
        }
        return count
    }

    private static func withSingleSpaces(_ text: String) -> String {
        var words = ""
        words.reserveCapacity(text.utf8.count)
        var isAfterSpace = true
        for scalar in text.unicodeScalars {
            if !isWhitespace(scalar) {
                if isAfterSpace, !words.isEmpty { words.unicodeScalars.append(" ") }
                words.unicodeScalars.append(scalar)
            }
            isAfterSpace = isWhitespace(scalar)
        }
        return words
    }

    /// Plain text as `fill` reads it.
    private static func appendEscapingBraces(
        _ words: ArraySlice<UInt8>, to text: inout [UInt8]
    ) {
        guard words.contains(.openBrace) else {
            text += words
            return
        }
        var isAfterBrace = false
        for byte in words {
            if byte == .openBrace, isAfterBrace {
                text.removeLast()
                text += "\\{{".utf8
            } else {
                text.append(byte)
            }
            isAfterBrace = byte == .openBrace && !isAfterBrace
        }
    }

    private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
    }

    private static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default:
            !scalar.isASCII
                && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
    }
}
