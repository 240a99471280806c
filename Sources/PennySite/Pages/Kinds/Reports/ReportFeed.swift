import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The feed of the reports.
struct ReportFeed: Artifact {
    let configuration: ReportConfiguration
    /// The days in the feed, the newest first.
    let days: [ReportDay]

    /// The most reports in the feed.
    static let limit = 30

    var id: String { "report:feed" }
    var origin: String { "the feed of the reports" }
    var template: String? { "feed" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: Address.reportFeed)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        let words = ReportFormatter(configuration, layout.numbers, layout.edition)
        let path = Address.reportFeed
        let entries = days.map { entry(of: $0, words, layout) }
        return RenderedFiles(
            try layout.feed(words.title, of: Address.report, at: path, entries), at: path)
    }

    private func entry(
        of day: ReportDay, _ words: ReportFormatter, _ layout: Layout
    ) -> Feed.Entry {
        Feed.Entry(
            title: words.text(ReportWords.heading(day: day.date)),
            address: layout.absolute(Address.report(of: day.date)) ?? "", date: day.date,
            lead: words.lead(of: day),
            note: day.snapshot.note,
            rows: day.rows.map { words.text(words.sentence($0, on: day.date)) },
            headlines: day.snapshot.headlines.map { headline in
                Feed.Headline(
                    title: headline.title, href: headline.url,
                    source: words.label(of: headline.source))
            })
    }
}
