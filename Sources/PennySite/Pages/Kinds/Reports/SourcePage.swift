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
        return PageContent(
            heading: source.label,
            description: words.text(ReportWords.sourceDescription(about: about)),
            language: words.language, section: [Address.report],
            subject: .thing("Dataset", properties(layout)),
            own: Self.values.values(of: (self, words), on: path))
    }

    // MARK: - Values

    static let values: [PageValue<(page: SourcePage, words: ReportFormatter)>] = [
        .part("section", "The way to today’s report.", of: PageLink.values) { shown, _ in
            shown.words.link
        },
        .text("day", "The day of the newest report.") { shown, _ in
            shown.words.numbers.text(shown.page.today)
        },
        .text("dayISO", "The same day for programs.") { shown, _ in shown.page.today.isoText },
        .object("latest", "The newest value.", of: ShownReportRow.values) { shown, _ in
            shown.page.latest.map {
                ShownReportRow(row: $0, day: shown.page.today, words: shown.words)
            }
        },
        .optional("meaning", "What the value is.") { shown, _ in shown.page.source.about },
        .markup("chart", "The chart of all values.") { shown, _ in shown.page.chart(shown.words) },
        .text("timeLabel", "What the column of days or months is called.") { shown, _ in
            shown.words.text(
                shown.page.source.every == .month ? ReportWords.columnMonth : ReportWords.columnDay)
        },
        .text("table", "What the table of values is called.") { shown, _ in
            shown.words.text(ReportWords.sourceTable(source: shown.page.source.label))
        },
        .text("count", "How many values there are.") { shown, _ in
            let count = shown.page.history.entries.count
            return shown.words.text(
                shown.page.source.every == .month
                    ? ReportWords.sourceCountMonths(months: count)
                    : ReportWords.sourceCount(days: count))
        },
        .list("entries", "The values, the newest first.", of: ShownEntry.values) { shown, _ in
            shown.page.history.entries.reversed().map {
                ShownEntry(entry: $0, source: shown.page.source, words: shown.words)
            }
        },
        .list("sources", "Whose data the page shows.", of: ShownReportSource.values) { shown, _ in
            [
                ShownReportSource(
                    source: shown.page.source, newest: shown.page.latest?.latest?.day,
                    words: shown.words)
            ]
        },
    ]

    /// A value of the history with its formatter.
    struct ShownEntry: Sendable {
        let entry: SourceHistory.Entry
        let source: ReportSource
        let words: ReportFormatter

        private var change: ShownReportChange {
            ShownReportChange(
                change: entry.change,
                state: entry.absence.map { ReportRow.State.missing($0) } ?? .fresh,
                source: source, year: entry.day.year, words: words)
        }

        fileprivate static let values: [PageValue<ShownEntry>] =
            ShownReportChange.values.of { $0.change } + [
                .text("date", "The day or month.") { shown, _ in
                    shown.words.text(dayOf: shown.entry.day, shown.source)
                },
                .text("dateISO", "The same for programs.") { shown, _ in shown.entry.day.isoText },
                .text("value", "The value.") { shown, _ in
                    shown.entry.value.map { shown.words.text($0, of: shown.source) } ?? "–"
                },
                .optional("reason", "Why there is none.") { shown, _ in
                    shown.entry.absence.map { shown.words.text(shown.words.reason($0)) }
                },
            ]
    }

    private func chart(_ words: ReportFormatter) -> [UInt8] {
        let span = history.drawsChanges ? source.changeSpan : nil
        let name = span.map {
            words.text(ReportWords.overSource(source: source.label, span: words.over($0)))
        }
        return HistoryChart(
            of: name ?? source.label, history.points, words.numbers,
            day: { words.text(dayOf: $0, source) }
        ) {
            span == nil ? words.text($0, of: source) : words.text(change: $0, of: source)
        }.figure().bytes
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
