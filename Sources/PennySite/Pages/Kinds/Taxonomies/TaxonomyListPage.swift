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
            own: [
                "tags": .list(
                    tags.map { tag, count in
                        .object([
                            "link": tag.link.value(from: path),
                            "count": .text(
                                layout.numbers.text(SiteWords.tagsCount(count: count))),
                        ])
                    })
            ])
    }
}
