import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyTemplates

/// The course: its contents, its chapters, and all of it on one page for paper.
extension PageRenderer {
    func lessonsValues() -> PageValues {
        PageValues(
            heading: "Learn", description: courseDescription,
            section: [Address.lessons],
            own: [
                "chapters": .list(site.lessons.map { chapter($0, from: Address.lessons) }),
                "standards": .list(standards),
                "print": .text(Address.relative(from: Address.lessons, to: Address.course)),
            ])
    }

    var courseDescription: String {
        let minutes = site.lessons.reduce(0) { $0 + self.minutes(of: $1) }
        let chapters = counted(site.lessons.count, "chapter")
        return "\(chapters) in plain words, \(minutes) minutes in all."
    }

    private func chapter(_ lesson: Lesson, from page: String) -> TemplateValue {
        .object([
            "id": .text(lesson.page.id),
            "title": .text(title(of: lesson.page)),
            "href": .text(Address.relative(from: page, to: Address.lesson(lesson.page.id))),
            "description": .text(filled(lesson.page.description, own: nil)),
            "minutes": .text(minutesText(of: lesson)),
        ])
    }

    /// Which chapters teach each topic of the national standards.
    private var standards: [TemplateValue] {
        if site.lessons.allSatisfy(\.standards.isEmpty) { return [] }
        return StandardTopic.allCases.map { topic in
            let chapters = site.lessons.filter { $0.standards.contains(topic) }
            return .object([
                "label": .text(topic.label),
                "chapters": .list(chapters.map { chapter($0, from: Address.lessons) }),
            ])
        }
    }

    /// Words that most people read in a minute.
    private static let wordsPerMinute = 200

    func minutes(of lesson: Lesson) -> Int {
        let path = SourcePath.lesson(lesson, in: site.folder)
        let words = content.bodies[path]?.outline.wordCount ?? 0
        return max(1, (words + Self.wordsPerMinute / 2) / Self.wordsPerMinute)
    }

    private func minutesText(of lesson: Lesson) -> String { counted(minutes(of: lesson), "minute") }

    func lessonValues(_ index: Int) -> PageValues {
        let lesson = site.lessons[index]
        let page = Address.lesson(lesson.page.id)
        let path = SourcePath.lesson(lesson, in: site.folder)
        let summary = filled(lesson.page.description, own: nil)
        return PageValues(
            heading: title(of: lesson.page), description: summary, section: [Address.lessons],
            own: [
                "id": .text(lesson.page.id),
                "place": .text("Chapter \(index + 1) of \(site.lessons.count)"),
                "minutes": .text(minutesText(of: lesson)),
                "standards": .text(lesson.standards.map(\.label).joined(separator: ", ")),
                "summary": .text(summary),
                "contents": .list(contents(path)),
                "body": .html(html(path) ?? ""),
                "words": words(lesson.terms, from: page),
                "previous": chapterLink(index - 1, from: page),
                "next": chapterLink(index + 1, from: page),
                "more": .text("More chapters"),
            ])
    }

    private func chapterLink(_ index: Int, from page: String) -> TemplateValue {
        guard site.lessons.indices.contains(index) else { return .flag(false) }
        let lesson = site.lessons[index].page
        return link(title(of: lesson), to: Address.lesson(lesson.id), from: page)
    }

    // MARK: - On paper

    func courseValues() -> PageValues {
        let chapters = chaptersByAddress
        return PageValues(
            heading: "The whole course",
            description: "The whole course on one page: \(courseDescription)",
            section: [Address.lessons],
            own: [
                "chapters": .list(
                    site.lessons.enumerated().map { index, lesson in
                        let anchor = PageAnchors.chapter(lesson.page.id)
                        return .object([
                            "anchor": .text(anchor),
                            "href": .text("#" + anchor),
                            "place": .text("Chapter \(index + 1)"),
                            "title": .text(title(of: lesson.page)),
                            "description": .text(filled(lesson.page.description, own: nil)),
                            "body": .html(chapterHTML(lesson, among: chapters)),
                        ])
                    })
            ])
    }

    /// The chapters by their addresses as the page of the whole course links to them.
    private var chaptersByAddress: [String: Lesson] {
        Dictionary(
            site.lessons.map { lesson in
                let page = Address.lesson(lesson.page.id)
                return (Address.relative(from: Address.course, to: page), lesson)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A chapter below a heading of its own, with anchors that no other has.
    private func chapterHTML(_ lesson: Lesson, among chapters: [String: Lesson]) -> String {
        let path = SourcePath.lesson(lesson, in: site.folder)
        guard let body = content.bodies[path] else { return "" }
        let own = PageAnchors.prefix(ofChapter: lesson.page.id)
        var references = references(of: body, path, on: Address.course)
        references.anchorPrefix = own
        references.headingOffset = 1
        let link = references.link
        references.link = { destination in
            guard let address = link(destination) else { return nil }
            if address.hasPrefix("#") { return "#" + own + address.dropFirst() }
            return Self.chapterAnchor(address, among: chapters) ?? address
        }
        return Markdown.html(of: body.source, references)
    }

    /// Where on the page of the whole course a link to a chapter leads.
    private static func chapterAnchor(
        _ address: String, among chapters: [String: Lesson]
    ) -> String? {
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        guard let first = parts.first, let id = chapters[first]?.page.id else { return nil }
        return parts.count > 1
            ? "#" + PageAnchors.prefix(ofChapter: id) + parts[1] : "#" + PageAnchors.chapter(id)
    }
}
