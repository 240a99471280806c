public import PennyEngine

extension NumberWriter {
    /// Formats a date without its year if that is `year`, which the reader knows: `Aug 17`,
    /// `17.08.`. The year stays where the format of the locale has it between other parts or marks.
    public func text(_ date: CivilDate, in year: Int) -> String {
        guard date.year == year, let pattern = Self.withoutYear(style.datePattern) else {
            return text(date)
        }
        let short = DateText(style, pattern: pattern)
        var out: [UInt8] = []
        out.append { short.put(date, in: &$0, at: 0) }
        return String(bytes: out)
    }

    /// The pattern of a date without its year; nil if the year is neither first nor last.
    static func withoutYear(_ pattern: String) -> String? {
        let bytes = pattern.bytes
        let year = UInt8(ascii: "y")
        var isQuoted = false
        func isOther(_ index: Int) -> Bool {
            if bytes[index] == UInt8(ascii: "'") { isQuoted.toggle() }
            let isField = bytes[index] == UInt8(ascii: "d") || bytes[index] == UInt8(ascii: "M")
            return isField && !isQuoted
        }
        if bytes.last == year {
            guard let last = bytes.indices.last(where: isOther) else { return nil }
            // The point of an abbreviation or of a number stays: `17. Aug.`, `17.08.`.
            let isPoint = bytes[last + 1] == UInt8(ascii: ".")
            return String(bytes: Array(bytes[...(isPoint ? last + 1 : last)]))
        }
        guard bytes.first == year, let first = bytes.indices.first(where: isOther) else {
            return nil
        }
        return String(bytes: Array(bytes[first...]))
    }
}
