import PennyContent
import PennyEngine

/// The estimated work of rendering a saved set, from its inputs as typed. It only decides which
/// shard renders the set, so it may be wrong; it must be the same on every machine. The unit is one
/// row of a schedule.
enum SetCost {
    /// The layout of a page, its head and its form take as long as this many rows of a schedule.
    private static let page = 60
    /// The approximate number of rows of a result whose length no input gives.
    private static let unknownRows = 60
    private static let mostRows = 5_200
    /// This many bytes of text take as long as a row.
    private static let bytesOfRow = 100

    static func of(_ set: SavedSet) -> Int32 {
        let terms = set.calculator.terms
        var months: Int?
        var paymentsAYear = 12
        var members = 0
        for input in set.inputs {
            switch input.value {
            case .text(let text):
                if terms.contains(input.name) { months = max(months ?? 0, Self.months(text)) }
                paymentsAYear = frequencies[text] ?? paymentsAYear
            case .entries(let entries): members += entries.count
            }
        }
        let rows = months.map { $0 * paymentsAYear / 12 } ?? unknownRows
        return Int32(
            clamping: page + min(rows, mostRows) + members
                + set.body.utf8.count / bytesOfRow)
    }

    /// Returns the months of a term as typed. A term is in years unless it says months, in any
    /// language: `360 months`, `25 Jahre`.
    static func months(_ text: String) -> Int {
        let scalars = text.unicodeScalars.drop { $0 == " " }
        let digits = scalars.prefix { $0.properties.numericType == .decimal }
        let count = digits.prefix(6).reduce(0) {
            $0 * 10 + Int($1.properties.numericValue ?? 0)
        }
        let unit = scalars.dropFirst(digits.count)
        let isMonths =
            unit.contains { $0 == "月" || $0 == "ش" }
            || unit.first { $0.properties.isAlphabetic }.map { $0 == "m" || $0 == "M" } ?? false
        return isMonths ? count : count * 12
    }

    private static let frequencies = Dictionary(
        uniqueKeysWithValues: PaymentFrequency.allCases.map { ($0.name, $0.paymentsAYear) })
}
