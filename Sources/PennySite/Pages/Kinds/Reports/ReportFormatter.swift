import PennyContent
import PennyEngine
import PennyMarkup

/// Formats daily reports for the site's readers. An object, which many values share.
final class ReportFormatter: Sendable {
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

    // MARK: - Headlines

    func headlines(of day: ReportDay) -> [ShownHeadline] {
        day.snapshot.headlines.map { headline in
            let source = label(of: headline.source)
            let time = headline.time.map {
                text(ReportWords.headlineTime(day: $0.day, time: $0.clock))
            }
            let around = SplitSentence(numbers) { mark in
                time == nil
                    ? .text(source)
                    : .value(.list([.text(source), .text(mark)], .comma))
            }
            return ShownHeadline(
                title: headline.title, href: headline.url, source: source, around: around,
                time: time, timeISO: headline.time?.rfc3339 ?? "")
        }
    }

    /// The sources without headlines, each with the reason.
    func withoutHeadlines(_ day: ReportDay) -> [String] {
        day.snapshot.missingHeadlines.map { missing in
            text(
                ReportWords.headlinesMissing(
                    source: label(of: missing.source), reason: reason(missing.reason)))
        }
    }

    func label(of source: LocatedWord) -> String {
        configuration.source(named: source.text)?.label ?? source.text
    }

    // MARK: - Sources

    /// The sources that a day names, in the order of the configuration.
    func sources(of day: ReportDay) -> [ShownReportSource] {
        let named = Set(day.snapshot.sources.map(\.name.text) + day.rows.map(\.source.name.text))
        return configuration.sources.filter { named.contains($0.name.text) }.map { source in
            let row = day.rows.first { $0.source.name == source.name }
            return ShownReportSource(source: source, newest: row?.latest?.day, words: self)
        }
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
