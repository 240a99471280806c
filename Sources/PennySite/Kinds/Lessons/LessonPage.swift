import PennyContent
import PennyEngine
import PennyTemplates

/// The page of a chapter.
struct LessonPage: Page {
    let chapter: Chapter
    let origin: String
    let date: CivilDate?
    /// Its place among the chapters, from 1, and how many there are.
    let place: Int
    let count: Int
    /// What the course is, in a sentence.
    let course: String
    let body: BodyText?
    let words: [TermEntry]
    let previous: PageLink?
    let next: PageLink?

    var id: String { "lesson:\(chapter.id)" }
    var pageHead: PageHead {
        PageHead(
            path: chapter.address, template: "lesson", change: .own(date),
            scripts: [WordsFile.script, "marks.js", "lessons.js"], isArticle: true)
    }

    func content(in frame: Frame) -> PageContent {
        let path = chapter.address
        return PageContent(
            heading: chapter.title, description: chapter.description,
            standIn: body?.opening ?? "", section: [Address.lessons],
            subject: .thing("LearningResource", properties(frame)),
            own: [
                "id": .text(chapter.id),
                "place": .text("Chapter \(place) of \(count)"),
                "minutes": .text(chapter.minutesText),
                "standards": .text(chapter.standards.map(\.label).joined(separator: ", ")),
                "summary": .text(chapter.description),
                "contents": body?.contents ?? .list([]),
                "body": .markup(body?.html ?? []),
                "words": words.value(from: path),
                "previous": previous.value(from: path),
                "next": next.value(from: path),
                "more": .text("More chapters"),
            ])
    }

    private func properties(_ frame: Frame) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "learningResourceType": .text("lesson"), "position": .number("\(place)"),
            "timeRequired": .text("PT\(chapter.minutes)M"),
            "teaches": LinkedData.texts(chapter.standards.map(\.label)),
            "isPartOf": .thing(
                "Course",
                [
                    "name": .text("Learn"), "description": .text(course),
                    "url": frame.link(Address.lessons),
                ]),
        ])
    }
}
