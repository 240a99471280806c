public import PennyContent
public import PennyDiagnostics
import PennyEngine

/// Imports a table of products as one comparison. The engine decides what a comparison may contain;
/// its problems are reported at their cells.
public struct ProductImport {
    /// The handling of a row that the comparison cannot contain.
    public enum Mismatch: String, CaseIterable, Sendable {
        /// It is an error, and nothing is written.
        case error
        /// It is left out and reported.
        case skip
    }

    private let settings: ImportSettings
    private let mismatch: Mismatch

    /// Creates an import that handles rows which a comparison cannot contain by `mismatch`.
    public init(_ settings: ImportSettings, _ mismatch: Mismatch = .error) {
        self.settings = settings
        self.mismatch = mismatch
    }

    /// Reads the comparison of a table as the text of a saved set.
    ///
    /// - Throws: every problem of the file, each at its cell.
    public func read(
        _ file: ContentText, to target: ImportTarget
    ) throws(DiagnosticError) -> Imported {
        let table = try ProductTable(file)
        let currency = currency(of: table)
        var validator = ProductValidator(
            settings.isLocaleNamed ? table.unambiguous(settings.convention) : table,
            settings.defaults(currency), path: file.path)
        let total = table.rows.count + table.rowFaults.count
        let write = { (rows: [ProductTable.Row]) throws(DiagnosticError) in
            try text(rows, of: total, currency, from: file.path, to: target)
        }
        // A file with too many products fails early, before they are compared.
        if mismatch == .error, table.rowFaults.isEmpty { _ = try write(table.rows) }
        try validator.validate(isStrict: mismatch == .error)
        let made = ImportedFile(
            path: target.path, text: try write(validator.remaining),
            contents: counted(validator.remaining.count, "product"))
        return Imported(
            files: [made], leftOut: (table.unusedColumns + validator.leftOut).sorted(), notes: [])
    }

    private func text(
        _ rows: [ProductTable.Row], of total: Int, _ currency: Currency, from path: String,
        to target: ImportTarget
    ) throws(DiagnosticError) -> String {
        let rewritten = NumberRewriter(from: settings.convention, to: settings.site.convention)
        let products = rows.map { row in
            row.fields.map { field in
                FrontMatterWriter.Field(field.name, rewritten.text(field.text, of: field.name))
            }
        }
        var set = FrontMatterWriter()
        set.add("kind", Calculator.comparison.name)
        set.add("title", settings.title ?? target.title)
        set.add("currency", currency.code)
        set.add("products", products)
        let name = FrontMatterWriter.markdown(fileName: path)
        let part =
            products.count == total
            ? counted(total, "product") : "\(products.count) of \(counted(total, "product"))"
        return try set.file("Imported from \(name): \(part).", from: path)
    }

    /// The requested currency, that of the first price with a sign, or the site's.
    private func currency(of table: ProductTable) -> Currency {
        if let asked = settings.currency { return asked }
        let site = settings.site.currency
        for field in table.rows.flatMap(\.fields) where field.name == "price" {
            guard let amount = try? AccountingAmount(field.text), !amount.commodity.isEmpty,
                let meant = Currency.meant(
                    by: amount.commodity, own: site, symbols: settings.symbols)
            else { continue }
            return meant
        }
        return site
    }
}
