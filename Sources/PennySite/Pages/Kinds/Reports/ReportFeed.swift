import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

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
        RenderedFiles(
            try layout.templates.render("feed", values(in: layout)), at: Address.reportFeed)
    }

    private func values(in layout: Layout) -> TemplateValues {
        let words = ReportFormatter(configuration, layout.numbers, layout.edition)
        return layout.feed(
            words.title, of: Address.report, at: Address.reportFeed, date: days.first?.date,
            days.map { value(of: $0, words, layout) })
    }

    private func value(of day: ReportDay, _ words: ReportFormatter, _ layout: Layout)
        -> TemplateValue
    {
        .object([
            "title": .text(words.text(ReportWords.heading(day: day.date))),
            "address": .text(layout.absolute(Address.report(of: day.date)) ?? ""),
            "date": .text(day.date.isoText),
            "lead": words.lead(of: day).map(XMLText.value) ?? .flag(false),
            "note": XMLText.value(day.snapshot.note),
            "rows": .list(
                day.rows.map { XMLText.value(words.text(words.sentence($0, on: day.date))) }),
            "headlines": .list(
                day.snapshot.headlines.map { headline in
                    .object([
                        "title": XMLText.value(headline.title),
                        "href": .text(headline.url),
                        "source": XMLText.value(words.label(of: headline.source)),
                    ])
                }),
        ])
    }
}
