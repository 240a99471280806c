public import PennyDiagnostics
public import PennyEngine

/// A page of prose from `pages/`.
public struct ProsePage: Equatable, Sendable {
    /// The name in addresses, with its folders: `getting-started`, `guide/loans`. `index` is the
    /// home page, `guide/index` that of a section, and `calculations/homes/index` that of a folder
    /// of saved sets.
    public let id: String
    /// The folder of saved sets that the page belongs to; nil for `pages/`.
    public let setFolder: SetFolder?
    public let location: SourceLocation
    public let title: String
    public let titleLocation: SourceLocation
    public let description: String
    public let descriptionLocation: SourceLocation
    public let date: CivilDate?
    public let isDraft: Bool
    public let order: Int?
    /// The tags of the page.
    public let tags: [String]
    /// The values of the page, by the names of taxonomies.
    public let groups: [String: [String]]
    /// The layout of the list on the page of a section.
    public let list: SectionList
    /// The number of list entries per page on the page of a section; nil for the site's number.
    public let entriesPerPage: Int?
    /// The former addresses of the page.
    public let oldAddresses: [OldAddress]
    /// The template of the site that renders the page; nil for the standard one.
    public let template: LocatedWord?
    /// The values for the site’s own templates.
    public let fields: [PageField]
    /// Whether terms in the text link to the glossary.
    public let linksTerms: Bool
    public let body: String
    public let bodyLine: Int
    /// The file of the body. A translation without a body has that of its original.
    public let bodyPath: String

    static let keys = [
        "title", "description", "date", "draft", "order", "tags", OldAddress.key, TermLinking.key,
        templateKey, PageField.key,
    ]
    static let templateKey = "template"
    static let sectionKeys = keys + [SectionList.key, PageLength.key]

    /// The file of a folder that is the folder's page.
    private static let sectionName = "index"

    /// The folder of the page, below that of all pages; empty for none.
    public var folder: String { Self.parts(id).folder }
    /// Whether it is the page of a folder.
    public var isSection: Bool { Self.isSection(id) }

    private static func parts(_ id: String) -> (folder: String, name: String) {
        guard let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", id) }
        return (String(id[..<slash]), String(id[id.utf8.index(after: slash)...]))
    }

    private static func isSection(_ id: String) -> Bool {
        let (folder, name) = parts(id)
        return !folder.isEmpty && name == sectionName
    }

    /// A title made from the page's name, or from that of its folder.
    private static func fallbackTitle(_ id: String) -> String {
        let (folder, name) = parts(id)
        return Slug.title(of: isSection(id) ? parts(folder).name : name)
    }

    /// Reads the file of a page.
    ///
    /// - Parameters:
    ///   - taxonomies: the keys by which the site groups pages.
    ///   - setFolder: the folder of saved sets that the file is in.
    public static func read(
        _ file: ContentText, id: String, taxonomies: [String] = [], in setFolder: SetFolder? = nil
    ) -> Reading<ProsePage> {
        Reading { () throws(DiagnosticError) in
            let parts = try ContentFile(markdown: file)
            var keys = parts.keys
            if setFolder != nil, let kind = keys.entries.first(where: { $0.isNamed("kind") }) {
                keys.report(.setInPageOfFolder, kind.keyLocation)
                return Reading(nil, keys.diagnostics)
            }
            let page = ProsePage(&keys, parts, id, taxonomies, in: setFolder)
            keys.reportUnknown(known: (isSection(id) ? Self.sectionKeys : Self.keys) + taxonomies)
            return Reading(page, keys.diagnostics)
        }
    }

    init(
        _ keys: inout KeyReader, _ parts: ContentFile, _ id: String, _ taxonomies: [String] = [],
        in setFolder: SetFolder? = nil
    ) {
        let title = keys.requiredTextOrMisspelt("title", example: Self.fallbackTitle(id))
        let description = keys.text("description")
        date = keys.date("date")
        isDraft = keys.flag("draft")
        order = keys.wholeNumber("order")
        tags = keys.words("tags")
        groups = Taxonomy.values(taxonomies, &keys)
        list = Self.list(&keys, id, standard: setFolder == nil ? .list : .cards)
        entriesPerPage =
            Self.isSection(id) ? keys.wholeNumber(PageLength.key, in: PageLength.bounds) : nil
        oldAddresses = Self.oldAddresses(&keys)
        template = keys.located(Self.templateKey)
        fields = PageField.read(&keys)
        linksTerms = keys.flag(TermLinking.key, default: true)
        self.id = id
        self.setFolder = setFolder
        location = keys.start
        self.title = title?.text ?? Self.fallbackTitle(id)
        titleLocation = title?.location ?? keys.start
        self.description = description?.text ?? ""
        descriptionLocation = description?.location ?? keys.start
        body = parts.body
        bodyLine = parts.bodyLine
        bodyPath = parts.bodyPath
    }

    private static func list(
        _ keys: inout KeyReader, _ id: String, standard: SectionList
    ) -> SectionList {
        guard keys.has(SectionList.key) else { return standard }
        let typed = keys.choice(SectionList.key, among: SectionList.allCases.map(\.rawValue))
        if !isSection(id), let entry = keys.entries.first(where: { $0.isNamed(SectionList.key) }) {
            keys.report(.listOutsideSection, entry.keyLocation)
        }
        return typed.flatMap(SectionList.init) ?? .list
    }

    private static func oldAddresses(_ keys: inout KeyReader) -> [OldAddress] {
        var addresses: [OldAddress] = []
        for word in keys.locatedWords(OldAddress.key) {
            guard let address = OldAddress(word.text, at: word.location) else {
                keys.report(.notAnOldAddress(word.text), word.location)
                continue
            }
            if !addresses.contains(where: { $0.path == address.path }) { addresses.append(address) }
        }
        return addresses
    }
}
