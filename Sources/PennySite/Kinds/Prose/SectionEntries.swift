import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The pages of a section as its own page lists them.
struct SectionEntries: Sendable {
    struct Entry: Sendable {
        let link: PageLink
        let summary: String
        let date: CivilDate?

        func value(
            in frame: Frame, from page: String, isDated: Bool = false
        ) -> TemplateValue {
            value(frame.numbers, from: page, isDated: isDated)
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
    /// All of them, in the order in which they are shown.
    let entries: [Entry]
    /// The saved sets of the section, as cards behind its pages; nil where it has none as cards.
    var cards: CardList?
    /// Which page of the list it is.
    let part: ListPart
    /// The feed of a section by date.
    let feed: PageLink?

    /// So many of several years stand below the years.
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

    /// Where the section has cards, their pages are counted, and its own pages are on the first.
    private var shownEntries: Range<Int> {
        if cards == nil { return part.entries }
        return 0..<(part.isFirst ? entries.count : 0)
    }

    private static func year(_ date: CivilDate?) -> String? {
        date.map { String($0.isoText.prefix { $0 != "-" }) }
    }

    /// The same on another page of the list.
    func on(_ part: ListPart) -> SectionEntries {
        SectionEntries(list: list, entries: entries, cards: cards, part: part, feed: feed)
    }

    /// What the page begins with.
    func titles(_ numbers: NumberWriter) -> String {
        numbers.text(
            commas: entries[shownEntries].map(\.link.title)
                + (cards?.titles(part.entries) ?? []))
    }

    func values(in frame: Frame) -> TemplateValues {
        let page = part.address
        let isShown = list != .none && !entries.isEmpty
        let own: TemplateValues = [
            "isSection": .flag(true),
            "hasCards": .flag(list == .cards && cards == nil),
            "hasSets": .flag(cards != nil),
            "isByDate": .flag(list == .byDate),
            "groups": .list(isShown ? groups.map { value($0, frame, page) } : []),
            "sectionFeed": .optional(
                frame.baseURL == nil
                    ? nil : feed.map { Address.relative(from: page, to: $0.address) }),
        ]
        let sets = cards?.values(part.entries, in: frame, from: page) ?? CardList.noValues
        return own.merging(sets).merging(part.values(in: frame))
    }

    /// The same names on a page that is no section.
    static let noValues = CardList.noValues.merging([
        "isSection": .flag(false), "hasCards": .flag(false), "hasSets": .flag(false),
        "isByDate": .flag(false), "groups": .list([]), "sectionFeed": .flag(false),
        "parts": .flag(false),
    ])

    /// Pages below each other, as the partial `section-entries` shows them.
    static func value(
        of entries: [Entry], in frame: Frame, from page: String
    ) -> TemplateValue {
        if entries.isEmpty { return .list([]) }
        let pages = entries.map { $0.value(in: frame, from: page) }
        return .list([.object(["year": .flag(false), "pages": .list(pages)])])
    }

    private func value(_ group: Group, _ frame: Frame, _ page: String) -> TemplateValue {
        .object([
            "year": .optional(group.year),
            "pages": .list(
                group.entries.map {
                    $0.value(in: frame, from: page, isDated: list == .byDate)
                }),
        ])
    }
}
