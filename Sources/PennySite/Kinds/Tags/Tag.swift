import PennyContent
import PennyFiles
import PennyTemplates
import PennyText

extension Address {
    /// The list of all tags.
    static let tags = "tags/index.html"

    static func tag(_ name: String, in folder: String = Tag.folder) -> String {
        "\(folder)/\(name).html"
    }

    /// The list of all values of a taxonomy.
    static func values(of folder: String) -> String { "\(folder)/index.html" }
}

/// A word that pages are grouped by. Spellings that differ in capitals, accents or hyphens are one
/// tag.
struct Tag: Sendable {
    /// As it is written.
    let label: String
    /// Its name in addresses.
    let name: String
    /// The folder in addresses: that of tags, or of a taxonomy whose value it is.
    let folder: String

    static let folder = "tags"

    var address: String { Address.tag(name, in: folder) }
    var link: PageLink { PageLink(title: label, address: address) }

    init(_ label: String, in folder: String = Self.folder) {
        self.label = label
        self.folder = folder
        let name = Self.isLatin(label) ? Slug.suggestion(for: label, standIn: "") : ""
        self.name = name.isEmpty || name == Self.listName ? Self.numbered(label) : name
    }

    /// The tags of a page, each once.
    static func all(_ labels: [String], in folder: String = Self.folder) -> [Tag] {
        var seen: Set<String> = []
        return labels.map { Tag($0, in: folder) }.filter { seen.insert($0.name).inserted }
    }

    private static let listName = "index"

    /// A tag of another script has no letters for an address. Two of them must not be one.
    private static func numbered(_ label: String) -> String {
        var maker = FingerprintMaker()
        maker.add(Array(label.lowercased().utf8))
        return "tag-" + maker.fingerprint.hex.prefix(12)
    }

    /// Whether all its letters can be in an address.
    private static func isLatin(_ label: String) -> Bool {
        label.unicodeScalars.allSatisfy {
            !$0.properties.isAlphabetic || !LatinFolding.ascii($0).isEmpty
        }
    }
}

extension [Tag] {
    /// For the partial `tags`.
    func value(from page: String) -> TemplateValue { .list(map { $0.link.value(from: page) }) }
}
