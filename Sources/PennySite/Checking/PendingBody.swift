import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// A body that is to be taken in outline.
struct PendingBody: Sendable {
    var source: MarkdownSource
    /// The file it stands in, from the site's folder; for a row of a table with the row.
    let path: String
    /// The set whose figures `this` means.
    var own: String?
    /// The address of the page it becomes.
    let page: String
    var linksTerms = true
    /// The term that it explains, whose words get no links.
    var ownTerm: String?

    /// A body on a page of its own.
    ///
    /// - Parameters:
    ///   - file: its file as messages show it.
    ///   - line: the line of the file where it begins.
    ///   - anchors: those of the page beside those of every page.
    init(
        _ path: String, of file: String, _ text: String, line: Int, page: String,
        reserving anchors: Set<String> = []
    ) {
        source = MarkdownSource(
            path: file, text: text, firstLine: line,
            reservedAnchors: PageAnchors.all.union(anchors))
        self.path = path
        self.page = page
    }

    /// The body of a page of prose.
    init(
        _ prose: ProsePage, at page: String, in folder: SiteFolder,
        reserving anchors: Set<String> = []
    ) {
        self.init(
            SourcePath.page(prose, in: folder), of: prose.bodyPath, prose.body,
            line: prose.bodyLine, page: page, reserving: anchors)
        linksTerms = prose.linksTerms
    }

    /// The body of a set, or of the explanation of a calculator.
    ///
    /// - Parameter anchors: those that the result's own headings take.
    init(_ set: SavedSet, _ path: String, page: String, anchors: [String]) {
        let reserved = set.body.isEmpty ? [] : PageAnchors.all.union(anchors)
        source = MarkdownSource(
            path: set.bodyPath, text: set.body, firstLine: set.bodyLine,
            reservedAnchors: reserved)
        self.path = path
        own = set.id
        self.page = page
        linksTerms = set.linksTerms
    }
}
