/// Latin letters without accents.
public enum LatinFolding {
    /// The lower-case ASCII letters or digits for a scalar; empty for other characters.
    public static func ascii(_ scalar: Unicode.Scalar) -> [UInt8] {
        var letters: [UInt8] = []
        append(scalar, to: &letters)
        return letters
    }

    /// Appends the result of `ascii`.
    public static func append(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
        switch scalar {
        case "a"..."z", "0"..."9": out.append(UInt8(truncatingIfNeeded: scalar.value))
        case "A"..."Z": out.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
        case _ where scalar.isASCII: break
        default: out += folded(scalar)
        }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
            if let letters = folded[lower] { return letters }
            if ("a"..."z").contains(lower) || ("0"..."9").contains(lower) {
                return [UInt8(lower.value)]
            }
        }
        return []
    }

    /// The letters with accents that are folded to each plain text.
    package static let groups = [
        ("a", "àáâãäåāăąǎ"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęěẽ"),
        ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐ"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"),
        ("n", "ñńņňŋ"), ("o", "òóôõöøōŏőǒ"), ("oe", "œ"), ("r", "ŕŗř"), ("s", "śŝşšș"),
        ("ss", "ß"), ("t", "ţťŧț"), ("th", "þ"), ("u", "ùúûüũūŭůűųǔ"), ("w", "ŵ"), ("y", "ýÿŷ"),
        ("z", "źżž"),
    ]

    private static let folded: [Unicode.Scalar: [UInt8]] = {
        var folded: [Unicode.Scalar: [UInt8]] = [:]
        for (plain, accented) in groups {
            for scalar in accented.unicodeScalars { folded[scalar] = Array(plain.utf8) }
        }
        return folded
    }()
}
