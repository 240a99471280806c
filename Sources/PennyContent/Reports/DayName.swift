import PennyEngine

/// Suggests a date for a report's file name that has another order or other separators than
/// `2026-11-20`.
public enum DayName {
    /// Returns `2026-11-20` for `20.11.2026`, `2026_11_20` or `20261120`; nil if the name is no
    /// date, or an ambiguous one.
    public static func suggestion(for name: String) -> String? {
        let parts = name.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        if parts.count == 1, parts[0].utf8.count == 8 {
            let digits = parts[0]
            return day(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.suffix(2))
        }
        guard parts.count == 3 else { return nil }
        let (first, second, third) = (parts[0][...], parts[1][...], parts[2][...])
        if first.utf8.count == 4 { return day(first, second, third) }
        let dayFirst = day(third, second, first)
        let monthFirst = day(third, first, second)
        // Dates with points have the day first.
        if name.utf8.contains(UInt8(ascii: ".")) { return dayFirst }
        guard let dayFirst, let monthFirst else { return dayFirst ?? monthFirst }
        return dayFirst == monthFirst ? dayFirst : nil
    }

    private static func day(
        _ year: Substring, _ month: Substring, _ day: Substring
    ) -> String? {
        let text = [year, padded(month), padded(day)].joined(separator: "-")
        return CivilDate(iso: text)?.isoText
    }

    private static func padded(_ number: Substring) -> Substring {
        number.utf8.count == 1 ? "0" + number : number
    }
}
