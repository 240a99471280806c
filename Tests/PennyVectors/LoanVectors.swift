import PennyEngine

/// The vectors of loans as a person would type them.
package enum LoanVectors {
    /// All of them, for whoever computes them in another way.
    package static let requests: [VectorRequest] =
        ScheduleVector.all.map(\.request) + ECTable.all.compactMap(\.request)
        + OfficialLoan.all.compactMap(\.request) + PublishedLoan.all.compactMap(\.request)
        + LoanRegression.all.compactMap(\.request)
}

/// A loan of a million times the money in a currency of three decimals: what is
/// rounded to is then a billionth of the vector's unit, so that arithmetic
/// without rounding can be told from the result.
package enum Unrounded {
    /// The decimals of a vector's amount that such a loan keeps.
    package static let decimals = 9

    static let currency = RawInput("currency", "KWD")

    /// An amount of the vector, a million times as large; its point moves, and
    /// what is less than a billionth is cut.
    static func amount(_ text: String) -> String {
        let parts = text.split(separator: ".", maxSplits: 1)
        let decimals = parts.count > 1 ? String(parts[1]) : ""
        let padded = decimals + String(repeating: "0", count: max(0, 6 - decimals.count))
        let rest = padded.dropFirst(6).prefix(3)
        return parts[0] + padded.prefix(6) + (rest.isEmpty ? "" : ".\(rest)")
    }
}

extension RawInput {
    /// The entries of a list input in one line.
    static func list(_ name: String, _ entries: [String]) -> RawInput {
        RawInput(name, entries.joined(separator: "; "))
    }
}
