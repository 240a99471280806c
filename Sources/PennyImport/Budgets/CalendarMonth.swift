import PennyEngine

/// A month of a year.
public struct CalendarMonth: Equatable, Hashable, Sendable, Comparable {
    let year: Int
    let month: Int

    init?(year: Int, month: Int) {
        guard CivilDate(year: year, month: month, day: 1) != nil else { return nil }
        self.year = year
        self.month = month
    }

    /// Reads a month as people and programs write it: `2026-10`, `10/2026`, `Oct 2026`.
    public init?(_ typed: String) {
        let parts = typed.lowercased().split { " -/.".contains($0) }.map(String.init)
        guard parts.count == 2 else { return nil }
        let isYearFirst = parts[0].utf8.count == 4 && Int(parts[0]) != nil
        let (yearWord, monthWord) = isYearFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
        guard yearWord.utf8.count == 4, let year = Int(yearWord),
            let month = Self.number(monthWord)
        else { return nil }
        self.init(year: year, month: month)
    }

    private static func number(_ word: String) -> Int? {
        if let number = Int(word), word.utf8.count <= 2 { return number }
        let names = names.map { $0.lowercased() }
        return names.firstIndex { name in
            name == word || name.prefix(3) == word || (word == "sept" && name == "september")
        }.map { $0 + 1 }
    }

    /// The month as `2026-10`.
    public var text: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }

    /// The month as `October 2026`.
    var words: String { "\(Self.names[month - 1]) \(year)" }

    var next: CalendarMonth? {
        CalendarMonth(year: month == 12 ? year + 1 : year, month: month % 12 + 1)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.year, lhs.month) < (rhs.year, rhs.month)
    }

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
