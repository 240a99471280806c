import PennyContent
import PennyDiagnostics

/// A table of a budget, with columns identified by their headings.
struct BudgetTable {
    struct Row {
        let cells: [CSVReader.Cell]
        /// The location of its first cell.
        var location: SourceLocation { cells[0].location }
    }

    let header: [CSVReader.Cell]
    let rows: [Row]

    /// Reads the rows below the header.
    ///
    /// - Throws: every fault of the table's form.
    init(_ file: ContentText) throws(DiagnosticError) {
        var reader = CSVReader(file, separator: Separator.of(file.text))
        let rows = try reader.rows().sound()
        header = rows.first ?? []
        let width = header.count
        var faults: [Diagnostic] = []
        for row in rows.dropFirst() where row.count != width {
            let fault = Fault.table.wrongCellCount(
                row.count, width,
                row.count == width - 1 ? header[row.count].text : nil)
            faults.append(Diagnostic(fault, at: row[0].location))
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        self.rows = rows.dropFirst().map(Row.init)
    }

    /// The column with one of these headings, ignoring case.
    func column(_ headings: String...) -> Int? {
        for heading in headings {
            if let index = header.firstIndex(where: { $0.text.lowercased() == heading }) {
                return index
            }
        }
        return nil
    }
}
