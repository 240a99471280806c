import PennyDiagnostics
import PennyEngine

/// The date format of a table: `2026-06-10` and `20260610`, or with slashes in one of two orders,
/// which all dates together determine.
enum TableDates {
    case isoOrCompact
    case monthFirst
    case dayFirst

    /// Detects the order of the dates in a column.
    static func order(of texts: [String]) throws(Fault) -> TableDates {
        let slashed = texts.compactMap(parts)
        if slashed.isEmpty { return .isoOrCompact }
        let isMonthFirst = slashed.contains { $0.second > 12 }
        let isDayFirst = slashed.contains { $0.first > 12 }
        if isMonthFirst == isDayFirst { throw .answer.ambiguousDates }
        return isMonthFirst ? .monthFirst : .dayFirst
    }

    /// The day of a text; nil if it is not a date.
    func date(_ text: String) -> CivilDate? {
        if let date = CivilDate(iso: text) { return date }
        if text.utf8.count == 8, let number = Self.number(text[...]) {
            return CivilDate(
                year: number / 10_000, month: number / 100 % 100, day: number % 100)
        }
        guard let parts = Self.parts(text) else { return nil }
        return switch self {
        case .isoOrCompact: nil
        case .monthFirst: CivilDate(year: parts.year, month: parts.first, day: parts.second)
        case .dayFirst: CivilDate(year: parts.year, month: parts.second, day: parts.first)
        }
    }

    /// The numbers of `05/22/2026`.
    private static func parts(_ text: String) -> (first: Int, second: Int, year: Int)? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].utf8.count == 4, let first = number(parts[0]),
            let second = number(parts[1]), let year = number(parts[2])
        else { return nil }
        return (first, second, year)
    }

    private static func number(_ text: Substring) -> Int? {
        guard (1...8).contains(text.utf8.count),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(text)
    }
}
