import PennyTemplates

/// Entries of a list as a page shows them, for the partial `section-entries`.
struct ShownEntries: Sendable {
    /// The entries of a year, or all of them.
    struct Group: Sendable {
        var year: String?
        var entries: [PageListing.Entry]
    }

    var areCards = false
    var groups: [Group] = []

    init(areCards: Bool = false, groups: [Group]) {
        self.areCards = areCards
        self.groups = groups
    }

    /// Creates a list in one group; none for no entries.
    init(_ entries: [PageListing.Entry], areCards: Bool = false) {
        self.init(areCards: areCards, groups: entries.isEmpty ? [] : [Group(entries: entries)])
    }

    static let values: [PageValue<ShownPage<ShownEntries>>] = [
        .flag("hasCards", "Whether it shows its pages as cards.") { list, _ in list.areCards },
        .list(
            "groups", "The pages of the section, in years where there are many by date.",
            of: Group.values
        ) { list, _ in list.each(list.groups) },
    ]
}

extension ShownEntries.Group {
    fileprivate static let values: [PageValue<ShownPage<Self>>] = [
        .optional("year", "The year.") { group, _ in group.year },
        .list("pages", "The pages.", of: PageListing.Entry.values) { group, _ in
            group.each(group.entries)
        },
    ]
}

/// A list with its cards and its other pages, for the partial `section`.
struct ShownList: Sendable {
    let entries: ShownEntries
    let cards: ShownCards
    /// Whether it shows saved sets as cards below its pages.
    var hasSets = false
    let part: Pagination
    var feed: PageLink?

    static let values: [PageValue<ShownPage<ShownList>>] =
        ShownEntries.values.of { ShownPage($0.entries, $0.numbers) }
        + ShownCards.values.of { $0.cards }
        + [
            .flag("hasSets", "Whether it shows saved sets as cards below its pages.") { list, _ in
                list.hasSets
            }
        ]
        + Pagination.values.of { ShownPage($0.part, $0.numbers) }
        + [
            .optional("sectionFeed", "The way to the feed of the section.") { list, address in
                list.feed.map { Address.relative(from: address, to: $0.address) }
            }
        ]
}
