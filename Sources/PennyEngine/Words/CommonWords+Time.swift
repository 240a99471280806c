/// Lengths of time in words, and the months in which they end.
extension CommonWords {
    /// `2 years and 4 months`
    package static func span(of months: Int) -> Message {
        span(years: months / 12, months: months % 12)
    }

    /// `2 years and 4 months (March 2029)`: a length, and the month in which it ends if it begins
    /// on `start`.
    static func span(of months: Int, from start: CivilDate?) -> Message {
        months == 0 ? span(of: 0) : until(span(of: months), months: months, from: start)
    }

    /// A length of time in words, and the month in which it ends if it begins on `start`.
    static func until(_ time: Message, months: Int, from start: CivilDate?) -> Message {
        guard let end = start?.adding(months: months, dueDay: 1) else { return time }
        return until(time: time, end: end)
    }

    /// The note that names the assumed start; empty if there is none, or the answer names no month.
    static func startNote(_ start: CivilDate?, for answer: Message?) -> [Message] {
        guard let start, let answer, answer.hasDate else { return [] }
        return [noteStart(start: start)]
    }
}

extension Message {
    /// Whether it, or a message in it, has a date.
    @inline(never)
    fileprivate var hasDate: Bool {
        for value in values {
            switch value {
            case .date: return true
            case .words(let message, _) where message.hasDate: return true
            default: break
            }
        }
        return false
    }
}
