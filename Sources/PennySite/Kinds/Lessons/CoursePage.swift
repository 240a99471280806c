import PennyContent
import PennyMarkup
import PennyTemplates

/// The course: its chapters, and which of them teach each topic of the national standards.
struct CoursePage: Page {
    let chapters: [Chapter]

    var id: String { "lessons" }
    var origin: String { "the course" }
    var pageHead: PageHead {
        PageHead(
            path: Address.lessons, template: "lessons",
            scripts: [WordsFile.script, "marks.js", "lessons.js"])
    }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: frame.numbers.text(LearnWords.title),
            description: frame.numbers.text(chapters.courseDescription),
            section: [Address.lessons], subject: .thing("Course", Self.course(chapters, frame)),
            own: [
                "chapters": .list(values(of: chapters, frame)),
                "standards": .list(standards(frame)),
                "print": .text(Address.relative(from: Address.lessons, to: Address.course)),
            ])
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
