import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// What the pages of a daily report say to the site's readers.
struct ReportText: Sendable {
    let configuration: ReportConfiguration
    let numbers: NumberWriter
    /// The language of its title and of what sources are called, where that is not the page's.
    let language: TextLanguage?

    /// - Parameter edition: that of the pages.
    init(_ configuration: ReportConfiguration, _ numbers: NumberWriter, _ edition: Edition) {
        language = configuration.isTranslated ? nil : edition.foreign
        self.configuration = configuration
        self.numbers = numbers
    }

    /// What all reports together are called.
    var title: String { configuration.title ?? text(ReportWords.title) }

    /// The way to today's report, by the title of all.
    var link: PageLink {
        PageLink(
            title: title, address: Address.report, configuration.title == nil ? nil : language)
    }

    func text(_ message: Message) -> String { numbers.text(message) }

    /// What every place that shows the values of a day needs.
    ///
    /// - Parameter isBrief: without what each value is, and without its line.
    func parts(
        _ day: ReportDay, from page: String, isBrief: Bool = false
    ) -> TemplateValues {
        [
            "day": .text(numbers.text(day.date)),
            "dayISO": .text(day.date.isoText),
            "table": .text(text(ReportWords.table(day: day.date))),
            "isRedUp": .flag(configuration.redIsUp),
            "rows": .list(
                day.rows.map { rowValues($0, on: day.date, from: page, isBrief: isBrief) }),
        ]
    }

    /// The moves of a day, each in words.
    func moves(of day: ReportDay) -> [Quantity] {
        day.rows.map { .words(sentence($0, on: day.date), machine: $0.source.name.text) }
    }

    // MARK: - Headlines

    func headlines(of day: ReportDay) -> [TemplateValue] {
        day.snapshot.headlines.map { headline in
            let source = label(of: headline.source)
            let time = headline.time.map {
                text(ReportWords.headlineTime(day: $0.day, time: $0.clock))
            }
            let detail = Sentence(numbers) { mark in
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

    /// Whose data a page shows, on what terms, and how new it is.
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

    /// A day in the words of schema.org.
    func properties(of day: ReportDay, _ frame: Frame) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "creator": frame.provider,
            "temporalCoverage": .text(day.date.isoText),
            "variableMeasured": LinkedData.texts(day.rows.map(\.source.label)),
        ])
    }
}
