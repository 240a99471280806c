import PennyEngine

/// A date as accounting programs write it, year first: `2026-10-31`, `2026/10`, `2026`.
struct AccountDate {
    let month: CalendarMonth
    /// Nil if the date is a whole month or year.
    let day: Int?
    /// Whether the date is a whole year.
    let isYear: Bool

    init?(_ typed: String) {
        let parts = typed.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, (1...3).contains(parts.count),
            parts[0].utf8.count == 4, parts.dropFirst().allSatisfy({ $0.utf8.count <= 2 }),
            let month = CalendarMonth(year: numbers[0], month: numbers.count > 1 ? numbers[1] : 1)
        else { return nil }
        if numbers.count == 3,
            CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) == nil
        {
            return nil
        }
        self.month = month
        day = numbers.count == 3 ? numbers[2] : nil
        isYear = numbers.count == 1
    }
}
