import PennyDiagnostics
import PennyTemplates

/// A group of one file that is a page in the site's frame.
protocol Page: OutputGroup {
    var pageHead: PageHead { get }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent
}

extension Page {
    var head: PageHead? { pageHead }
    var outputs: [Output] { [pageHead.output] }

    func page(
        in frame: Frame, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try frame.page(pageHead, try content(in: frame), standalone: standalone)
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(try page(in: frame, standalone: [:]), at: pageHead.path)
    }
}

/// What a page gives its template, beside what every page has.
struct PageContent {
    /// What a page is, in the words of schema.org.
    enum Subject {
        case nothing
        case site
        case thing(String, [(name: String, value: LinkedData)])
    }

    let heading: String
    var description = ""
    /// What can be said of the page in place of a description.
    var standIn = ""
    /// The language of the page's own words, where that is not the edition's.
    var language: TextLanguage?
    /// The part of the site in the page's title, where its heading alone may be
    /// that of another page.
    var part: String?
    /// The page's menu entry is the one that leads to one of these addresses.
    var section: [String] = []
    /// The pages that lead to it, from the first one below the home page.
    var way: [PageLink] = []
    var subject = Subject.thing("WebPage", [])
    var picture: SharingPicture?
    var own: TemplateValues = [:]

    /// The same page with more values of its own.
    func adding(_ values: TemplateValues) -> PageContent {
        var page = self
        page.own.merge(values)
        return page
    }
}
