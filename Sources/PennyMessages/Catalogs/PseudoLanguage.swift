/// English with accents on its letters, longer by a third, in brackets. A page in it shows what is
/// not translated, what is put together from parts, and where longer words have no room. Its tag
/// is the one that Unicode CLDR has for it.
public enum PseudoLanguage {
    /// Its tag.
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

    /// The pattern between brackets; one without letters stays as it is.
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

    /// Puts a bracket at the begin or the end; two texts never follow each other.
    private static func add(_ bracket: [UInt8], to parts: inout [MessagePart], at place: Int) {
        let neighbor = place == 0 ? 0 : place - 1
        if case .text(let text) = parts[neighbor] {
            parts[neighbor] = .text(place == 0 ? bracket + text : text + bracket)
        } else {
            parts.insert(.text(bracket), at: place)
        }
    }

    /// Every letter of English with an accent, and vowels twice.
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
    /// The messages of an English file, as translations to the language that nobody speaks.
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
