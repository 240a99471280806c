import PennyEngine
import PennyMarkup
import PennyTemplates

/// The pages with a tag: saved sets as cards, then others.
struct TagPage: Page {
    let tag: Tag
    let group: TagGroup
    let part: ListPart
    let cards: CardList
    let entries: [SectionEntries.Entry]

    var id: String { "tag:\(part.address)" }
    var origin: String {
        group.isBuiltIn ? "the tag “\(tag.label)”" : "the \(group.folder) “\(tag.label)”"
    }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "tag",
            scripts: cards.scripts(shownCards))
    }

    /// The cards of this page, by their places among all.
    private var shownCards: Range<Int> { part.entries.clamped(to: 0..<cards.count) }

    private var shownEntries: ArraySlice<SectionEntries.Entry> {
        let places = part.entries.clamped(to: cards.count..<cards.count + entries.count)
        return entries[places.lowerBound - cards.count..<places.upperBound - cards.count]
    }

    func content(in frame: Frame) -> PageContent {
        let numbers = frame.numbers
        let all = group.link
        let path = part.address
        var own: TemplateValues = [
            "count": .text(numbers.text(SiteWords.tagsCount(count: part.all))),
            "hasCards": .flag(false),
            "hasSets": .flag(false),
            "groups": SectionEntries.value(of: Array(shownEntries), in: frame, from: path),
            "sectionFeed": .flag(false),
            "way": .list([all.value(from: path)]),
        ]
        own.merge(cards.values(shownCards, in: frame, from: path))
        return PageContent(
            heading: part.heading(tag.label, numbers),
            description: about(numbers),
            part: all.title, section: [all.address], way: [all],
            own: own.merging(part.values(in: frame)))
    }

    /// What the tag is, and what the page begins with.
    private func about(_ numbers: NumberWriter) -> String {
        let titles = cards.titles(shownCards) + shownEntries.map(\.link.title)
        let about =
            group.isBuiltIn
            ? SiteWords.tagsAbout(tag: tag.label)
            : SiteWords.taxonomiesAbout(taxonomy: group.label, value: tag.label)
        return numbers.description(about, titles: titles)
    }
}
