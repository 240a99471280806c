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
    public internal(set) var title: String
    public internal(set) var titleLocation: SourceLocation
    public internal(set) var description = ""
    public internal(set) var descriptionLocation: SourceLocation
    public internal(set) var date: CivilDate?
    public internal(set) var isDraft = false
    public internal(set) var order: Int?
    /// The tags of the page.
    public internal(set) var tags: [String] = []
    /// The values of the page, by the names of taxonomies.
    public internal(set) var groups: [String: [String]] = [:]
    /// The layout of the list on the page of a section.
    public internal(set) var list: SectionList
    /// The number of list entries per page on the page of a section; nil for the site's number.
    public internal(set) var entriesPerPage: Int?
    /// The former addresses of the page.
    public internal(set) var oldAddresses: [OldAddress] = []
    /// The template of the site that renders the page; nil for the standard one.
    public internal(set) var template: LocatedWord?
    /// The values for the site’s own templates.
    public internal(set) var fields: [PageField] = []
    /// Whether terms in the text link to the glossary.
    public internal(set) var linksTerms = true
    public let body: String
    public let bodyLine: Int
    /// The file of the body. A translation without a body has that of its original.
    public let bodyPath: String

    // MARK: - Keys

    /// The keys of every file that is a page of prose.
    static let headingKeys: [Key<ProsePage>] = [
        Key(
            "title", .title, .required, example: "Saving for a house",
            help: "The heading of the page, and its name in lists."
        ) { ($0.title, $0.titleLocation) = ($1.text, $1.location) },
        .description {
            ($0.description, $0.descriptionLocation) = ($1.text, $1.location)
        },
        .date { $0.date = $1 },
        .draft { $0.isDraft = $1 },
    ]
    static let tagsKey = Key<ProsePage>.tags { $0.tags = $1 }
    static let autolinkKey = Key<ProsePage>.autolink { $0.linksTerms = $1 }

    /// The keys of a page in `pages/`.
    static let keys: [Key<ProsePage>] =
        headingKeys + [
            .order { $0.order = $1 },
            tagsKey,
            Key(
                "aliases", .oldAddresses,
                help: "Addresses that the page had before, which lead to it."
            ) { $0.oldAddresses = $1 },
            autolinkKey,
            Key(
                "template", .text,
                help: "A template in the site’s folder templates/, such as landing."
            ) { $0.template = $1 },
            Key(
                "fields", special: .fields, example: "author: Ada",
                help: "Values of your own for your templates, which show them as {{fields.name}}."
            ) { $2.fields = PageField.read(&$0, $1) },
        ]

    /// The keys of the page of a folder, which has a list of the pages in it.
    static let sectionKeys: [Key<ProsePage>] =
        keys + [
            listKey,
            Key(
                PageLength.key, .wholeNumber(PageLength.bounds),
                help: "How many of them the index.md of a folder shows on a page.",
                isTranslated: false
            ) { $0.entriesPerPage = $1 },
        ]
    private static let listKey = Key<ProsePage>(
        "list", .choice(SectionList.self),
        help: "How the index.md of a folder shows the pages in it.", isTranslated: false
    ) { $0.list = $1 }

    // MARK: - Names

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
                keys.report(.page.setInPageOfFolder, kind.keyLocation)
                return Reading(nil, keys.diagnostics)
            }
            let declared = isSection(id) ? sectionKeys : Self.keys
            // A page that is no section says so about its list.
            let page = ProsePage(
                &keys, isSection(id) ? declared : declared + [listKey], parts, id, taxonomies,
                in: setFolder)
            if !page.isSection, let list = keys.entries.first(where: { $0.isNamed("list") }) {
                keys.report(.page.listOutsideSection, list.keyLocation)
            }
            keys.reportUnknown(known: declared.names + taxonomies)
            return Reading(page, keys.diagnostics)
        }
    }

    /// Reads the declared keys of a file.
    init(
        _ keys: inout KeyReader, _ declared: [Key<ProsePage>], _ parts: ContentFile, _ id: String,
        _ taxonomies: [String] = [], in setFolder: SetFolder? = nil
    ) {
        self.init(parts, id, start: keys.start, in: setFolder)
        keys.suggestedTitle = title
        keys.read(declared, into: &self)
        groups = Taxonomy.values(taxonomies, &keys)
    }

    /// Creates a page without keys.
    init(
        _ parts: ContentFile, _ id: String, start: SourceLocation, in setFolder: SetFolder? = nil
    ) {
        self.id = id
        self.setFolder = setFolder
        location = start
        title = Self.fallbackTitle(id)
        titleLocation = start
        descriptionLocation = start
        list = setFolder == nil ? .list : .cards
        body = parts.body
        bodyLine = parts.bodyLine
        bodyPath = parts.bodyPath
    }
}

extension KeyType where Value == [OldAddress] {
    fileprivate static var oldAddresses: Self {
        Self(.words) { reader, field in
            var addresses: [OldAddress] = []
            for word in reader.locatedWords(field.name) {
                guard let address = OldAddress(word.text, at: word.location) else {
                    reader.report(.page.notAnOldAddress(word.text), word.location)
                    continue
                }
                if !addresses.contains(where: { $0.path == address.path }) {
                    addresses.append(address)
                }
            }
            return addresses
        }
    }
}
