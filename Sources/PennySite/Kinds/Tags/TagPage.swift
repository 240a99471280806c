import PennyEngine
import PennyMarkup
import PennyTemplates

/// The pages with a tag: saved sets as cards, then others.
struct TagPage: Page {
    let tag: Tag
    let group: TagGroup
    let part: ListPart
    let cards: SetCards
    let entries: [SectionEntries.Entry]
    /// Whether readers can choose sets to compare.
    let canChoose: Bool

    var id: String { "tag:\(part.address)" }
    var origin: String {
        group.isBuiltIn ? "the tag “\(tag.label)”" : "the \(group.folder) “\(tag.label)”"
    }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "tag",
            scripts: canChoose && !shownCards.isEmpty
                ? [WordsFile.script, "marks.js", "pick.js"] : [])
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
        let own: TemplateValues = [
            "count": .text(numbers.text(SiteWords.tagsCount(count: part.all))),
            "compare": .optional(
                canChoose && !shownCards.isEmpty
                    ? Address.relative(from: path, to: Address.compare) : nil),
            "isStrip": .flag(false),
            "isTop": .flag(true),
            "cards": .each(count: shownCards.count) { index in
                cards.card(shownCards.lowerBound + index)
                    .value(in: frame, from: path, canChoose: canChoose)
            },
            "hasCards": .flag(false),
            "groups": groups(in: frame),
            "sectionFeed": .flag(false),
            "way": .list([all.value(from: path)]),
        ]
        return PageContent(
            heading: part.heading(tag.label, numbers),
            description: about(numbers),
            part: all.title, section: [all.address], way: [all],
            own: own.merging(part.values(in: frame)))
    }

    /// What the tag is, and what the page begins with.
    private func about(_ numbers: NumberWriter) -> String {
        let titles = shownCards.map { cards.card($0).link.title } + shownEntries.map(\.link.title)
        let about =
            group.isBuiltIn
            ? SiteWords.tagsAbout(tag: tag.label)
            : SiteWords.taxonomiesAbout(taxonomy: group.label, value: tag.label)
        return numbers.description(about, titles: titles)
    }

    /// The entries of this page as the partial `section` shows them.
    private func groups(in frame: Frame) -> TemplateValue {
        if shownEntries.isEmpty { return .list([]) }
        let pages = shownEntries.map { $0.value(in: frame, from: part.address) }
        return .list([.object(["year": .flag(false), "pages": .list(pages)])])
    }
}
