import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

extension CourseKind {
    /// The list of chapters, the booklet, and a page for each part and chapter.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let lessons = site.site.lessons
        if !site.site.hasCourse { return [] }
        let parts = CourseParts(of: site)
        let chapters = lessons.indices.map { chapter(lessons[$0], $0 + 1, parts, of: site) }
        let bodies = lessons.map { site.body(path(of: $0, site)) }
        let booklet = CourseBooklet(
            chapters: lessons.indices.map { index in
                let path = path(of: lessons[index], site)
                return (chapters[index], site.text(bodies[index], of: path, on: Address.course))
            },
            names: Dictionary(
                chapters.map {
                    (Address.relative(from: Address.course, to: $0.address), $0.id)
                }, uniquingKeysWith: { first, _ in first }))
        let course = site.numbers.text(chapters.courseDescription)
        var ids: Set<String> = []
        let pages = lessons.indices.filter { ids.insert(chapters[$0].id).inserted }.map { index in
            LessonPage(
                chapter: chapters[index], origin: lessons[index].page.location.path,
                date: lessons[index].page.date, count: lessons.count,
                course: course, body: bodies[index],
                words: site.words(lessons[index].terms),
                tags: TaxonomyValue.all(lessons[index].page.tags),
                values: site.values(lessons[index].page.groups),
                previous: index > 0 ? chapters[index - 1].link : nil,
                next: index + 1 < chapters.count ? chapters[index + 1].link : nil)
        }
        let coursePage = CoursePage(
            chapters: chapters, groups: parts.groups(chapters, in: .course),
            own: parts.course(of: site))
        return [coursePage, booklet]
            + parts.pages(chapters, of: site) + pages
    }

    private static func path(of lesson: Lesson, _ site: AnalyzedEdition) -> String {
        SourcePath.lesson(lesson, in: site.site.folder)
    }

    private static func chapter(
        _ lesson: Lesson, _ number: Int, _ parts: CourseParts, of site: AnalyzedEdition
    ) -> Chapter {
        let path = path(of: lesson, site)
        let words = site.content.bodies[path]?.outline.wordCount ?? 0
        return Chapter(
            id: lesson.page.id, number: number, order: CourseFolder.order(of: path),
            parts: CourseFolder(of: path).breadcrumbs.map { parts[$0] },
            title: site.title(of: lesson.page),
            description: site.filled(lesson.page.description),
            minutes: Chapter.minutes(ofWords: words), standards: lesson.standards,
            language: site.site.language(at: lesson.page.location))
    }
}
