import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// Formats daily reports for the site's readers.
struct ReportFormatter: Sendable {
    let configuration: ReportConfiguration
    let numbers: NumberWriter
    /// The language of the title and of sources' labels, where it is not the page's.
    let language: TextLanguage?

    /// - Parameter edition: the edition of the pages.
    init(_ configuration: ReportConfiguration, _ numbers: NumberWriter, _ edition: Edition) {
        language = configuration.isTranslated ? nil : edition.foreign
        self.configuration = configuration
        self.numbers = numbers
    }

    /// The title of all reports together.
    var title: String { configuration.title ?? text(ReportWords.title) }

    /// The link to today's report, with the title of all reports.
    var link: PageLink {
        PageLink(
            title: title, address: Address.report, configuration.title == nil ? nil : language)
    }

    func text(_ message: Message) -> String { numbers.text(message) }

    /// The values of every page that shows the values of a day.
    ///
    /// - Parameter isBrief: whether to leave out the explanation and the line of each value.
    func parts(
        _ day: ReportDay, from page: String, isBrief: Bool = false
    ) -> TemplateValues {
        [
            "day": .text(numbers.text(day.date)),
            "dayISO": .text(day.date.isoText),
            "table": .text(text(ReportWords.table(day: day.date))),
            "lead": .optional(lead(of: day)),
            "rows": .list(
                day.rows.map { rowValues($0, on: day.date, from: page, isBrief: isBrief) }),
        ]
    }

    // MARK: - Headlines

    func headlines(of day: ReportDay) -> [TemplateValue] {
        day.snapshot.headlines.map { headline in
            let source = label(of: headline.source)
            let time = headline.time.map {
                text(ReportWords.headlineTime(day: $0.day, time: $0.clock))
            }
            let detail = SplitSentence(numbers) { mark in
                time == nil
                    ? .text(source)
                    : .value(.list([.text(source), .text(mark)], .comma))
            }
            return .object(
                detail.values.merging([
                    "title": .text(headline.title),
                    "href": .text(headline.url),
                    "source": .text(source),
                    "time": .optional(time),
                    "timeISO": .text(headline.time?.rfc3339 ?? ""),
                ]))
        }
    }

    /// The sources without headlines, each with the reason.
    func withoutHeadlines(_ day: ReportDay) -> [TemplateValue] {
        day.snapshot.missingHeadlines.map { missing in
            .text(
                text(
                    ReportWords.headlinesMissing(
                        source: label(of: missing.source), reason: reason(missing.reason))))
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

    func sourceValues(_ source: ReportSource, in day: ReportDay) -> TemplateValue {
        let row = day.rows.first { $0.source.name == source.name }
        return sourceValues(source, latest: row?.latest)
    }

    /// The credits of a source: whose data it is, on what terms, and how new.
    func sourceValues(
        _ source: ReportSource, latest: Snapshot.Observation?
    ) -> TemplateValue {
        .object([
            "label": .text(source.label),
            "attribution": .text(numbers.sentence(source.attribution)),
            "licence": .text(
                text(ReportWords.creditsTerms(terms: numbers.sentence(source.licence)))),
            "newest": .optional(
                latest.map {
                    text(ReportWords.creditsNewest(day: text(dayOf: $0.day, source)))
                }),
            "link": .optional(source.link),
            "linkLabel": .text(text(ReportWords.creditsLinkOf(source: source.label))),
        ])
    }

    /// The properties of a day in schema.org.
    func properties(of day: ReportDay, _ layout: Layout) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "creator": layout.provider,
            "temporalCoverage": .text(day.date.isoText),
            "variableMeasured": LinkedData.texts(day.rows.map(\.source.label)),
        ])
    }
}
