import PennyContent
import PennyFiles
import PennyTemplates
import PennyText

extension Address {
    /// The list of all tags.
    static let tags = "tags/index.html"

    static func tag(_ name: String, in folder: String = TaxonomyValue.folder) -> String {
        "\(folder)/\(name).html"
    }

    /// The list of all values of a taxonomy.
    static func values(of folder: String) -> String { "\(folder)/index.html" }
}

/// A value of a taxonomy, such as a tag. Spellings that differ in capitals, accents or hyphens are
/// one value; those that differ in other symbols are not.
struct TaxonomyValue: Sendable {
    /// The value as written.
    let label: String
    /// The key, which is the same for all spellings of the value.
    let key: String
    /// Its name in addresses.
    let name: String
    /// The folder in addresses: `tags`, or the taxonomy's name.
    let folder: String

    static let folder = "tags"

    var address: String { Address.tag(name, in: folder) }
    var link: PageLink { PageLink(title: label, address: address) }

    init(_ label: String, in folder: String = Self.folder) {
        self.label = label
        self.folder = folder
        let (key, words) = Self.spelling(of: label)
        self.key = key
        let name = Self.isLatin(label) ? Slug.suggestion(for: words, fallback: "") : ""
        self.name = name.isEmpty || name == Self.listName ? Self.numbered(key) : name
    }

    /// Returns the values of a page, each once.
    static func all(_ labels: [String], in folder: String = Self.folder) -> [TaxonomyValue] {
        var seen: Set<String> = []
        return labels.map { TaxonomyValue($0, in: folder) }.filter { seen.insert($0.key).inserted }
    }

    private static let listName = "index"

    /// Makes the name of a value in another script, which has no letters for an address, from a
    /// digest, so that two values do not share a name.
    private static func numbered(_ key: String) -> String {
        var maker = DigestMaker()
        maker.add(Array(key.utf8))
        return "tag-" + maker.digest.hex.prefix(12)
    }

    /// Whether all its letters can be in an address.
    private static func isLatin(_ label: String) -> Bool {
        label.unicodeScalars.allSatisfy {
            !$0.properties.isAlphabetic || !LatinFolding.ascii($0).isEmpty
        }
    }

    /// Returns the key, which has the letters of a label without case and accents, and the label's
    /// words; in both, symbols at the end are words: `C++` is `c plus plus`, `A-` is `a minus`.
    private static func spelling(of label: String) -> (key: String, words: String) {
        var rest = label.unicodeScalars[...]
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
        var signs: [String] = []
        while let last = rest.last, let sign = Self.signs[last] {
            signs.insert(sign, at: 0)
            rest.removeLast()
        }
        var key = String.UnicodeScalarView()
        var isParted = false
        for scalar in rest where !isAccent(scalar) {
            if scalar == "_" || scalar.properties.isWhitespace
                || scalar.properties.generalCategory == .dashPunctuation && !key.isEmpty
            {
                isParted = true
                continue
            }
            if isParted, !key.isEmpty { key.append("-") }
            isParted = false
            append(scalar, to: &key)
        }
        for sign in signs { key += " \(sign)".unicodeScalars }
        return (String(key), ([String(rest)] + signs).joined(separator: " "))
    }

    private static func append(_ scalar: Unicode.Scalar, to key: inout String.UnicodeScalarView) {
        let letters = LatinFolding.ascii(scalar)
        if letters.isEmpty {
            key +=
                scalar == "’"
                ? "'".unicodeScalars
                : scalar.properties.lowercaseMapping.unicodeScalars
        } else {
            key += String(decoding: letters, as: UTF8.self).unicodeScalars
        }
    }

    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value)
    }

    /// Signs that distinguish values at their end, such as grades and names of languages.
    private static let signs: [Unicode.Scalar: String] = [
        "+": "plus", "-": "minus", "−": "minus", "–": "minus", "#": "sharp",
    ]
}
