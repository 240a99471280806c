/// Inline content as plain text for `Markdown.fill`.
enum PlainText {
    static func text(of inlines: some Sequence<Event>, withImages: Bool) -> String {
        var text = ""
        var imageDepth = 0
        for event in inlines {
            switch event.kind {
            case .enter(.image): imageDepth += 1
            case .exit(.image): imageDepth -= 1
            case _ where imageDepth > 0 && !withImages: break
            case .text(let words), .code(let words): text += Markdown.escapingBraces(words)
            case .figure(let name): text += "{{\(name)}}"
            case .softBreak, .lineBreak: text += " "
            default: break
            }
        }
        return text
    }

    /// All blocks' words, with single spaces between them.
    static func text(ofBlocks events: [Event]) -> String {
        var words = ""
        var start = 0
        for (index, event) in events.enumerated() {
            guard case .exit(let container) = event.kind, !container.isInline else { continue }
            words += text(of: events[start..<index], withImages: false) + " "
            start = index
        }
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The words that have a letter or digit.
    static func wordCount(of text: String) -> Int {
        var count = 0
        var isCounted = false
        for scalar in text.unicodeScalars {
            if isWhitespace(scalar) {
                isCounted = false
            } else if !isCounted, isLetterOrNumber(scalar) {
                isCounted = true
                count += 1
            }
        }
        return count
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
