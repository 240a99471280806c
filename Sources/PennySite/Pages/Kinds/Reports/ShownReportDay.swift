import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The report of a day with its formatter.
struct ShownReportDay: Sendable {
    let day: ReportDay
    let words: ReportFormatter
    /// Whether to leave out the explanation and the line of each value.
    var isBrief = false

    /// The values of every page that shows the values of a day.
    static let values: [PageValue<ShownReportDay>] =
        dayValues.of { ($0.day.date, $0.words.numbers) } + [
            .text("table", "What the table of values is called.") { shown, _ in
                shown.words.text(ReportWords.table(day: shown.day.date))
            },
            .optional("lead", "What is new, in one sentence.") { shown, _ in
                shown.words.lead(of: shown.day)
            },
            .list("rows", "The values.", of: ShownReportRow.values) { shown, _ in
                shown.day.rows.map {
                    ShownReportRow(
                        row: $0, day: shown.day.date, words: shown.words, isBrief: shown.isBrief)
                }
            },
        ]

    private static let dayValues: [PageValue<(day: CivilDate, numbers: NumberWriter)>] = [
        .text("day", "The day, in words.") { shown, _ in shown.numbers.text(shown.day) },
        .text("dayISO", "The same day for programs.") { shown, _ in shown.day.isoText },
    ]
}

/// A source of a report with the day of its newest value, for the credits.
struct ShownReportSource: Sendable {
    let source: ReportSource
    let newest: CivilDate?
    let words: ReportFormatter

    static let values: [PageValue<ShownReportSource>] = [
        .text("label", "What the source is called.") { shown, _ in shown.source.label },
        .text("attribution", "Who the data is from.") { shown, _ in
            shown.words.numbers.sentence(shown.source.attribution)
        },
        .text("licence", "The terms of the data.") { shown, _ in
            shown.words.numbers.sentence(
                shown.words.text(ReportWords.creditsTerms(terms: shown.source.licence)))
        },
        .optional("newest", "The day of its newest value.") { shown, _ in
            shown.newest.map { day in
                shown.words.text(
                    ReportWords.creditsNewest(day: shown.words.text(dayOf: day, shown.source)))
            }
        },
        .optional("link", "A page about the data.") { shown, _ in shown.source.link },
        .text("linkLabel", "The words of the link to that page.") { shown, _ in
            shown.words.text(ReportWords.creditsLinkOf(source: shown.source.label))
        },
    ]
}
