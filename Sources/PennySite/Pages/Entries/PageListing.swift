import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The entries that a section's page lists.
struct PageListing: Sendable {
    struct Entry: Sendable {
        let link: PageLink
        let summary: String
        let date: CivilDate?

        /// The values of an entry in a list.
        static let values: [PageValue<ShownPage<Entry>>] = [
            .part("link", "The page.", of: PageLink.values) { entry, _ in entry.link },
            .optional("about", "Its description.") { entry, _ in
                entry.summary.isEmpty ? nil : entry.summary
            },
            .optional("day", "Its day, in words.") { entry, _ in
                entry.date.map { entry.numbers.text($0) }
            },
            .optional("dayISO", "The same day for programs.") { entry, _ in entry.date?.isoText },
        ]

        /// The entry in a list that shows no days.
        var undated: Entry { Entry(link: link, summary: summary, date: nil) }
    }

    let list: SectionList
    /// All entries, in the order shown.
    let entries: [Entry]
    /// The section's saved sets as cards below its pages; nil where it shows none as cards.
    var cards: CardGrid?
    /// The page of the list that is shown.
    let part: Pagination
    /// The feed of a section by date.
    let feed: PageLink?

    /// The least number of dated entries that are grouped by year.
    private static let manyEntries = 12

    private var groups: [ShownEntries.Group] {
        let isByYear =
            list == .byDate && entries.count >= Self.manyEntries
            && Set(entries.map { Self.year($0.date) }).count > 1
        let shown = entries[shownEntries].map { list == .byDate ? $0 : $0.undated }
        if !isByYear { return [ShownEntries.Group(entries: shown)] }
        var groups: [ShownEntries.Group] = []
        for entry in shown {
            let year = Self.year(entry.date)
            if let last = groups.indices.last, groups[last].year == year {
                groups[last].entries.append(entry)
            } else {
                groups.append(ShownEntries.Group(year: year, entries: [entry]))
            }
        }
        return groups
    }

    /// The entries of this page of the list. Where the section has cards, the list's pages count
    /// those, and all entries are on the first page.
    private var shownEntries: Range<Int> {
        if cards == nil { return part.entries }
        return 0..<(part.isFirst ? entries.count : 0)
    }

    private static func year(_ date: CivilDate?) -> String? {
        date.map { String($0.isoText.prefix { $0 != "-" }) }
    }

    /// The listing on another page of the list.
    func on(_ part: Pagination) -> PageListing {
        PageListing(list: list, entries: entries, cards: cards, part: part, feed: feed)
    }

    /// The titles of the first entries and cards of this page.
    func titles(_ numbers: NumberWriter) -> String {
        numbers.text(
            commas: entries[shownEntries].map(\.link.title)
                + (cards?.titles(part.entries) ?? []))
    }

    /// The list as its page shows it.
    func shown(in layout: Layout) -> ShownList {
        let isShown = list != .none && !entries.isEmpty
        return ShownList(
            entries: ShownEntries(
                areCards: list == .cards && cards == nil, groups: isShown ? groups : []),
            cards: ShownCards(grid: cards, range: cards == nil ? 0..<0 : part.entries),
            hasSets: cards != nil, part: part, feed: layout.baseURL == nil ? nil : feed)
    }
}
