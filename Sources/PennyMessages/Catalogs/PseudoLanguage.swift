/// English with accents on its letters, a third longer, in brackets. A page in it reveals text that
/// is not translated, text that is joined from parts, and layouts without room for longer words.
public enum PseudoLanguage {
    /// The tag of Unicode CLDR.
    public static let tag = "en-XA"

    static func model(of model: MessageModel) -> MessageModel {
        var model = model
        switch model.body {
        case .pattern(let pattern): model.body = .pattern(bracketed(pattern))
        case .match(let selectors, let variants):
            model.body = .match(
                selectors,
                variants.map { variant in
                    var variant = variant
                    variant.pattern = bracketed(variant.pattern)
                    return variant
                })
        }
        return model
    }

    /// Puts a pattern in brackets; one without letters stays unchanged.
    private static func bracketed(_ pattern: MessagePattern) -> MessagePattern {
        var hasLetters = false
        var parts = pattern.parts.map { part in
            guard case .text(let text) = part else { return part }
            let accented = accented(text)
            hasLetters = hasLetters || accented != text
            return .text(accented)
        }
        guard hasLetters else { return pattern }
        add(opening, to: &parts, at: 0)
        add(closing, to: &parts, at: parts.count)
        return MessagePattern(parts)
    }

    /// Adds a bracket at the beginning or the end, and merges it with a text there: two texts never
    /// follow each other.
    private static func add(_ bracket: [UInt8], to parts: inout [MessagePart], at index: Int) {
        let neighbor = index == 0 ? 0 : index - 1
        if case .text(let text) = parts[neighbor] {
            parts[neighbor] = .text(index == 0 ? bracket + text : text + bracket)
        } else {
            parts.insert(.text(bracket), at: index)
        }
    }

    /// Puts an accent on every English letter, and doubles vowels.
    private static func accented(_ text: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        for byte in text {
            guard let letter = letters[byte] else {
                out.append(byte)
                continue
            }
            out += letter
            if vowels.contains(byte) { out += letter }
        }
        return out
    }

    private static let opening = Array("⟦".utf8)
    private static let closing = Array("⟧".utf8)
    private static let vowels = Set("aeiou".utf8)
    private static let letters: [UInt8: [UInt8]] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8,
            "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".map { Array(String($0).utf8) }))
}

extension CatalogFile {
    /// The messages of an English file, translated to the pseudo-language.
    public var inPseudoLanguage: CatalogFile {
        var file = self
        file.language = Array(PseudoLanguage.tag.utf8)
        file.messages = messages.map { message in
            var message = message
            message.origin = message.digest
            message.model = PseudoLanguage.model(of: message.model)
            return message
        }
        return file
    }
}
