import PennyEngine
import PennyMarkup
import PennyTemplates

/// The list of all tags, or of all values of a taxonomy.
struct TaxonomyListPage: Page {
    let taxonomy: SiteTaxonomy
    let tags: [(tag: TaxonomyValue, count: Int)]

    var id: String { taxonomy.folder }
    var origin: String {
        taxonomy.isBuiltIn
            ? "the list of all tags" : "the list of the taxonomy “\(taxonomy.folder)”"
    }
    private var path: String { taxonomy.link.address }
    var pageHead: PageHead { PageHead(path: path, template: "all-tags") }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: taxonomy.label,
            fallbackDescription: layout.numbers.text(commas: tags.map(\.tag.label)),
            section: [path],
            own: Self.values.values(of: ShownPage(self, layout.numbers), on: path))
    }

    static let values: [PageValue<ShownPage<TaxonomyListPage>>] = [
        .list("tags", "The tags.", of: tagValues) { page, _ in
            page.tags.map { ShownPage($0, page.numbers) }
        }
    ]

    private static let tagValues: [PageValue<ShownPage<(tag: TaxonomyValue, count: Int)>>] = [
        .part("link", "The page of the tag.", of: PageLink.values) { tag, _ in tag.page.tag.link },
        .text("count", "How many pages have it, in words.") { tag, _ in
            tag.numbers.text(SiteWords.tagsCount(count: tag.page.count))
        },
    ]
}
