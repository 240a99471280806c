import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The course and its chapters.
enum CourseKind: ContentKind {
    static let folderName = "lessons"
    static let templates = [
        TemplateDescription("lesson", LessonPage.values),
        TemplateDescription("lessons", CoursePage.values),
        TemplateDescription("course", CourseBooklet.values),
        TemplateDescription("course-part", CoursePartPage.values),
    ]
    static let folders = [
        ContentFolder(
            folderName, ContentFormat.markdown.endings, nests: true, pageFile: SetFolder.pageFile)
    ]

    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
        let shown = files.folder.shownFiles(in: folderName)
        let lessons = files.pages(
            shown.single, at: Address.lesson,
            isDraft: { $0.page.isDraft }
        ) { [names = site.configuration.taxonomies.map(\.name)] in
            Lesson.read($0, fileName: $1, taxonomies: names)
        }
        files.reportDuplicates(lessons, id: \.page.id, location: \.page.location)
        let orders = lessons.map {
            CourseFolder.order(of: SourcePath.lesson($0, in: files.folder))
        }
        site.lessons = lessons.indices.sorted {
            orders[$0] == orders[$1] ? $0 < $1 : orders[$0].lexicographicallyPrecedes(orders[$1])
        }.map { lessons[$0] }
        let parts = files.pages(shown.pages, at: { $0 }, named: partName, isDraft: \.isDraft) {
            Lesson.readPart($0, id: $1)
        }
        files.reportDuplicates(parts, id: \.folder, location: \.location)
        site.courseParts = parts
        reportUnnumbered(&files)
    }

    /// The name in addresses of a folder's page.
    private static func partName(_ path: String) -> String {
        SourceFolder.stem(Address.coursePart(CourseFolder(of: path)))
    }

    /// Reports folders of chapters without a number, which gives their order.
    private static func reportUnnumbered(_ files: inout ContentReader) {
        let paths = files.folder.files(in: folderName)
        let folders = Set((paths.single + paths.pages).flatMap { CourseFolder(of: $0).breadcrumbs })
        for folder in folders.filter({ !$0.isNumbered }).sorted(by: { $0.path < $1.path }) {
            let name = folder.names.last ?? ""
            let fault = Fault.page.partWithoutNumber(
                name, "01-\(Slug.suggestion(for: name))")
            files.diagnostics.append(
                Diagnostic(fault, at: SourceLocation(path: files.folder.path(folder.path))))
        }
    }

    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        if !site.site.hasCourse { return [] }
        return [NavigationItem(Address.lessons, inMenu: site.numbers.text(LearnWords.title))]
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        if !site.site.hasCourse { return [] }
        return [
            EntryCard(
                order: 3, label: site.numbers.text(LearnWords.door),
                text: site.numbers.text(LearnWords.doorText), address: Address.lessons)
        ]
    }

    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {
        let heading = TermUses.Heading(order: 1, label: LearnWords.termUsesChapters)
        for lesson in site.site.lessons {
            uses.add(
                heading, site.link(to: lesson.page, at: Address.lesson(lesson.page.id)),
                site.terms(in: SourcePath.lesson(lesson, in: site.site.folder), lesson.terms))
        }
        for part in site.site.courseParts {
            uses.add(
                heading, site.link(to: part, at: Address.page(part.id)),
                site.terms(in: SourcePath.page(part, in: site.site.folder)))
        }
    }

    static func dates(of site: AnalyzedEdition) -> [CivilDate] {
        (site.site.lessons.map(\.page) + site.site.courseParts).compactMap(\.date)
    }
}
