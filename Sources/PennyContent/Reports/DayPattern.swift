package import PennyEngine

/// The date format of a source, such as `DD.MM.YYYY`, `M/D/YYYY` or `YYYY-MM`. A date without a day
/// or month means the first one.
public struct DayPattern: Equatable, Sendable {
    /// A part of a date, or the mark between two.
    private enum Part: Equatable, Sendable {
        case year
        /// - Parameter isPadded: whether the number always has two digits.
        case month(isPadded: Bool)
        case day(isPadded: Bool)
        case mark(Unicode.Scalar)
    }

    /// The format as written in the configuration.
    public let text: String
    private let parts: [Part]

    private static let marks: Set<Unicode.Scalar> = [".", "-", "/", " "]

    /// Nil if the text is not a date format with a year.
    init?(_ text: String) {
        var parts: [Part] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.first {
            let run = rest.prefix { $0 == scalar }.count
            switch (scalar, run) {
            case ("Y", 4): parts.append(.year)
            case ("M", 1...2): parts.append(.month(isPadded: run == 2))
            case ("D", 1...2): parts.append(.day(isPadded: run == 2))
            case _ where Self.marks.contains(scalar):
                parts += Array(repeating: .mark(scalar), count: run)
            default: return nil
            }
            rest = rest.dropFirst(run)
        }
        let kinds = parts.map { part in
            switch part {
            case .year: "Y"
            case .month: "M"
            case .day: "D"
            case .mark: ""
            }
        }.filter { !$0.isEmpty }
        let isWhole = kinds.contains("Y") && (!kinds.contains("D") || kinds.contains("M"))
        guard isWhole, Set(kinds).count == kinds.count, !Self.runsTogether(parts) else {
            return nil
        }
        self.text = text
        self.parts = parts
    }

    /// Whether a number of one or two digits is followed by another number, so that its end is
    /// ambiguous.
    private static func runsTogether(_ parts: [Part]) -> Bool {
        zip(parts, parts.dropFirst()).contains { part, next in
            switch (part, next) {
            case (_, .mark): false
            case (.month(false), _), (.day(false), _): true
            default: false
            }
        }
    }

    /// The day of a text; nil if the text does not have this format.
    package func date(_ text: String) -> CivilDate? {
        var rest = text.utf8[...]
        var (year, month, day) = (0, 1, 1)
        for part in parts {
            switch part {
            case .year:
                guard let number = Self.number(&rest, 4...4) else { return nil }
                year = number
            case .month(let isPadded):
                guard let number = Self.number(&rest, isPadded ? 2...2 : 1...2) else { return nil }
                month = number
            case .day(let isPadded):
                guard let number = Self.number(&rest, isPadded ? 2...2 : 1...2) else { return nil }
                day = number
            case .mark(let mark):
                guard let byte = rest.popFirst(), UInt32(byte) == mark.value else { return nil }
            }
        }
        return rest.isEmpty ? CivilDate(year: year, month: month, day: day) : nil
    }

    private static func number(
        _ rest: inout Substring.UTF8View, _ lengths: ClosedRange<Int>
    ) -> Int? {
        let digits = rest.prefix(lengths.upperBound).prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard lengths.contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
