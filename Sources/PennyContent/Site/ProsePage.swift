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
    public let body: String
    public let bodyLine: Int

    static let keys = ["title", "description", "date", "draft", "order"]

    public init(_ file: ContentText, id: String) throws(DiagnosticError) {
        let parts = try FrontMatter(file)
        let entries = try YAMLReader(path: file.path, firstLine: parts.yamlLine)
            .entries(of: parts.yaml)
        let start = SourceLocation(path: file.path)
        var keys = KeyReader(entries, start: start)
        let title = keys.requiredText("title", example: Slug.title(of: id))
        let description = keys.text("description")
        date = keys.date("date")
        isDraft = keys.flag("draft")
        order = keys.wholeNumber("order")
        keys.reportUnknown(known: Self.keys)
        guard let title, keys.diagnostics.isEmpty else { throw DiagnosticError(keys.diagnostics) }
        self.id = id
        location = start
        self.title = title.text
        titleLocation = title.location
        self.description = description?.text ?? ""
        descriptionLocation = description?.location ?? start
        body = parts.body
        bodyLine = parts.bodyLine
    }
}
