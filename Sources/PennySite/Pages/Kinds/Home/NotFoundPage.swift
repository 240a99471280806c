import PennyMarkup

extension Address {
    static let notFound = "404.html"
}

/// The page for addresses that do not exist.
struct NotFoundPage: Page {
    var id: String { "not-found" }
    var origin: String { "the page for wrong addresses" }
    var pageHead: PageHead {
        PageHead(
            path: Address.notFound, template: "not-found", change: .never, isInSiteMap: false)
    }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: layout.numbers.text(SiteWords.notFoundTitle),
            description: layout.numbers.text(SiteWords.notFoundText),
            subject: .nothing)
    }
}
