import PennyEngine

/// How often interest is compounded, in the words of the app and in ours.
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

    /// What a word of the app means, without regard to case, spaces and hyphens.
    static func text(ofWord word: String) -> String? {
        let letters = word.lowercased().filter { !$0.isWhitespace && $0 != "-" }
        return words.first { $0.app == letters }?.ours
    }

    /// What a number of times a year means.
    static func text(ofTimesAYear times: ExactDecimal) -> String? {
        guard times.scale == 0, (1...366).contains(times.coefficient) else { return nil }
        return counts[times.coefficient] ?? times.text()
    }
}
