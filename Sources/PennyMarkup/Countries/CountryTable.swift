import PennyEngine

/// A table about countries, locales or currencies. Each line is a row, with bars between its
/// cells; the first row names the columns.
///
/// Tables that browsers need are in this folder, with those of number styles. The others are in
/// `PennySite/Countries`. The page docs/architecture/countries.md lists all of them.
package struct CountryTable: Sendable {
    /// The cells below the names of the columns, without the spaces around them.
    package let rows: [[String]]

    package init(_ text: String) {
        let lines = text.bytes.split(separator: UInt8(ascii: "\n"))
        rows = lines.dropFirst().map { line in
            line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
                .map { String(bytes: Self.trimmed($0)) }
        }
    }

    /// Finds the row of a code.
    package func row(of code: String) -> [String]? {
        rows.first { $0[0].isSameText(as: code) }
    }

    /// Finds the row of the country in a locale: that of `AT` for `de-AT`.
    package func row(ofCountryIn locale: String) -> [String]? {
        let parts = locale.bytes.split(separator: UInt8(ascii: "-"))
        return parts.last.flatMap { row(of: String(bytes: Array($0))) }
    }

    /// Finds the first row whose key is the locale or its language.
    func row(for locale: String) -> [String]? {
        rows.first { locale.bytes.starts(with: $0[0].bytes) }
    }

    private static func trimmed(_ cell: ArraySlice<UInt8>) -> [UInt8] {
        var cell = cell
        while cell.first == UInt8(ascii: " ") { cell.removeFirst() }
        while cell.last == UInt8(ascii: " ") { cell.removeLast() }
        return Array(cell)
    }
}
