import PennyContent
import PennyMarkup

extension CourseKind {
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let lessons = site.site.lessons
        let pages =
            lessons.map { ($0.page, Address.lesson($0.page.id)) }
            + site.site.courseParts.map { ($0, Address.page($0.id)) }
        let entries = pages.map { page, address in
            SearchEntry(
                title: site.title(of: page), address: address,
                summary: site.filled(page.description))
        }
        return [
            KindEntries(
                order: 4, label: site.numbers.text(LearnWords.termUsesChapters),
                count: entries.count, list: Address.lessons, role: .lesson,
                text: {
                    site.searchText(of: SourcePath.page(pages[$0].0, in: site.site.folder))
                },
                entry: { entries[$0] })
        ]
    }
}
