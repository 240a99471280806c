import PennyEngine
import PennyMarkup
import PennyTemplates

/// The list of all tags, or of all values of a taxonomy.
struct TagsPage: Page {
    let group: TagGroup
    let tags: [(tag: Tag, count: Int)]

    var id: String { group.folder }
    var origin: String {
        group.isBuiltIn ? "the list of all tags" : "the list of the taxonomy “\(group.folder)”"
    }
    private var path: String { group.link.address }
    var pageHead: PageHead { PageHead(path: path, template: "all-tags") }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: group.label,
            standIn: frame.numbers.text(commas: tags.map(\.tag.label)), section: [path],
            own: [
                "tags": .list(
                    tags.map { tag, count in
                        .object([
                            "link": tag.link.value(from: path),
                            "count": .text(
                                frame.numbers.text(SiteWords.tagsCount(count: count))),
                        ])
                    })
            ])
    }
}
