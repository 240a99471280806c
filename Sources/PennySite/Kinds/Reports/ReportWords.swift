import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// What the pages of a daily report say, in the site's way of writing numbers.
struct ReportWords: Sendable {
    let configuration: ReportConfiguration
    let readers: Readers
    let numbers: NumberWriter

    init(_ configuration: ReportConfiguration, _ frame: Frame) {
        self.configuration = configuration
        readers = frame.readers
        numbers = frame.numbers
    }

    /// What every place that shows the values of a day needs.
    func parts(_ day: ReportDay, from page: String) -> TemplateValues {
        [
            "day": .text(numbers.text(day.date)),
            "dayISO": .text(day.date.isoText),
            "isRedUp": .flag(configuration.redIsUp),
            "rows": .list(day.rows.map { rowValues($0, on: day.date, from: page) }),
        ]
    }

    /// The moves of a day in one line.
    func summary(of day: ReportDay) -> String {
        day.rows.map { sentence($0, on: day.date) }.joined(separator: "; ")
    }

    // MARK: - Headlines

    func headlines(of day: ReportDay) -> [TemplateValue] {
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

    func withoutHeadlines(_ day: ReportDay) -> [TemplateValue] {
        day.snapshot.missingHeadlines.map { missing in
            .object([
                "source": .text(label(of: missing.source)),
                "reason": .text(inSentence(missing.reason)),
            ])
        }
    }

    func label(of source: LocatedWord) -> String {
        configuration.source(named: source.text)?.label ?? source.text
    }

    // MARK: - Sources

    /// The sources that a day names, in the order of the configuration.
    func sources(of day: ReportDay) -> [ReportSource] {
        let named = Set(day.snapshot.sources.map(\.name.text) + day.rows.map(\.source.name.text))
        return configuration.sources.filter { named.contains($0.name.text) }
    }

    /// Whose data a page shows, and on what terms.
    func sourceValues(_ source: ReportSource) -> TemplateValue {
        .object([
            "label": .text(source.label),
            "attribution": .text(source.attribution.closed),
            "licence": .text(("Terms: " + source.licence).closed),
            "link": .optional(source.link),
        ])
    }

    /// A day in the words of schema.org.
    func properties(of day: ReportDay, _ frame: Frame) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "creator": frame.provider,
            "temporalCoverage": .text(day.date.isoText),
            "variableMeasured": LinkedData.texts(day.rows.map(\.source.label)),
        ])
    }
}
