import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a part of the course: the text of the `index.md` of a folder, and its chapters.
struct CoursePartPage: Page {
    let part: CoursePart
    let origin: String
    let date: CivilDate?
    /// The parts that it is in.
    let way: [CoursePart]
    let body: BodyText?
    let chapters: [Chapter]
    let groups: [ChapterGroup]

    var id: String { "course-part:\(part.folder.id)" }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "course-part", change: .own(date),
            scripts: [WordsFile.script, "marks.js", "lessons.js"])
    }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        let path = part.address
        return PageContent(
            heading: part.title, description: part.description,
            standIn: body?.opening ?? "", language: part.language, section: [Address.lessons],
            subject: .thing("Course", CoursePage.course(chapters, frame)),
            own: body.languageValues.merging([
                "course": .text(Address.relative(from: path, to: Address.lessons)),
                "parts": .list(way.map { $0.value(from: path) }),
                "summary": .text(part.description),
                "hasBody": .flag(body?.isEmpty == false),
                "body": .markup(try body?.html ?? []),
                "groups": .list(groups.map { $0.value(from: path, frame.numbers) }),
            ]))
    }
}
