import PennyDiagnostics
import PennyTemplates

/// An artifact of one file: a page in the site's layout.
protocol Page: Artifact {
    var pageHead: PageHead { get }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent
}

extension Page {
    var head: PageHead? { pageHead }
    var outputs: [ArtifactFile] { [pageHead.output] }

    func page(
        in layout: Layout, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try layout.page(pageHead, try content(in: layout), standalone: standalone)
    }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        RenderedFiles(try page(in: layout, standalone: [:]), at: pageHead.path)
    }
}

/// The content of a page for its template, in addition to the variables of every page.
struct PageContent {
    /// The subject of a page, in the vocabulary of schema.org.
    enum Subject {
        case nothing
        case site
        case thing(String, [(name: String, value: LinkedData)])
    }

    /// The search that a page begins with, in place of the one at the top of every page.
    enum Search {
        case none
        case field
        /// The page is that of the search.
        case page
    }

    let heading: String
    var description = ""
    /// The description of a page that has none of its own.
    var fallbackDescription = ""
    /// The language of the page's own words, where that is not the edition's.
    var language: TextLanguage?
    /// The section named in the title, for a page whose heading may not be unique.
    var part: String?
    /// The addresses of menu entries that the page belongs to.
    var section: [String] = []
    /// The pages above it, from the first one below the home page.
    var breadcrumbs: [PageLink] = []
    var subject = Subject.thing("WebPage", [])
    var picture: SharingPicture?
    var search = Search.none
    /// The values of its template.
    var own: TemplateValues = [:]
}
