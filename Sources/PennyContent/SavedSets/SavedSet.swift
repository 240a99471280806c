public import PennyDiagnostics
public import PennyEngine

/// A saved calculation: the inputs, a title and a date, never the results.
///
/// A build has many lists of its sets, so what is known of one is kept once, and a copy is small.
public struct SavedSet: Equatable, Sendable {
    private let kept: Kept

    init(_ content: SetContent) { kept = Kept(content) }

    var content: SetContent { kept.content }

    /// The name in addresses and references: `first-home`.
    public var id: String { kept.content.id }
    /// The file, and for a row of a table its line.
    public var location: SourceLocation { kept.content.location }
    public var calculator: Calculator { kept.content.calculator }
    /// The title as written; it may hold references to figures.
    public var title: String { kept.content.title }
    public var titleLocation: SourceLocation { kept.content.titleLocation }
    public var description: String { kept.content.description }
    public var descriptionLocation: SourceLocation { kept.content.descriptionLocation }
    public var date: CivilDate? { kept.content.date }
    public var tags: [String] { kept.content.tags }
    /// The values by which the site groups it beside tags, by the names of taxonomies.
    public var groups: [String: [String]] { kept.content.groups }
    public var isDraft: Bool { kept.content.isDraft }
    /// Where the set stands among others; sets without one come after.
    public var order: Int? { kept.content.order }
    /// The terms of the glossary that its page explains.
    public var terms: [LocatedWord] { kept.content.terms }
    /// Whether terms in the text link to the glossary.
    public var linksTerms: Bool { kept.content.linksTerms }
    /// The set that this one was adjusted from.
    public var origin: LocatedWord? { kept.content.origin }
    /// What was shown when the set was saved.
    public var shown: [ShownFigure] { kept.content.shown }
    public var inputs: [RawInput] { kept.content.inputs }
    public var places: InputPlaces { kept.content.places }
    /// The Markdown below the front matter, and the line where it begins.
    public var body: String { kept.content.body }
    public var bodyLine: Int { kept.content.bodyLine }
    /// The file that the body stands in: for a translation without a text that of its original.
    public var bodyPath: String {
        kept.content.bodyPath.isEmpty ? location.path : kept.content.bodyPath
    }

    /// The same set with other inputs, as `--set name=value` asks.
    public func replacing(_ inputs: [RawInput], places: InputPlaces) -> SavedSet {
        var content = content
        content.inputs = inputs
        content.places = places
        return SavedSet(content)
    }

    /// The same set under another name.
    package func named(_ id: String) -> SavedSet {
        var content = content
        content.id = id
        return SavedSet(content)
    }

    /// Whether the title is written, and not made of the name.
    package var hasOwnTitle: Bool { titleLocation != location }

    /// The inputs that the set's own file has, without the defaults of its site.
    public var ownInputs: [RawInput] {
        inputs.filter { !places.isInherited($0.name) }
    }

    private final class Kept: Equatable, Sendable {
        let content: SetContent

        init(_ content: SetContent) { self.content = content }

        static func == (lhs: Kept, rhs: Kept) -> Bool {
            lhs === rhs || lhs.content == rhs.content
        }
    }
}
