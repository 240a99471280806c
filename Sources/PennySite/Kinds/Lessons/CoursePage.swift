import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The course: its chapters, and which of them teach each topic of the national standards.
struct CoursePage: Page {
    /// What a site says of its course itself.
    struct Own {
        let title: String
        let description: String
        let date: CivilDate?
        let language: TextLanguage?
        let body: BodyText?
    }

    let chapters: [Chapter]
    let groups: [ChapterGroup]
    let own: Own?

    /// Where the page tells what the chapters cover.
    static let standardsAnchor = "standards"

    var id: String { "lessons" }
    var origin: String { "the course" }
    var pageHead: PageHead {
        PageHead(
            path: Address.lessons, template: "lessons", change: own.map { .own($0.date) } ?? .site,
            scripts: [WordsFile.script, "marks.js", "lessons.js"])
    }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        let size = frame.numbers.text(chapters.courseDescription)
        let summary = own?.description ?? ""
        return PageContent(
            heading: own?.title ?? frame.numbers.text(LearnWords.title),
            description: summary.isEmpty ? size : summary, language: own?.language,
            section: [Address.lessons], subject: .thing("Course", Self.course(chapters, frame)),
            own: (own?.body).languageValues.merging([
                "summary": .text(summary),
                "size": .text(size),
                "hasBody": .flag(own?.body?.isEmpty == false),
                "body": .markup(try own?.body?.html ?? []),
                "groups": .list(groups.map { $0.value(from: Address.lessons, frame.numbers) }),
                "standards": .list(standards(frame)),
                "print": .text(Address.relative(from: Address.lessons, to: Address.course)),
            ]))
    }

    private func values(of chapters: [Chapter], _ frame: Frame) -> [TemplateValue] {
        chapters.map { $0.value(from: Address.lessons, frame.numbers) }
    }

    private func standards(_ frame: Frame) -> [TemplateValue] {
        if chapters.allSatisfy(\.standards.isEmpty) { return [] }
        return StandardTopic.allCases.map { topic in
            let teaching = chapters.filter { $0.standards.contains(topic) }
            return .object([
                "label": .text(frame.numbers.text(topic.label)),
                "chapters": .list(values(of: teaching, frame)),
            ])
        }
    }

    /// A course in the words of schema.org.
    static func course(
        _ chapters: [Chapter], _ frame: Frame
    ) -> [(name: String, value: LinkedData)] {
        let parts = chapters.map { chapter in
            LinkedData.thing(
                "LearningResource",
                ["name": .text(chapter.title), "url": frame.link(chapter.address)])
        }
        return [("provider", frame.provider), ("hasPart", .list(parts))]
    }
}
