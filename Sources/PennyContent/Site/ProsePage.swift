public import PennyDiagnostics
public import PennyEngine

/// A page of prose from `pages/`.
public struct ProsePage: Equatable, Sendable {
    /// The name in addresses: `getting-started`. `index` is the home page.
    public let id: String
    public let location: SourceLocation
    public let title: String
    public let titleLocation: SourceLocation
    public let description: String
    public let descriptionLocation: SourceLocation
    public let date: CivilDate?
    public let isDraft: Bool
    public let order: Int?
    /// Whether terms in the text link to the glossary.
    public let linksTerms: Bool
    public let body: String
    public let bodyLine: Int
    /// The file that the body stands in: for a translation without a text that of its original.
    public let bodyPath: String

    static let keys = ["title", "description", "date", "draft", "order", TermLinking.key]

    /// Reads a page's file.
    public static func read(_ file: ContentText, id: String) -> Reading<ProsePage> {
        Reading { () throws(DiagnosticError) in
            let parts = try ContentFile(markdown: file)
            var keys = parts.keys
            let page = ProsePage(&keys, parts, id)
            keys.reportUnknown(known: Self.keys)
            return Reading(page, keys.diagnostics)
        }
    }

    init(_ keys: inout KeyReader, _ parts: ContentFile, _ id: String) {
        let title = keys.requiredTextOrMisspelt("title", example: Slug.title(of: id))
        let description = keys.text("description")
        date = keys.date("date")
        isDraft = keys.flag("draft")
        order = keys.wholeNumber("order")
        linksTerms = keys.flag(TermLinking.key, default: true)
        self.id = id
        location = keys.start
        self.title = title?.text ?? Slug.title(of: id)
        titleLocation = title?.location ?? keys.start
        self.description = description?.text ?? ""
        descriptionLocation = description?.location ?? keys.start
        body = parts.body
        bodyLine = parts.bodyLine
        bodyPath = parts.bodyPath
    }
}
