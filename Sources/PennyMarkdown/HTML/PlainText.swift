/// Inline content as plain text for `Markdown.fill`.
enum PlainText {
    static func text(
        of inlines: some Sequence<Event.Kind>, in bytes: [UInt8], withImages: Bool
    ) -> String {
        var text: [UInt8] = []
        append(inlines, in: bytes, withImages: withImages, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// - Parameter bytes: the text of the events.
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

    /// The words of all blocks, with single spaces between them.
    static func text(ofBlocks events: [Event.Kind], in bytes: [UInt8]) -> String {
        var words: [UInt8] = []
        var start = 0
        for (index, event) in events.enumerated() {
            guard case .exit(let container) = event, !container.isInline else { continue }
            append(events[start..<index], in: bytes, withImages: false, to: &words)
            words.append(.space)
            start = index
        }
        return String(decoding: withSingleSpaces(words), as: UTF8.self)
    }

    /// The number of words that have a letter or digit.
    static func wordCount(of text: [UInt8]) -> Int {
        var count = 0
        var isCounted = false
        var index = 0
        while index < text.count {
            let byte = text[index]
            var isSpace = byte.isWhitespace
            var isLetter = byte.isLetter || byte.isDigit
            index += 1
            if byte >= 0x80 {
                let (scalar, length) = text[...].scalar(at: index - 1)
                isSpace = scalar.properties.isWhitespace
                isLetter =
                    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                index += length - 1
            }
            if isSpace {
                isCounted = false
            } else if !isCounted, isLetter {
                isCounted = true
                count += 1
            }
        }
        return count
    }

    private static func withSingleSpaces(_ text: [UInt8]) -> [UInt8] {
        var words: [UInt8] = []
        words.reserveCapacity(text.count)
        var isAfterSpace = false
        var index = 0
        while index < text.count {
            let byte = text[index]
            var length = 1
            var isSpace = byte.isWhitespace
            if byte >= 0x80 {
                let next = text[...].scalar(at: index)
                length = next.length
                let properties = next.scalar.properties
                // A combining accent on a space is part of it.
                isSpace = properties.isWhitespace || isAfterSpace && properties.isGraphemeExtend
            }
            if !isSpace {
                if isAfterSpace, !words.isEmpty { words.append(.space) }
                words += text[index..<index + length]
            }
            isAfterSpace = isSpace
            index += length
        }
        return words
    }

    /// Appends plain text as `fill` reads it.
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
}
