import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a source of values: its history as a line and as a table.
extension PageRenderer {
    func reportSourceValues(_ index: Int) -> PageValues {
        guard let report = site.report else { return PageValues(heading: "") }
        let source = report.configuration.sources[index]
        let page = Address.reportSource(source.name.text)
        let history = SourceHistory(of: source, in: report.days)
        let row = report.today.rows.first { $0.source.name == source.name }
        let latest = row.map { sentence($0, on: report.today.date) }
        let days = history.entries.count
        return PageValues(
            heading: source.label,
            description: "\(latest ?? source.label). Every value, as a line and as a table.",
            section: [Address.report],
            own: [
                "section": link(report.configuration.title, to: Address.report, from: page),
                "isRedUp": .flag(report.configuration.redIsUp),
                "day": .text(numbers.text(report.today.date)),
                "dayISO": .text(report.today.date.isoText),
                "latest": row.map { rowValues($0, on: report.today.date, from: page) }
                    ?? .flag(false),
                "chart": .html(chart(of: history)),
                "count": .text(days == 1 ? "1 day" : "\(days) days"),
                "entries": .list(history.entries.reversed().map { entryValues($0, of: source) }),
                "sources": .list([sourceValues(source, from: page)]),
            ])
    }

    private func chart(of history: SourceHistory) -> String {
        let points = history.values.map { day, value in
            HistoryChart.Point(day: day, value: value, isJoined: !history.breaks.contains(day))
        }
        return HistoryChart(of: history.source.label, points, numbers) {
            text($0, of: history.source)
        }.figure().text
    }

    private func entryValues(
        _ entry: SourceHistory.Entry, of source: ReportSource
    ) -> TemplateValue {
        let state: ReportRow.State = entry.reason.map { .missing(reason: $0) } ?? .fresh
        return .object(
            changeValues(entry.change, state).merging([
                "date": .text(numbers.text(entry.day)),
                "dateISO": .text(entry.day.isoText),
                "value": .text(entry.value.map { text($0, of: source) } ?? "–"),
                "reason": .optional(entry.reason.map { capitalized($0) }),
            ]) { $1 })
    }
}
