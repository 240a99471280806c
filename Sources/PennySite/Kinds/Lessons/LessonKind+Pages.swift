import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

extension LessonKind {
    /// The list of chapters, all of them on one page, and a page for each.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let lessons = site.site.lessons
        if !site.site.hasCourse { return [] }
        let parts = CourseParts(of: site)
        let chapters = lessons.indices.map { chapter(lessons[$0], $0 + 1, parts, of: site) }
        let bodies = lessons.map { site.body(path(of: $0, site)) }
        let booklet = CourseBooklet(
            chapters: lessons.indices.map { place in
                let path = path(of: lessons[place], site)
                return (chapters[place], site.text(bodies[place], of: path, on: Address.course))
            },
            names: Dictionary(
                chapters.map {
                    (Address.relative(from: Address.course, to: $0.address), $0.id)
                }, uniquingKeysWith: { first, _ in first }))
        let course = site.numbers.text(chapters.courseDescription)
        var ids: Set<String> = []
        let pages = lessons.indices.filter { ids.insert(chapters[$0].id).inserted }.map { place in
            LessonPage(
                chapter: chapters[place], origin: lessons[place].page.location.path,
                date: lessons[place].page.date, count: lessons.count,
                course: course, body: bodies[place],
                words: site.words(lessons[place].terms),
                tags: Tag.all(lessons[place].page.tags),
                values: site.values(lessons[place].page.groups),
                previous: place > 0 ? chapters[place - 1].link : nil,
                next: place + 1 < chapters.count ? chapters[place + 1].link : nil)
        }
        let coursePage = CoursePage(
            chapters: chapters, groups: parts.groups(chapters, in: .course),
            own: parts.course(of: site))
        return [coursePage, booklet]
            + parts.pages(chapters, of: site) + pages
    }

    private static func path(of lesson: Lesson, _ site: CheckedSite) -> String {
        SourcePath.lesson(lesson, in: site.site.folder)
    }

    private static func chapter(
        _ lesson: Lesson, _ place: Int, _ parts: CourseParts, of site: CheckedSite
    ) -> Chapter {
        let path = path(of: lesson, site)
        let words = site.content.bodies[path]?.outline.wordCount ?? 0
        return Chapter(
            id: lesson.page.id, place: place, order: CourseFolder.order(of: path),
            parts: CourseFolder(of: path).way.map { parts[$0] },
            title: site.title(of: lesson.page),
            description: site.filled(lesson.page.description),
            minutes: Chapter.minutes(ofWords: words), standards: lesson.standards,
            language: site.site.language(at: lesson.page.location))
    }
}
