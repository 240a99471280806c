import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The daily report: today's, those of other days, and their feed.
extension PageRenderer {
    func todayValues() -> PageValues {
        guard let report = site.report else { return PageValues(heading: "") }
        let day = report.today
        let title = report.configuration.title
        let about = "\(title) of today and of the days before. \(summary(of: day))"
        return reportValues(day, "Today’s report", about, on: Address.report).adding([
            "archive": .list(archive(of: report)),
            "previous": neighbour(report.days.count - 2, report, from: Address.report),
            "next": .flag(false),
        ])
    }

    /// The days by their months, the newest first.
    private func archive(of report: ReportSection) -> [TemplateValue] {
        var months: [(name: String, days: [TemplateValue])] = []
        for day in report.days.reversed().map(\.date) {
            let name = numbers.text(monthOf: day)
            if months.last?.name != name { months.append((name, [])) }
            let address = Address.relative(from: Address.report, to: Address.report(of: day))
            months[months.count - 1].days.append(
                .object(["day": .text("\(day.day)"), "href": .text(address)]))
        }
        return months.map { .object(["month": .text($0.name), "days": .list($0.days)]) }
    }

    func dayValues(_ index: Int) -> PageValues {
        guard let report = site.report else { return PageValues(heading: "") }
        let day = report.days[index]
        let page = Address.report(of: day.date)
        let date = numbers.text(day.date)
        let about = "\(report.configuration.title), \(date): \(summary(of: day))"
        return reportValues(day, "Report of \(date)", about, on: page).adding([
            "archive": .list([]),
            "previous": neighbour(index - 1, report, from: page),
            "next": neighbour(index + 1, report, from: page),
        ])
    }

    private func neighbour(
        _ index: Int, _ report: ReportSection, from page: String
    ) -> TemplateValue {
        guard report.days.indices.contains(index) else { return .flag(false) }
        let day = report.days[index].date
        return link(numbers.text(day), to: Address.report(of: day), from: page)
    }

    private func reportValues(
        _ day: ReportDay, _ heading: String, _ description: String, on page: String
    ) -> PageValues {
        let title = site.report?.configuration.title ?? ""
        return PageValues(
            heading: heading, description: description,
            section: [Address.report],
            own: reportParts(day, from: page).merging([
                "section": link(title, to: Address.report, from: page),
                "note": .text(day.snapshot.note),
                "headlines": .list(headlines(of: day)),
                "withoutHeadlines": .list(withoutHeadlines(day)),
                "sources": .list(sources(of: day).map { sourceValues($0, from: page) }),
                "more": .text("More reports"),
            ]) { $1 })
    }

    /// What every place that shows the values of a day needs.
    func reportParts(_ day: ReportDay, from page: String) -> [String: TemplateValue] {
        [
            "day": .text(numbers.text(day.date)),
            "dayISO": .text(day.date.isoText),
            "isRedUp": .flag(site.report?.configuration.redIsUp ?? false),
            "rows": .list(day.rows.map { rowValues($0, on: day.date, from: page) }),
        ]
    }

    /// The latest moves on the home page.
    var homeReport: TemplateValue {
        guard let report = site.report else { return .flag(false) }
        let own: [String: TemplateValue] = [
            "label": .text("Today’s report"), "href": .text(Address.report),
        ]
        return .object(
            reportParts(report.today, from: Address.home).merging(own) { $1 })
    }

    // MARK: - Headlines

    private func headlines(of day: ReportDay) -> [TemplateValue] {
        day.snapshot.headlines.map { headline in
            .object([
                "title": .text(headline.title),
                "href": .text(headline.url),
                "source": .text(label(of: headline.source)),
                "time": .optional(
                    headline.time.map { "\(numbers.text($0.day)), \($0.clock) UTC" }),
                "timeISO": .text(headline.time?.rfc3339 ?? ""),
            ])
        }
    }

    private func withoutHeadlines(_ day: ReportDay) -> [TemplateValue] {
        day.snapshot.missingHeadlines.map { missing in
            .object([
                "source": .text(label(of: missing.source)), "reason": .text(missing.reason),
            ])
        }
    }

    private func label(of source: LocatedWord) -> String {
        site.report?.configuration.source(named: source.text)?.label ?? source.text
    }

    /// The sources that a day names, in the order of the configuration.
    private func sources(of day: ReportDay) -> [ReportSource] {
        let named = Set(day.snapshot.sources.map(\.name.text) + day.rows.map(\.source.name.text))
        return site.report?.configuration.sources.filter { named.contains($0.name.text) } ?? []
    }

    /// Whose data a page shows, and on what terms.
    func sourceValues(_ source: ReportSource, from page: String) -> TemplateValue {
        .object([
            "label": .text(source.label),
            "attribution": .text(closed(source.attribution)),
            "licence": .text(closed("Terms: " + source.licence)),
            "link": .optional(source.link),
        ])
    }

    // MARK: - The feed

    /// How many reports the feed has.
    private static let feedLimit = 30

    func feedValues() -> [String: TemplateValue] {
        guard let report = site.report, let baseURL = site.baseURL else { return [:] }
        let entries = report.days.suffix(Self.feedLimit).reversed().map { day in
            TemplateValue.object([
                "title": .text("Report of \(numbers.text(day.date))"),
                "address": .text(absolute(Address.report(of: day.date), baseURL)),
                "date": .text(day.date.isoText),
                "note": XMLText.value(day.snapshot.note),
                "rows": .list(day.rows.map { XMLText.value(sentence($0, on: day.date)) }),
                "headlines": .list(
                    day.snapshot.headlines.map { headline in
                        .object([
                            "title": XMLText.value(headline.title),
                            "href": .text(headline.url),
                            "source": XMLText.value(label(of: headline.source)),
                        ])
                    }),
            ])
        }
        let title = site.configuration.title
        return [
            "language": XMLText.value(site.configuration.language),
            "title": XMLText.value("\(report.configuration.title) – \(title)"),
            "author": XMLText.value(title),
            "generator": .text(Pennypress.generator),
            "address": .text(absolute(Address.report, baseURL)),
            "feed": .text(absolute(Address.reportFeed, baseURL)),
            "date": .text(report.today.date.isoText),
            "entries": .list(entries),
        ]
    }

    /// The moves of a day in one line.
    private func summary(of day: ReportDay) -> String {
        day.rows.map { sentence($0, on: day.date) }.joined(separator: "; ")
    }
}
