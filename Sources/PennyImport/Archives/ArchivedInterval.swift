import PennyEngine

/// Converts the app's compounding intervals to the calculator's.
enum ArchivedInterval {
    private static let words: [(app: String, ours: String)] = [
        ("annual", "annual"), ("annually", "annual"), ("yearly", "annual"),
        ("semiannual", "semiannual"), ("semiannually", "semiannual"),
        ("halfyearly", "semiannual"),
        ("quarterly", "quarterly"), ("monthly", "monthly"), ("daily", "daily"),
        ("weekly", "52"),
    ]

    private static let counts: [Int128: String] = [
        1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly", 365: "daily",
    ]

    /// The interval of one of the app's words, ignoring case, spaces and hyphens.
    static func text(ofWord word: String) -> String? {
        let letters = word.lowercased().filter { !$0.isWhitespace && $0 != "-" }
        return words.first { $0.app == letters }?.ours
    }

    /// The interval of a number of times a year.
    static func text(ofTimesAYear times: ExactDecimal) -> String? {
        guard times.scale == 0, (1...366).contains(times.coefficient) else { return nil }
        return counts[times.coefficient] ?? times.text()
    }
}
