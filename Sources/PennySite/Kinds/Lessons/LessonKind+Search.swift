import PennyContent
import PennyMarkup

extension LessonKind {
    static func sources(of site: CheckedSite) -> [SearchSource] {
        let lessons = site.site.lessons
        let entries = lessons.map { lesson in
            SearchEntry(
                title: site.title(of: lesson.page), address: Address.lesson(lesson.page.id),
                summary: site.filled(lesson.page.description))
        }
        return [
            SearchSource(
                order: 3, label: site.numbers.text(LearnWords.termUsesChapters),
                count: entries.count, list: Address.lessons,
                text: {
                    site.searchText(of: SourcePath.lesson(lessons[$0], in: site.site.folder))
                },
                entry: { entries[$0] })
        ]
    }
}
