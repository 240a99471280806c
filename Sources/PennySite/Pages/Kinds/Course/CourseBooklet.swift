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
            own: [
                "chapters": .list(
                    try chapters.enumerated().map {
                        (index, entry) throws(DiagnosticError) -> TemplateValue in
                        let anchor = PageAnchors.chapter(entry.chapter.id)
                        return .object(
                            entry.chapter.language.values.merging(entry.body.languageValues)
                                .merging([
                                    "anchor": .text(anchor),
                                    "href": .text("#" + anchor),
                                    "position": .text(
                                        layout.numbers.text(
                                            LearnWords.chapterNumber(place: index + 1))),
                                    "breadcrumbs": .list(
                                        entry.chapter.parts.map { $0.value(from: Address.course) }),
                                    "title": .text(entry.chapter.title),
                                    "description": .text(entry.chapter.description),
                                    "body": .markup(
                                        try entry.body.map {
                                            (body) throws(DiagnosticError) in
                                            try html(body, entry.chapter.id)
                                        } ?? []),
                                ]))
                    })
            ])
    }

    /// Renders a chapter below its own heading, with anchors unique on the page.
    private func html(_ body: PageBody, _ id: String) throws(DiagnosticError) -> [UInt8] {
        let own = PageAnchors.prefix(ofChapter: id)
        var references = try body.references
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
