import PennyContent
import PennyMarkup

extension ReportKind {
    /// The sources with their newest values, and the days, which grow daily.
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        guard let report = site.site.report else { return [] }
        let words = ReportFormatter(report.configuration, site.numbers, site.site.edition)
        let pages = sources(of: report)
        let values = pages.map { page in
            SearchEntry(
                title: page.source.label, address: Address.reportSource(page.source.name.text),
                summary: page.latest.map {
                    words.text(words.sentence($0, on: report.today.date))
                } ?? "")
        }
        let days = report.days.map { day in
            SearchEntry(
                title: words.text(ReportWords.heading(day: day.date)),
                address: Address.report(of: day.date), summary: words.lead(of: day) ?? "")
        }
        return [
            KindEntries(
                order: 7, label: words.text(SiteWords.searchReport), count: values.count,
                list: Address.report,
                text: { SearchText(words: pages[$0].source.attribution) },
                entry: { values[$0] }),
            KindEntries(
                order: 10, label: words.title, count: days.count, list: Address.report,
                text: {
                    let snapshot = report.days[$0].snapshot
                    return SearchText(
                        words: ([snapshot.note] + snapshot.headlines.map(\.title))
                            .joined(separator: " "))
                },
                entry: { days[$0] }),
        ]
    }
}
