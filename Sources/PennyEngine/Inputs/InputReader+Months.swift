extension InputReader {
    /// Reads a length of whole months, at most 1200. A bare number counts years.
    @inline(never)
    mutating func months(_ name: String, allowsNone: Bool = false) -> Int? {
        guard let term = term(name, bareUnit: .years, allowsPayments: false) else { return nil }
        let typed = term.text
        let path = InputProblem.Path(name)
        guard let months = term.periods(12) else {
            report(
                path,
                ExactDecimal(1200) < term.count
                    ? .termTooLong(typed, limit: 1200, unit: "months")
                    : .termNotWhole(typed, unit: "months", nearest: term.nearestMonths))
            return nil
        }
        if months == 0, !allowsNone { report(path, .zero(typed)) }
        if months > 1200 { report(path, .termTooLong(typed, limit: 1200, unit: "months")) }
        return ((allowsNone ? 0 : 1)...1200).contains(months) ? months : nil
    }
}
