import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// A body that is not parsed yet.
struct BodySource: Sendable {
    var source: MarkdownSource
    /// The path of its file from the site's folder; for a row of a table, with the row.
    let path: String
    /// The set whose figures `this` means.
    var own: String?
    /// The address of its page.
    let page: String
    var linksTerms = true
    /// The term that it explains, which gets no links.
    var ownTerm: String?

    /// The templates that its page may be rendered with.
    let templates: [String]
    /// The calculator whose form the page has in any case.
    private(set) var calculator: Calculator?

    /// Makes the source of a body on a page of its own.
    ///
    /// - Parameters:
    ///   - file: the file as messages show it.
    ///   - line: the line of the file where it begins.
    init(
        _ path: String, of file: String, _ text: String, line: Int, page: String,
        templates: [String]
    ) {
        source = MarkdownSource(path: file, text: text, firstLine: line)
        self.path = path
        self.page = page
        self.templates = templates
    }

    /// Makes the source of a page of prose. The template that the page names replaces those of its
    /// kind.
    init(_ prose: ProsePage, at page: String, in folder: SourceFolder, templates: [String]) {
        self.init(
            SourcePath.page(prose, in: folder), of: prose.bodyPath, prose.body,
            line: prose.bodyLine, page: page,
            templates: prose.template.map { [$0.text] } ?? templates)
        linksTerms = prose.linksTerms
    }

    /// Makes the source of a set, or of the explanation of a calculator.
    ///
    /// - Parameter tables: the anchors of the result's tables.
    init(_ set: SavedSet, _ path: String, page: String, tables: [String], templates: [String]) {
        self.init(
            path, of: set.bodyPath, set.body, line: set.bodyLine, page: page,
            templates: templates)
        source.reservedAnchors.ids = Set(tables)
        own = set.id
        calculator = set.calculator
        linksTerms = set.linksTerms
    }

    /// The calculators whose forms may be on the page. A text that embeds a form names a set, which
    /// may be of any calculator.
    ///
    /// - Parameter all: the calculators of the site.
    func calculatorsOfForms(among all: [Calculator]) -> [Calculator] {
        if EmbedRequest.mayShowForm(source.text) { return all }
        return [calculator].compactMap(\.self)
    }
}
