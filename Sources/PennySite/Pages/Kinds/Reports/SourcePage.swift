import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a source of values: its history as a line and as a table.
struct SourcePage: Page {
    let configuration: ReportConfiguration
    let source: ReportSource
    let history: SourceHistory
    /// The row of the newest day.
    let latest: ReportRow?
    let today: CivilDate

    private var path: String { Address.reportSource(source.name.text) }
    var id: String { "report-source:\(source.name.text)" }
    var origin: String { source.name.location.path }
    var pageHead: PageHead {
        PageHead(path: path, template: "report-source", change: .own(today), namesFeed: true)
    }

    func content(in layout: Layout) -> PageContent {
        let words = ReportFormatter(configuration, layout.numbers, layout.edition)
        let about = latest.map { words.sentence($0, on: today) } ?? .text(source.label)
        let days = history.entries.count
        return PageContent(
            heading: source.label,
            description: words.text(ReportWords.sourceDescription(about: about)),
            language: words.language, section: [Address.report],
            subject: .thing("Dataset", properties(layout)),
            own: [
                "section": words.link.value(from: path),
                "day": .text(words.numbers.text(today)),
                "dayISO": .text(today.isoText),
                "latest": latest.map { words.rowValues($0, on: today, from: path) }
                    ?? .flag(false),
                "meaning": .optional(source.about),
                "chart": .html(chart(words)),
                "timeLabel": .text(
                    words.text(
                        source.every == .month ? ReportWords.columnMonth : ReportWords.columnDay)),
                "table": .text(words.text(ReportWords.sourceTable(source: source.label))),
                "count": .text(
                    words.text(
                        source.every == .month
                            ? ReportWords.sourceCountMonths(months: days)
                            : ReportWords.sourceCount(days: days))),
                "entries": .list(history.entries.reversed().map { value(of: $0, words) }),
                "sources": .list([words.sourceValues(source, latest: latest?.latest)]),
            ])
    }

    private func chart(_ words: ReportFormatter) -> String {
        let span = history.drawsChanges ? source.changeSpan : nil
        let name = span.map {
            words.text(ReportWords.overSource(source: source.label, span: words.over($0)))
        }
        return HistoryChart(
            of: name ?? source.label, history.points, words.numbers,
            day: { words.text(dayOf: $0, source) }
        ) {
            span == nil ? words.text($0, of: source) : words.text(change: $0, of: source)
        }.figure().text
    }

    private func value(of entry: SourceHistory.Entry, _ words: ReportFormatter) -> TemplateValue {
        let state: ReportRow.State = entry.absence.map { .missing($0) } ?? .fresh
        return .object(
            words.changeValues(entry.change, state, of: source, in: entry.day.year).merging([
                "date": .text(words.text(dayOf: entry.day, source)),
                "dateISO": .text(entry.day.isoText),
                "value": .text(entry.value.map { words.text($0, of: source) } ?? "–"),
                "reason": .optional(entry.absence.map { words.text(words.reason($0)) }),
            ]))
    }

    private func properties(_ layout: Layout) -> [(name: String, value: LinkedData)] {
        let days = history.entries.map(\.day)
        let span = days.min().flatMap { first in
            days.max().map { LinkedData.text("\(first.isoText)/\($0.isoText)") }
        }
        return LinkedData.given([
            "creator": layout.provider, "temporalCoverage": span,
            "variableMeasured": .text(source.label),
            "creditText": .text(source.attribution), "isBasedOn": source.link.map { .text($0) },
        ])
    }
}
