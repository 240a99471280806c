import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A value in the report of a day with its formatter.
struct ShownReportRow: Sendable {
    let row: ReportRow
    let day: CivilDate
    let words: ReportFormatter
    /// Whether to leave out the explanation and the line.
    var isBrief = true

    private var change: ShownReportChange {
        ShownReportChange(
            change: row.change, state: row.state, source: row.source, year: day.year, words: words)
    }

    static let values: [PageValue<ShownReportRow>] =
        ShownReportChange.values.of { $0.change } + [
            .text("label", "What the source is called.") { shown, _ in shown.row.source.label },
            .text("href", "The way to the page of the source.") { shown, address in
                Address.relative(
                    from: address, to: Address.reportSource(shown.row.source.name.text))
            },
            .text("value", "The value, or its change over the time that the source shows.") {
                shown, _ in shown.words.value(shown.row) ?? "–"
            },
            .optional("valueNote", "That time, or that there is no such change.") { shown, _ in
                shown.words.valueNote(shown.row).map(shown.words.text)
            },
            .flag("isOld", "Whether it is of an earlier day than it should be.") { shown, _ in
                shown.row.state != .fresh
            },
            .optional("stateLabel", "Says that it is old or missing.") { shown, _ in
                shown.words.mark(shown.row.state).map(shown.words.text)
            },
            .optional("about", "The day of the value, and why there is no newer one.") {
                shown, _ in shown.words.about(shown.row, on: shown.day).map(shown.words.text)
            },
            .object("more", "What the value is, and how it went.", of: Details.values) {
                shown, _ in shown.isBrief ? nil : shown.words.details(of: shown.row)
            },
        ] + TextLanguage?.values.of { $0.words.language }
}

extension ShownReportRow {
    /// The explanation of a value, and its recent line.
    struct Details: Sendable {
        let meaning: String?
        /// The two values of a change over a time.
        let values: String?
        let line: (drawing: [UInt8], words: String)?

        fileprivate static let values: [PageValue<Details>] = [
            .optional("meaning", "What the value is.") { details, _ in details.meaning },
            .optional("values", "The two values of a change over a time.") { details, _ in
                details.values
            },
            .markup("line", "A drawing of its last month.") { details, _ in
                details.line?.drawing ?? []
            },
            .text("lineText", "That drawing in words.") { details, _ in
                details.line?.words ?? ""
            },
        ]
    }
}

/// A change of a value with its formatter. No color says anything.
struct ShownReportChange: Sendable {
    let change: ReportRow.Change
    let state: ReportRow.State
    let source: ReportSource
    /// The year that readers of the change know.
    let year: Int
    let words: ReportFormatter

    static let values: [PageValue<ShownReportChange>] = [
        .text("tone", "The class of the move: up, down, even or none.") { shown, _ in
            switch shown.change.move?.direction {
            case .up: "up"
            case .down: "down"
            case .unchanged: "even"
            case nil: "none"
            }
        },
        .optional("arrow", "The arrow of the move.") { shown, _ in
            switch shown.change.move?.direction {
            case .up: "▲"
            case .down: "▼"
            case .unchanged, nil: nil
            }
        },
        .optional("change", "The move in percent.") { shown, _ in
            shown.change.move.map { shown.words.numbers.text($0) }
        },
        .text("word", "The move in words, and since when.") { shown, _ in
            shown.words.text(
                shown.words.word(shown.change, shown.state, of: shown.source, in: shown.year))
        },
    ]
}
