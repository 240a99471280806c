import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a taxonomy value: saved sets as cards, then other pages.
struct TaxonomyValuePage: Page {
    let tag: TaxonomyValue
    let taxonomy: SiteTaxonomy
    let part: Pagination
    let cards: CardGrid
    let entries: [PageListing.Entry]

    var id: String { "tag:\(part.address)" }
    var origin: String {
        taxonomy.isBuiltIn ? "the tag “\(tag.label)”" : "the \(taxonomy.folder) “\(tag.label)”"
    }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "tag",
            scripts: cards.scripts(shownCards))
    }

    /// The range of cards on this page.
    private var shownCards: Range<Int> { part.entries.clamped(to: 0..<cards.count) }

    private var shownEntries: ArraySlice<PageListing.Entry> {
        let range = part.entries.clamped(to: cards.count..<cards.count + entries.count)
        return entries[range.lowerBound - cards.count..<range.upperBound - cards.count]
    }

    func content(in layout: Layout) -> PageContent {
        let numbers = layout.numbers
        let all = taxonomy.link
        return PageContent(
            heading: part.heading(tag.label, numbers),
            description: about(numbers),
            part: all.title, section: [all.address], breadcrumbs: [all],
            own: Self.values.values(of: ShownPage(self, numbers), on: part.address))
    }

    static let values: [PageValue<ShownPage<TaxonomyValuePage>>] =
        [
            .text("count", "How many pages have the tag, in words.") { page, _ in
                page.numbers.text(SiteWords.tagsCount(count: page.part.all))
            },
            .list("breadcrumbs", "The list of all tags.", of: PageLink.values) { page, _ in
                [page.taxonomy.link]
            },
        ]
        + ShownList.values.of { page in
            ShownPage(
                ShownList(
                    entries: ShownEntries(page.page.shownEntries.map(\.undated)),
                    cards: ShownCards(grid: page.cards, range: page.page.shownCards),
                    part: page.part), page.numbers)
        }

    /// The description: the value, and the first titles of the page.
    private func about(_ numbers: NumberWriter) -> String {
        let titles = cards.titles(shownCards) + shownEntries.map(\.link.title)
        let about =
            taxonomy.isBuiltIn
            ? SiteWords.tagsAbout(tag: tag.label)
            : SiteWords.taxonomiesAbout(taxonomy: taxonomy.label, value: tag.label)
        return numbers.description(about, titles: titles)
    }
}
