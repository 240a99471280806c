import PennyContent
import PennyEngine
import PennyMarkup
import PennyText

/// Formats a value of the report with its day, and its change with its sign and its words.
extension ReportFormatter {
    /// The explanation of the value, and its recent line; nil where there is neither.
    func details(of row: ReportRow) -> ShownReportRow.Details? {
        let line = line(row)
        let values = overValues(row)
        if row.source.about == nil, line == nil, values == nil { return nil }
        return ShownReportRow.Details(
            meaning: row.source.about.map(numbers.sentence), values: values.map(text), line: line)
    }

    /// The values of the last month, or year, as a line and in words; nil for fewer than two.
    private func line(_ row: ReportRow) -> (drawing: [UInt8], words: String)? {
        let source = row.source
        let points = row.recent.map { HistoryLine.Point(day: $0.day, value: $0.value) }
        guard points.count > 1, let first = points.first, let last = points.last,
            let line = HistoryLine(
                points, gap: max(UsualGap.limit(row.recent.map(\.day), of: source), 1))
        else { return nil }
        func shown(_ value: ExactDecimal) -> String {
            row.drawsChanges ? text(change: value, of: source) : text(value, of: source)
        }
        let words = ReportWords.line(
            first: text(dayOf: first.day, source), last: text(dayOf: last.day, source),
            firstValue: shown(first.value), low: shown(line.low), high: shown(line.high),
            lastValue: shown(last.value))
        return (line.drawing().bytes, text(words))
    }

    func word(
        _ change: ReportRow.Change, _ state: ReportRow.State, of source: ReportSource, in year: Int
    ) -> Message {
        switch change {
        case .moved(let move, let day):
            ReportWords.moveSince(word: move.word, since: since(day, of: source, in: year))
        case .published(let move): ReportWords.movePublished(word: move.word)
        case .over(let move, let span): ReportWords.moveSince(word: move.word, since: over(span))
        case .notOver(let span): overMissing(span)
        case .first: ReportWords.moveFirst
        case .noPercentage: ReportWords.moveNoPercentage
        case .none:
            switch state {
            case .fresh: ReportWords.moveUnknown
            case .stale: ReportWords.moveNoNewValue
            case .missing: ReportWords.moveNoValue
            }
        }
    }

    func mark(_ state: ReportRow.State) -> Message? {
        switch state {
        case .fresh: nil
        case .stale: ReportWords.markStale
        case .missing: ReportWords.markMissing
        }
    }

    /// The day of a value that is not the report's own, and why there is no newer one.
    func about(_ row: ReportRow, on day: CivilDate) -> Message? {
        // A date does not break over two lines of a narrow column.
        let date = row.latest.map {
            text(dayOf: $0.day, row.source).replacing(" ", by: "\u{A0}")
        }
        switch row.state {
        case .missing(let absence):
            let reason = reason(absence)
            return date.map { ReportWords.lastValue(reason: reason, day: $0) }
                ?? ReportWords.noLastValue(reason: reason)
        case .stale: return date.map(ReportWords.valueOf)
        case .fresh:
            // A monthly value never counts as that of a day, even of the first day.
            let isOwn = row.latest?.day == day && row.source.every == .day
            return isOwn ? nil : date.map(ReportWords.valueOf)
        }
    }

    /// A value in words: `VIX 16.29, −4.23% (down)`.
    func sentence(_ row: ReportRow, on day: CivilDate) -> Message {
        let label = row.source.label
        guard let value = value(row) else { return sentence(.text(label), row, on: day) }
        let named = ReportWords.sentenceValue(source: label, value: value)
        guard let note = valueNote(row) else { return sentence(named, row, on: day) }
        let noted =
            row.shown?.move == nil
            ? ReportWords.sentenceUnmoved(value: named, word: note)
            : ReportWords.sentenceValueOver(source: label, value: value, span: note)
        return sentence(noted, row, on: day)
    }

    private func sentence(_ value: Message, _ row: ReportRow, on day: CivilDate) -> Message {
        let word = word(row.change, row.state, of: row.source, in: day.year)
        let move = row.change.move.map { numbers.text($0) }
        let isOwn =
            row.state == .fresh && row.latest?.day == day && row.source.every == .day
        let earlier = isOwn ? nil : row.latest.map { text(dayOf: $0.day, row.source) }
        return switch (move, earlier) {
        case (nil, nil): ReportWords.sentenceUnmoved(value: value, word: word)
        case (nil, let day?):
            ReportWords.sentenceUnmovedEarlier(value: value, word: word, day: day)
        case (let move?, nil): ReportWords.sentenceMoved(value: value, move: move, word: word)
        case (let move?, let day?):
            ReportWords.sentenceMovedEarlier(value: value, move: move, word: word, day: day)
        }
    }

    /// The text of a value's day; of a monthly value, only the month.
    func text(dayOf day: CivilDate, _ source: ReportSource) -> String {
        source.every == .month ? numbers.text(monthOf: day) : numbers.text(day)
    }

    /// The text of a source's value, rounded to the decimals that the source shows.
    func text(_ value: ExactDecimal, of source: ReportSource) -> String {
        let decimals = source.shownDecimals(of: [value])
        let rounded = value.rounded(decimals: decimals)
        switch source.unit {
        case .points: return numbers.text(value, decimals: decimals)
        case .percent: return numbers.text(.percentage(rounded, decimals: decimals))
        case .currency(let currency):
            let readers = Readers(numbers.style, numbers.words)
            return NumberWriter(for: readers, currency: currency)
                .text(.unitPrice(rounded, decimals: decimals))
        }
    }
}

extension PriceChange {
    var word: Message {
        switch direction {
        case .up: ReportWords.moveUp
        case .down: ReportWords.moveDown
        case .unchanged: ReportWords.moveUnchanged
        }
    }
}
