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
    /// The parts above it, the outermost first.
    let breadcrumbs: [CoursePart]
    let body: PageBody?
    let chapters: [Chapter]
    let groups: [ChapterGroup]

    var id: String { "course-part:\(part.folder.id)" }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "course-part", change: .own(date),
            scripts: [.lessons])
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let path = part.address
        return PageContent(
            heading: part.title, description: part.description,
            fallbackDescription: body?.opening ?? "", language: part.language,
            section: [Address.lessons],
            subject: .thing("Course", CoursePage.course(chapters, layout)),
            own: body.languageValues.merging([
                "course": .text(Address.relative(from: path, to: Address.lessons)),
                "breadcrumbs": .list(breadcrumbs.map { $0.value(from: path) }),
                "summary": .text(part.description),
                "hasBody": .flag(body?.isEmpty == false),
                "body": .markup(try body?.html ?? []),
                "groups": .list(groups.map { $0.value(from: path, layout.numbers) }),
            ]))
    }
}
