public import PennyDiagnostics
public import PennyEngine

/// A saved calculation: the inputs, a title and a date, never the results.
///
/// A build has many lists of its sets, so a set is a reference to shared storage and a copy is
/// small.
public struct SavedSet: Equatable, Sendable {
    private let storage: Storage

    init(_ content: SetContent) { storage = Storage(content) }

    var content: SetContent { storage.content }

    /// The name in addresses and references, such as `first-home`.
    public var id: String { storage.content.id }
    /// The file; for a row of a table also its line.
    public var location: SourceLocation { storage.content.location }
    public var calculator: Calculator { storage.content.calculator }
    /// The title as written, which may contain references to figures.
    public var title: String { storage.content.title }
    public var titleLocation: SourceLocation { storage.content.titleLocation }
    public var description: String { storage.content.description }
    public var descriptionLocation: SourceLocation { storage.content.descriptionLocation }
    public var date: CivilDate? { storage.content.date }
    public var tags: [String] { storage.content.tags }
    /// The values of the set, by the names of taxonomies.
    public var groups: [String: [String]] { storage.content.groups }
    public var isDraft: Bool { storage.content.isDraft }
    /// The rank of the set in lists; sets without one come last.
    public var order: Int? { storage.content.order }
    /// The glossary terms that the set's page explains.
    public var terms: [LocatedWord] { storage.content.terms }
    /// Whether terms in the text link to the glossary.
    public var linksTerms: Bool { storage.content.linksTerms }
    /// The set that this one was adjusted from.
    public var origin: LocatedWord? { storage.content.origin }
    /// The figures that were shown when the set was saved.
    public var shown: [ShownFigure] { storage.content.shown }
    public var inputs: [RawInput] { storage.content.inputs }
    public var inputLocations: InputLocations { storage.content.inputLocations }
    /// The Markdown below the front matter, and the line that it begins on.
    public var body: String { storage.content.body }
    public var bodyLine: Int { storage.content.bodyLine }
    /// The file of the body. A translation without a body has that of its original.
    public var bodyPath: String {
        storage.content.bodyPath.isEmpty ? location.path : storage.content.bodyPath
    }

    /// Returns the set with other inputs, as `--set name=value` requests.
    public func replacing(_ inputs: [RawInput], locations: InputLocations) -> SavedSet {
        var content = content
        content.inputs = inputs
        content.inputLocations = locations
        return SavedSet(content)
    }

    /// Returns the set under another name.
    package func named(_ id: String) -> SavedSet {
        var content = content
        content.id = id
        return SavedSet(content)
    }

    /// Whether the title is written, and not derived from the name.
    package var hasOwnTitle: Bool { titleLocation != location }

    /// The inputs of the set's own file, without the defaults of its site.
    public var ownInputs: [RawInput] {
        inputs.filter { !inputLocations.isInherited($0.name) }
    }

    private final class Storage: Equatable, Sendable {
        let content: SetContent

        init(_ content: SetContent) { self.content = content }

        static func == (lhs: Storage, rhs: Storage) -> Bool {
            lhs === rhs || lhs.content == rhs.content
        }
    }
}

/// The stored properties of `SavedSet`, which documents them.
struct SetContent: Equatable, Sendable {
    var id: String
    var location: SourceLocation
    var calculator: Calculator
    var title: String
    var titleLocation: SourceLocation
    var description = ""
    var descriptionLocation: SourceLocation
    var date: CivilDate?
    var tags: [String] = []
    var groups: [String: [String]] = [:]
    var isDraft = false
    var linksTerms = true
    var order: Int?
    var terms: [LocatedWord] = []
    var origin: LocatedWord?
    var shown: [ShownFigure] = []
    var inputs: [RawInput] = []
    var inputLocations: InputLocations
    var body = ""
    var bodyLine = 1
    var bodyPath = ""

    /// The keys of a set that are not inputs.
    static let keys: [Key<SetContent>] = [
        // Special: what it can be depends on the folder (`KindResolver`).
        Key(
            "kind", special: .nameOfCalculator,
            help: "The calculator, such as loan.", isTranslated: false),
        Key(
            "title", .text,
            help: "The heading of the page. It can have a figure, such as {{this.payment}}."
        ) { ($0.title, $0.titleLocation) = ($1.text, $1.location) },
        .description { ($0.description, $0.descriptionLocation) = ($1.text, $1.location) },
        .date { $0.date = $1 },
        // Special: every calculator reads it, as an input.
        Key("currency", special: .text, help: "A code of three letters, such as USD."),
        .tags { $0.tags = $1 },
        .draft { $0.isDraft = $1 },
        .order { $0.order = $1 },
        .keyTerms { $0.terms = $1 },
        .autolink { $0.linksTerms = $1 },
        Key(
            SavedSetReader.originKey, .text,
            help: "The name of the set that this one was made from.", isTranslated: false
        ) { $0.origin = $1 },
        Key(
            SavedSetReader.shownKey, .shownFigures,
            help: "The figures that were shown when it was saved."
        ) { $0.shown = $1 },
    ]
}

extension KeyType where Value == [ShownFigure] {
    fileprivate static var shownFigures: Self { Self(.figures) { $0.shownFigures($1.name) } }
}
