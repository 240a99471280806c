import PennyContent
import PennyEngine

/// Reads the dates of a register, all of which have the same order.
struct AppDates {
    private let isDayFirst: Bool

    /// Nil if neither the dates nor the settings determine whether the day comes before the month.
    init?(_ cells: [CSVReader.Cell], _ settings: ImportSettings) {
        if let known = settings.isDayFirst {
            isDayFirst = known
            return
        }
        let open = cells.compactMap { Self.numbers($0.text) }.filter { !$0.isYearFirst }
        if open.contains(where: { $0.isDotted || $0.first > 12 }) || open.isEmpty {
            isDayFirst = true
        } else if open.contains(where: { $0.second > 12 }) {
            isDayFirst = false
        } else if let known = settings.siteIsDayFirst {
            isDayFirst = known
        } else {
            return nil
        }
    }

    /// The month of a valid date.
    func month(_ typed: String) -> CalendarMonth? {
        guard let parts = Self.numbers(typed) else { return nil }
        let (year, month, day) =
            parts.isYearFirst
            ? (parts.first, parts.second, parts.third)
            : isDayFirst
                ? (parts.third, parts.second, parts.first)
                : (parts.third, parts.first, parts.second)
        guard CivilDate(year: year, month: month, day: day) != nil else { return nil }
        return CalendarMonth(year: year, month: month)
    }

    private struct Numbers {
        let first: Int
        let second: Int
        let third: Int
        let isYearFirst: Bool
        let isDotted: Bool
    }

    private static func numbers(_ typed: String) -> Numbers? {
        let parts = typed.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 3, numbers.count == 3 else { return nil }
        let isYearFirst = parts[0].utf8.count == 4
        guard isYearFirst || parts[2].utf8.count == 4 else { return nil }
        return Numbers(
            first: numbers[0], second: numbers[1], third: numbers[2], isYearFirst: isYearFirst,
            isDotted: typed.contains("."))
    }
}
