extension InputReader {
    /// Reads a length in whole months, at most 1200. A bare number counts years.
    @inline(never)
    mutating func months(_ field: InputField, allowsNone: Bool = false) -> Int? {
        guard let term = term(field, bareUnit: .years, allowsPayments: false) else { return nil }
        return periods(
            field, term, aYear: 12, from: allowsNone ? 0 : 1, limit: 1200, unit: "months")
    }

    /// Returns a length as a whole number of periods. Reports one that is not whole, none, or more
    /// than `limit`.
    @inline(never)
    mutating func periods(
        _ field: InputField, _ term: TermLength, aYear periodsAYear: Int, from least: Int = 1,
        limit: Int, unit: String
    ) -> Int? {
        if let count = term.periods(periodsAYear), count <= limit {
            if count >= least { return count }
            report(field, .zero(term.text))
        } else if ExactDecimal(Int128(limit)) < term.count || term.periods(periodsAYear) != nil {
            report(field, .termTooLong(term.text, limit: limit, unit: unit))
        } else {
            let nearest = periodsAYear == 12 ? term.nearestMonths : nil
            report(field, .termNotWhole(term.text, unit: unit, nearest: nearest))
        }
        return nil
    }
}
