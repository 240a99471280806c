import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates
import PennyText

/// A value of the report: with its sign, its arrow, its word and its day, so
/// that nothing is said by colour alone.
extension ReportWords {
    func rowValues(_ row: ReportRow, on day: CivilDate, from page: String) -> TemplateValue {
        let source = row.source
        let name = source.name.text
        return .object(
            changeValues(row.change, row.state).merging([
                "label": .text(source.label),
                "href": .text(Address.relative(from: page, to: Address.reportSource(name))),
                "value": .text(row.latest.map { text($0.value, of: source) } ?? "–"),
                "isOld": .flag(row.state != .fresh),
                "mark": .optional(mark(row.state)),
                "about": .optional(about(row, on: day)),
            ]))
    }

    /// How a value moved: `tone` is the class, `arrow` and `word` say it without colour.
    func changeValues(
        _ change: ReportRow.Change, _ state: ReportRow.State = .fresh
    ) -> TemplateValues {
        let move = change.move
        let tone =
            switch move?.direction {
            case .up: "up"
            case .down: "down"
            case .unchanged: "even"
            case nil: "none"
            }
        return [
            "tone": .text(tone),
            "arrow": .optional(move?.arrow),
            "change": .optional(move.map { numbers.text($0) }),
            "word": .text(word(change, state)),
        ]
    }

    private func word(_ change: ReportRow.Change, _ state: ReportRow.State) -> String {
        switch change {
        case .moved(let move): move.word
        case .published(let move): "\(move.word), as published"
        case .first: "first value"
        case .noPercentage: "no percentage"
        case .none:
            switch state {
            case .fresh: "no change known"
            case .stale: "no new value"
            case .missing: "no value"
            }
        }
    }

    private func mark(_ state: ReportRow.State) -> String? {
        switch state {
        case .fresh: nil
        case .stale: "Stale"
        case .missing: "Missing"
        }
    }

    /// The day of a value that is not the report's own, and why there is no newer one.
    private func about(_ row: ReportRow, on day: CivilDate) -> String? {
        // A date is not broken over two lines of a narrow column.
        let date = row.latest.map { numbers.text($0.day).replacing(" ", by: "\u{A0}") }
        switch row.state {
        case .missing(let absence):
            let last = date.map { "Last good value: \($0)." } ?? "There is no earlier value."
            return "\(reason(absence).closed) \(last)"
        case .stale: return date.map { "Value of \($0)" }
        case .fresh: return row.latest?.day == day ? nil : date.map { "Value of \($0)" }
        }
    }

    /// A value in words: `VIX 16.29, −4.23% (down)`.
    func sentence(_ row: ReportRow, on day: CivilDate) -> String {
        let value = row.latest.map { text($0.value, of: row.source) }
        let move = row.change.move.map { "\(numbers.text($0)) (\(word(row.change, row.state)))" }
        var parts = [[row.source.label, value].compactMap(\.self).joined(separator: " ")]
        parts.append(move ?? word(row.change, row.state))
        if row.state != .fresh || row.latest?.day != day, let latest = row.latest {
            parts.append("value of \(numbers.text(latest.day))")
        }
        return parts.joined(separator: ", ")
    }

    /// A value of a source as it is printed.
    func text(_ value: ExactDecimal, of source: ReportSource) -> String {
        let rounded = value.rounded(decimals: source.decimals)
        switch source.unit {
        case .points: return numbers.text(value, decimals: source.decimals)
        case .percent: return numbers.text(.percentage(rounded, decimals: source.decimals))
        case .currency(let currency):
            return NumberWriter(for: readers, currency: currency)
                .text(.unitPrice(rounded, decimals: source.decimals))
        }
    }
}

extension ReportRow.Change {
    /// The move, whoever has worked it out.
    var move: Move? {
        switch self {
        case .moved(let move), .published(let move): move
        case .first, .noPercentage, .none: nil
        }
    }
}

extension Move {
    fileprivate var arrow: String? {
        switch direction {
        case .up: "▲"
        case .down: "▼"
        case .unchanged: nil
        }
    }

    fileprivate var word: String {
        switch direction {
        case .up: "up"
        case .down: "down"
        case .unchanged: "unchanged"
        }
    }
}
