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
            own: Self.values.values(
                of: ShownPage(self, layout.numbers, html: try (own?.body).makeHTML()),
                on: Address.lessons))
    }

    static let values: [PageValue<ShownPage<CoursePage>>] =
        PageBody?.languageValues.of { $0.own?.body } + [
            .text("summary", "The description in lessons/index.md.") { page, _ in
                page.own?.description ?? ""
            },
            .text(
                "size", "How many chapters there are, and how long they take to read, in words."
            ) { page, _ in page.numbers.text(page.chapters.courseDescription) },
            .flag("hasBody", "Whether lessons/index.md has a text.") { page, _ in
                page.own?.body?.isEmpty == false
            },
            .markup("body", "The text of lessons/index.md.") { page, _ in page.html ?? [] },
        ] + [ChapterGroup].values.of { ShownPage($0.groups, $0.numbers) } + [
            .list(
                "standards", "The topics of the national standards.", of: Standard.values
            ) { page, _ in page.each(page.standards) },
            .text("print", "The way to all chapters on one page.") { _, address in
                Address.relative(from: address, to: Address.course)
            },
        ]

    /// A topic with the chapters that cover it.
    private struct Standard: Sendable {
        let topic: StandardTopic
        let chapters: [Chapter]

        static let values: [PageValue<ShownPage<Standard>>] = [
            .text("label", "The topic.") { standard, _ in
                standard.numbers.text(standard.topic.label)
            },
            .list("chapters", "The chapters that cover it.", of: Chapter.values) { standard, _ in
                standard.each(standard.chapters)
            },
        ]
    }

    private var standards: [Standard] {
        if chapters.allSatisfy(\.standards.isEmpty) { return [] }
        return StandardTopic.allCases.map { topic in
            Standard(topic: topic, chapters: chapters.filter { $0.standards.contains(topic) })
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
