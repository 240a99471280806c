import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The course: its chapters, and which of them teach each topic of the national standards.
struct CoursePage: Page {
    /// The course's `lessons/index.md`.
    struct Own {
        let title: String
        let description: String
        let date: CivilDate?
        let language: TextLanguage?
        let body: PageBody?
    }

    let chapters: [Chapter]
    let groups: [ChapterGroup]
    let own: Own?

    /// The anchor of the section on standards.
    static let standardsAnchor = "standards"

    var id: String { "lessons" }
    var origin: String { "the course" }
    var pageHead: PageHead {
        PageHead(
            path: Address.lessons, template: "lessons", change: own.map { .own($0.date) } ?? .site,
            scripts: [.lessons])
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let size = layout.numbers.text(chapters.courseDescription)
        let summary = own?.description ?? ""
        return PageContent(
            heading: own?.title ?? layout.numbers.text(LearnWords.title),
            description: summary.isEmpty ? size : summary, language: own?.language,
            section: [Address.lessons], subject: .thing("Course", Self.course(chapters, layout)),
            own: (own?.body).languageValues.merging([
                "summary": .text(summary),
                "size": .text(size),
                "hasBody": .flag(own?.body?.isEmpty == false),
                "body": .markup(try own?.body?.html ?? []),
                "groups": .list(groups.map { $0.value(from: Address.lessons, layout.numbers) }),
                "standards": .list(standards(layout)),
                "print": .text(Address.relative(from: Address.lessons, to: Address.course)),
            ]))
    }

    private func values(of chapters: [Chapter], _ layout: Layout) -> [TemplateValue] {
        chapters.map { $0.value(from: Address.lessons, layout.numbers) }
    }

    private func standards(_ layout: Layout) -> [TemplateValue] {
        if chapters.allSatisfy(\.standards.isEmpty) { return [] }
        return StandardTopic.allCases.map { topic in
            let teaching = chapters.filter { $0.standards.contains(topic) }
            return .object([
                "label": .text(layout.numbers.text(topic.label)),
                "chapters": .list(values(of: teaching, layout)),
            ])
        }
    }

    /// The properties of a course in schema.org.
    static func course(
        _ chapters: [Chapter], _ layout: Layout
    ) -> [(name: String, value: LinkedData)] {
        let parts = chapters.map { chapter in
            LinkedData.thing(
                "LearningResource",
                ["name": .text(chapter.title), "url": layout.link(chapter.address)])
        }
        return [("provider", layout.provider), ("hasPart", .list(parts))]
    }
}
