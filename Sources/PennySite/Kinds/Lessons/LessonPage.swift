import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a chapter.
struct LessonPage: Page {
    let chapter: Chapter
    let origin: String
    let date: CivilDate?
    /// How many chapters there are.
    let count: Int
    /// What the course is, in a sentence.
    let course: String
    let body: BodyText?
    let words: [TermEntry]
    let tags: [Tag]
    let values: PageValues
    let previous: PageLink?
    let next: PageLink?

    var id: String { "lesson:\(chapter.id)" }
    var pageHead: PageHead {
        PageHead(
            path: chapter.address, template: "lesson", change: .own(date),
            scripts: [WordsFile.script, "marks.js", "lessons.js"], isArticle: true)
    }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        let path = chapter.address
        let numbers = frame.numbers
        return PageContent(
            heading: chapter.title, description: chapter.description,
            standIn: body?.opening ?? "", language: chapter.language, section: [Address.lessons],
            subject: .thing("LearningResource", properties(frame)),
            own: body.languageValues.merging([
                "id": .text(chapter.id),
                "place": .text(
                    numbers.text(LearnWords.chapterPlace(place: chapter.place, count: count))),
                "minutes": .text(numbers.text(chapter.minutesMessage)),
                "parts": .list(chapter.parts.map { $0.value(from: path) }),
                "standards": .optional(standards.map { numbers.text($0) }),
                "summary": .text(chapter.description),
                "contents": body?.contents ?? .list([]),
                "body": .markup(try body?.html ?? []),
                "words": words.value(from: path),
                "tags": tags.value(from: path),
                "taxonomies": values.value(from: path),
                "previous": previous.value(from: path),
                "next": next.value(from: path),
                "more": .text(numbers.text(LearnWords.chapterMore)),
            ]))
    }

    /// The topics of the national standards that it teaches; nil for none.
    private var standards: Message? {
        if chapter.standards.isEmpty { return nil }
        return LearnWords.standardsOfChapter(
            topics: chapter.standards.map { .words($0.label, machine: $0.rawValue) })
    }

    private func properties(_ frame: Frame) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "learningResourceType": .text("lesson"), "position": .number("\(chapter.place)"),
            "timeRequired": .text("PT\(chapter.minutes)M"),
            "teaches": LinkedData.texts(chapter.standards.map { frame.numbers.text($0.label) }),
            "isPartOf": .thing(
                "Course",
                [
                    "name": .text(frame.numbers.text(LearnWords.title)),
                    "description": .text(course),
                    "url": frame.link(Address.lessons),
                ]),
        ])
    }
}
