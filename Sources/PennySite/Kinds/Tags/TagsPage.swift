import PennyEngine
import PennyMarkup
import PennyTemplates

/// The list of all tags.
struct TagsPage: Page {
    let tags: [(tag: Tag, count: Int)]

    var id: String { "tags" }
    var origin: String { "the list of all tags" }
    var pageHead: PageHead { PageHead(path: Address.tags, template: "all-tags") }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: frame.numbers.text(SiteWords.tags),
            standIn: frame.numbers.text(commas: tags.map(\.tag.label)), section: [Address.tags],
            own: [
                "tags": .list(
                    tags.map { tag, count in
                        .object([
                            "link": tag.link.value(from: Address.tags),
                            "count": .text(
                                frame.numbers.text(SiteWords.tagsCount(count: count))),
                        ])
                    })
            ])
    }
}
