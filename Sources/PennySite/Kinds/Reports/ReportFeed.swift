import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The feed of the reports.
struct ReportFeed: OutputGroup {
    let configuration: ReportConfiguration
    /// The days it has, the newest first.
    let days: [ReportDay]

    /// How many reports the feed has.
    static let limit = 30

    var id: String { "report:feed" }
    var origin: String { "the feed of the reports" }
    var template: String? { "feed" }
    var outputs: [Output] { [Output(path: Address.reportFeed)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(try frame.templates.render("feed", values(in: frame)), at: Address.reportFeed)
    }

    private func values(in frame: Frame) -> TemplateValues {
        let words = ReportText(configuration, frame.numbers, frame.edition)
        return frame.feed(
            words.title, of: Address.report, at: Address.reportFeed, date: days.first?.date,
            days.map { value(of: $0, words, frame) })
    }

    private func value(of day: ReportDay, _ words: ReportText, _ frame: Frame) -> TemplateValue {
        .object([
            "title": .text(words.text(ReportWords.heading(day: day.date))),
            "address": .text(frame.absolute(Address.report(of: day.date)) ?? ""),
            "date": .text(day.date.isoText),
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
