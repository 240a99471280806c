public import PennyContent
public import PennyDiagnostics
import PennyEngine

/// A table of products as one comparison. What a comparison may hold is the
/// engine's to say; its problems are told at their cells.
public struct ProductImport {
    /// What becomes of a row that the comparison cannot hold.
    public enum Mismatch: String, CaseIterable, Sendable {
        /// It is an error, and nothing is made.
        case error
        /// It is left out and reported.
        case skip
    }

    private let settings: ImportSettings
    private let mismatch: Mismatch

    /// An import that treats rows a comparison cannot hold as `mismatch` says.
    public init(_ settings: ImportSettings, _ mismatch: Mismatch = .error) {
        self.settings = settings
        self.mismatch = mismatch
    }

    /// The comparison that the table holds, as the text of a saved set.
    ///
    /// - Throws: every problem of the file, each at its cell.
    public func read(
        _ file: ContentText, to target: ImportTarget
    ) throws(DiagnosticError) -> Imported {
        let table = try ProductTable(file)
        let currency = currency(of: table)
        var judge = ProductJudge(
            settings.isLocaleNamed ? table.sure(settings.convention) : table,
            settings.defaults(currency), path: file.path)
        let total = table.rows.count + table.rowFaults.count
        let write = { (rows: [ProductTable.Row]) throws(DiagnosticError) in
            try text(rows, of: total, currency, from: file.path, to: target)
        }
        // Too many products for a file need not be compared.
        if mismatch == .error, table.rowFaults.isEmpty { _ = try write(table.rows) }
        try judge.judge(isStrict: mismatch == .error)
        let made = ImportedFile(
            path: target.path, text: try write(judge.kept),
            contents: counted(judge.kept.count, "product"))
        return Imported(
            files: [made], leftOut: (table.unusedColumns + judge.leftOut).sorted(), notes: [])
    }

    private func text(
        _ rows: [ProductTable.Row], of total: Int, _ currency: Currency, from path: String,
        to target: ImportTarget
    ) throws(DiagnosticError) -> String {
        let rewritten = NumberMarks(from: settings.convention, to: settings.site.convention)
        let products = rows.map { row in
            row.fields.map { field in
                SetText.Field(field.name, rewritten.text(field.text, of: field.name))
            }
        }
        var set = SetText()
        set.add("kind", Calculator.comparison.name)
        set.add("title", settings.title ?? target.title)
        set.add("currency", currency.code)
        set.add("products", products)
        let name = SetText.markdown(fileName: path)
        let part =
            products.count == total
            ? counted(total, "product") : "\(products.count) of \(counted(total, "product"))"
        return try set.file("Imported from \(name): \(part).", from: path)
    }

    /// The currency asked for, the one of the first price with a sign, or the site's.
    private func currency(of table: ProductTable) -> Currency {
        if let asked = settings.currency { return asked }
        let site = settings.site.currency
        for field in table.rows.flatMap(\.fields) where field.name == "price" {
            guard let amount = try? SignedAmount(field.text), !amount.commodity.isEmpty,
                let meant = Currency.meant(
                    by: amount.commodity, own: site, symbols: settings.symbols)
            else { continue }
            return meant
        }
        return site
    }
}
