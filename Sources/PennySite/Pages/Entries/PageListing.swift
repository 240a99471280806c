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

        func value(
            in layout: Layout, from page: String, isDated: Bool = false
        ) -> TemplateValue {
            value(layout.numbers, from: page, isDated: isDated)
        }

        func value(
            _ numbers: NumberWriter, from page: String, isDated: Bool
        ) -> TemplateValue {
            let date = isDated ? date : nil
            return .object([
                "link": link.value(from: page),
                "about": .optional(summary.isEmpty ? nil : summary),
                "day": .optional(date.map { numbers.text($0) }),
                "dayISO": .optional(date?.isoText),
            ])
        }
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

    private struct Group {
        var year: String?
        var entries: [Entry]
    }

    private var groups: [Group] {
        let isByYear =
            list == .byDate && entries.count >= Self.manyEntries
            && Set(entries.map { Self.year($0.date) }).count > 1
        let shown = entries[shownEntries]
        if !isByYear { return [Group(year: nil, entries: Array(shown))] }
        var groups: [Group] = []
        for entry in shown {
            let year = Self.year(entry.date)
            if let last = groups.indices.last, groups[last].year == year {
                groups[last].entries.append(entry)
            } else {
                groups.append(Group(year: year, entries: [entry]))
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

    func values(in layout: Layout) -> TemplateValues {
        let page = part.address
        let isShown = list != .none && !entries.isEmpty
        let own: TemplateValues = [
            "isSection": .flag(true),
            "hasCards": .flag(list == .cards && cards == nil),
            "hasSets": .flag(cards != nil),
            "isByDate": .flag(list == .byDate),
            "groups": .list(isShown ? groups.map { value($0, layout, page) } : []),
            "sectionFeed": .optional(
                layout.baseURL == nil
                    ? nil : feed.map { Address.relative(from: page, to: $0.address) }),
        ]
        let sets = cards?.values(part.entries, in: layout, from: page) ?? CardGrid.noValues
        return own.merging(sets).merging(part.values(in: layout))
    }

    /// The values of these variables on a page that is not a section.
    static let noValues = CardGrid.noValues.merging([
        "isSection": .flag(false), "hasCards": .flag(false), "hasSets": .flag(false),
        "isByDate": .flag(false), "groups": .list([]), "sectionFeed": .flag(false),
        "pagination": .flag(false),
    ])

    /// Entries below each other, for the partial `section-entries`.
    static func value(
        of entries: [Entry], in layout: Layout, from page: String
    ) -> TemplateValue {
        if entries.isEmpty { return .list([]) }
        let pages = entries.map { $0.value(in: layout, from: page) }
        return .list([.object(["year": .flag(false), "pages": .list(pages)])])
    }

    private func value(_ group: Group, _ layout: Layout, _ page: String) -> TemplateValue {
        .object([
            "year": .optional(group.year),
            "pages": .list(
                group.entries.map {
                    $0.value(in: layout, from: page, isDated: list == .byDate)
                }),
        ])
    }
}
