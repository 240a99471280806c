import PennyDiagnostics
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// All chapters on one page, for paper.
struct CourseBooklet: Page {
    let chapters: [(chapter: Chapter, body: PageBody?)]
    /// The identifiers of chapters, by their relative addresses on this page.
    let names: [String: String]

    var id: String { "lessons:booklet" }
    var origin: String { "the printed course" }
    var pageHead: PageHead { PageHead(path: Address.course, template: "course") }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let all = chapters.map(\.chapter)
        return PageContent(
            heading: layout.numbers.text(LearnWords.booklet),
            description: layout.numbers.text(all.bookletDescription),
            section: [Address.lessons], subject: .thing("Course", CoursePage.course(all, layout)),
            own: Self.values.values(of: try shown(layout.numbers), on: Address.course))
    }

    /// A chapter with its position and its text on this page.
    struct Entry: Sendable {
        let chapter: Chapter
        let body: PageBody?
        let position: Int
        var anchor: String { PageAnchors.chapter(chapter.id) }
    }

    private func shown(
        _ numbers: NumberWriter
    ) throws(DiagnosticError) -> [ShownPage<Entry>] {
        var shown: [ShownPage<Entry>] = []
        for (index, entry) in chapters.enumerated() {
            var text: [UInt8]?
            if let body = entry.body { text = try html(body, entry.chapter.id) }
            let entry = Entry(chapter: entry.chapter, body: entry.body, position: index + 1)
            shown.append(ShownPage(entry, numbers, html: text))
        }
        return shown
    }

    static let values: [PageValue<[ShownPage<Entry>]>] = [
        .list("chapters", "The chapters of the course.", of: entryValues) { entries, _ in entries }
    ]

    private static let entryValues: [PageValue<ShownPage<Entry>>] =
        [
            .text("anchor", "Where the chapter is on the page.") { entry, _ in entry.anchor },
            .text("href", "The link to that place.") { entry, _ in "#" + entry.anchor },
            .text("position", "Its number, in words.") { entry, _ in
                entry.numbers.text(LearnWords.chapterNumber(place: entry.position))
            },
        ] + [CoursePart].values.of { $0.chapter.parts } + [
            .text("title", "Its title.") { entry, _ in entry.chapter.title },
            .text("description", "Its description.") { entry, _ in entry.chapter.description },
            .markup("body", "Its text.") { entry, _ in entry.html ?? [] },
        ] + TextLanguage?.values.of { $0.chapter.language }
        + PageBody?.languageValues.of { $0.body }

    /// Renders a chapter below its own heading, with anchors unique on the page.
    private func html(_ body: PageBody, _ id: String) throws(DiagnosticError) -> [UInt8] {
        let own = PageAnchors.prefix(ofChapter: id)
        var references = try body.makeReferences()
        references.anchorPrefix = own
        references.headingOffset = 1
        let link = references.link
        references.link = { destination in
            guard let address = link(destination) else { return nil }
            if address.hasPrefix("#") { return "#" + own + address.dropFirst() }
            return anchor(address) ?? address
        }
        return body.body.html(references)
    }

    /// The anchor on this page for the address of a chapter.
    private func anchor(_ address: String) -> String? {
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        guard let first = parts.first, let id = names[first] else { return nil }
        return parts.count > 1
            ? "#" + PageAnchors.prefix(ofChapter: id) + parts[1] : "#" + PageAnchors.chapter(id)
    }
}
