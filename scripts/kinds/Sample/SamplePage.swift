import PennyTemplates

/// The page of the sample.
struct SamplePage: Page {
    /// The title of the site.
    let site: String

    var id: String { "sample" }
    var origin: String { "the sample of a kind" }
    var pageHead: PageHead {
        PageHead(path: Address.sample, template: "sample", change: .never)
    }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: SampleKind.title, description: SampleKind.summary, subject: .nothing,
            own: Self.values.values(of: self, on: Address.sample))
    }

    static let values: [PageValue<SamplePage>] = [
        .text("site", "The title of the site.") { page, _ in page.site }
    ]
}
