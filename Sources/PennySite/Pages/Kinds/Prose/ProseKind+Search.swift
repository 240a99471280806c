import PennyContent
import PennyMarkup

extension ProseKind {
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let pages = site.site.pages
        let entries = pages.map { page in
            SearchEntry(
                title: site.title(of: page), address: Address.page(page.id),
                summary: site.filled(page.description))
        }
        return [
            KindEntries(
                order: 5, label: site.numbers.text(LearnWords.termUsesPages),
                count: entries.count,
                text: { site.searchText(of: SourcePath.page(pages[$0], in: site.site.folder)) },
                entry: { entries[$0] })
        ]
    }
}
