import PennyContent
import PennyEngine
import PennyMarkup

/// The sentence that leads the report of a day.
extension ReportFormatter {
    /// The news of a day: `Since Aug 17: Gold rose 2% to $4,100.00.` Values with other times
    /// have a sentence of their own. Nil if there is nothing to say.
    func lead(of day: ReportDay) -> String? {
        switch ReportLead(of: day) {
        case nil: return nil
        case .unchanged(let since):
            return text(ReportWords.leadUnchanged(day: numbers.text(since, in: day.date.year)))
        case .moves(let rows):
            var sentences: [(time: Time, moves: [Quantity])] = []
            for row in rows {
                let time = time(of: row, in: day.date.year)
                let move = Quantity.words(move(row), machine: row.source.name.text)
                if let index = sentences.firstIndex(where: { $0.time == time }) {
                    sentences[index].moves.append(move)
                } else {
                    sentences.append((time, [move]))
                }
            }
            let messages = sentences.map { sentence($0.time, $0.moves) }
            return messages.dropFirst().reduce(messages.first) { first, second in
                first.map { ReportWords.leadTwo(first: $0, second: second) }
            }.map(text)
        }
    }

    /// The time of a change, which values in one sentence share.
    private enum Time: Equatable {
        case since(day: String, every: ReportWords.Every)
        case over
        case published
    }

    private func time(of row: ReportRow, in year: Int) -> Time {
        if row.shown?.move != nil { return .over }
        guard case .moved(_, let day) = row.change else { return .published }
        return .since(
            day: shortDay(day, of: row.source, in: year), every: Self.every(row.source))
    }

    private func sentence(_ time: Time, _ moves: [Quantity]) -> Message {
        switch time {
        case .since(let day, let every):
            ReportWords.leadSince(day: day, every: every, moves: moves)
        case .over: ReportWords.leadOver(moves: moves)
        case .published: ReportWords.leadPublished(moves: moves)
        }
    }

    private func move(_ row: ReportRow) -> Message {
        let source = row.source.label
        if let shown = row.shown, let move = shown.move {
            let (change, span) = (numbers.text(sizeOf: move), over(shown.span))
            return switch move.direction {
            case .up: ReportWords.leadRoseOver(source: source, change: change, span: span)
            case .down: ReportWords.leadFellOver(source: source, change: change, span: span)
            case .unchanged:
                ReportWords.sentenceValueOver(source: source, value: change, span: span)
            }
        }
        let value = row.latest.map { text($0.value, of: row.source) } ?? ""
        guard let move = row.change.move else {
            return ReportWords.leadStayed(source: source, value: value)
        }
        let change = numbers.text(sizeOf: move)
        return switch move.direction {
        case .up: ReportWords.leadRose(source: source, change: change, value: value)
        case .down: ReportWords.leadFell(source: source, change: change, value: value)
        case .unchanged: ReportWords.leadStayed(source: source, value: value)
        }
    }
}
