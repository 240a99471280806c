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
    }

    let list: SectionList
    /// In the order in which they are shown.
    let entries: [Entry]
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
        if !isByYear { return [Group(year: nil, entries: entries)] }
        var groups: [Group] = []
        for entry in entries {
            let year = Self.year(entry.date)
            if let last = groups.indices.last, groups[last].year == year {
                groups[last].entries.append(entry)
            } else {
                groups.append(Group(year: year, entries: [entry]))
            }
        }
        return groups
    }

    private static func year(_ date: CivilDate?) -> String? {
        date.map { String($0.isoText.prefix { $0 != "-" }) }
    }

    func values(in frame: Frame, from page: String) -> TemplateValues {
        let isShown = list != .none && !entries.isEmpty
        return [
            "isSection": .flag(true),
            "hasCards": .flag(list == .cards),
            "isByDate": .flag(list == .byDate),
            "groups": .list(isShown ? groups.map { value($0, frame, page) } : []),
            "sectionFeed": .optional(
                frame.baseURL == nil
                    ? nil : feed.map { Address.relative(from: page, to: $0.address) }),
        ]
    }

    /// The same names on a page that is no section.
    static let noValues: TemplateValues = [
        "isSection": .flag(false), "hasCards": .flag(false), "isByDate": .flag(false),
        "groups": .list([]), "sectionFeed": .flag(false),
    ]

    private func value(_ group: Group, _ frame: Frame, _ page: String) -> TemplateValue {
        .object([
            "year": .optional(group.year),
            "pages": .list(
                group.entries.map { entry in
                    let date = list == .byDate ? entry.date : nil
                    return .object([
                        "link": entry.link.value(from: page),
                        "about": .optional(entry.summary.isEmpty ? nil : entry.summary),
                        "day": .optional(date.map { frame.numbers.text($0) }),
                        "dayISO": .optional(date?.isoText),
                    ])
                }),
        ])
    }
}
