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
            own: Self.values.values(
                of: ShownPage(self, layout.numbers, html: try body.makeHTML()), on: path))
    }

    static let values: [PageValue<ShownPage<CoursePartPage>>] =
        PageBody?.languageValues.of { $0.body } + [
            .text("course", "The way to the course.") { _, address in
                Address.relative(from: address, to: Address.lessons)
            }
        ] + [CoursePart].values.of { $0.breadcrumbs } + [
            .text("summary", "The description of the part.") { page, _ in
                page.part.description
            },
            .flag("hasBody", "Whether index.md has a text.") { page, _ in
                page.body?.isEmpty == false
            },
            .markup("body", "The text of index.md.") { page, _ in page.html ?? [] },
        ] + [ChapterGroup].values.of { ShownPage($0.groups, $0.numbers) }
}
