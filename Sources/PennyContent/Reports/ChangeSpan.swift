public import PennyEngine

/// The time over which a source shows its change: `change over 12 months`.
public struct ChangeSpan: Equatable, Sendable {
    /// The unit of the time.
    public enum Unit: String, CaseIterable, Sendable {
        case days
        case months
        case years

        /// The most of them: about a hundred years.
        var limit: Int {
            switch self {
            case .days: 36_525
            case .months: 1_200
            case .years: 100
            }
        }
    }

    /// The number of days, months or years; at least 1.
    public let count: Int
    public let unit: Unit

    /// Nil if the count is not from 1 to about a hundred years.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...unit.limit).contains(count) else { return nil }
        self.count = count
        self.unit = unit
    }

    /// Reads `change over 12 months`. The unit may be singular.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 4, words[0] == "change", words[1] == "over", words[2].utf8.count <= 5,
            words[2].allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(words[2]),
            let unit = Unit.allCases.first(where: {
                words[3] == $0.rawValue || words[3] == $0.rawValue.dropLast()
            })
        else { return nil }
        self.init(count, unit)
    }

    /// The day that the span before `end` begins on: the same day of an earlier month, or the last
    /// day of a shorter one. Nil before the calendar begins.
    public func start(before end: CivilDate) -> CivilDate? {
        switch unit {
        case .days: end.adding(days: -count)
        case .months: end.adding(months: -count, dueDay: end.day)
        case .years: end.adding(months: -12 * count, dueDay: end.day)
        }
    }

    /// The text in `report.yaml`.
    public var text: String {
        let name = count == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue
        return "\(count) \(name)"
    }
}
