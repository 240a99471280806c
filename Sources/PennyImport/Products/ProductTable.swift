import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads a table of products and the meaning of its columns.
struct ProductTable {
    /// One product: its fields, and the location of each.
    struct Row {
        /// The index of the row in the table, from 0.
        let number: Int
        let location: SourceLocation
        var fields: [RawInput.Field]
        let fieldLocations: [String: SourceLocation]
    }

    private(set) var rows: [Row]
    /// The faults of single rows, which a lenient import leaves out.
    let rowFaults: [Diagnostic]
    /// The columns that are not imported.
    let unusedColumns: [Diagnostic]
    /// The heading of each field, in the file's own words.
    let headings: [String: String]

    /// - Throws: the faults of the file's form and of its header.
    init(_ file: ContentText) throws(DiagnosticError) {
        var reader = CSVReader(file, separator: Separator.of(file.text))
        let reading = reader.read()
        guard let table = reading.value, table.formFaults.isEmpty else {
            throw DiagnosticError(reading.diagnostics)
        }
        let faults = table.rowFaults
        let (columns, unused) = try Self.columns(of: table.header)
        unusedColumns = unused
        rowFaults = faults
        // Rows and their faults are both in the order of the file.
        var before = 0
        rows = table.rows.enumerated().map { index, cells in
            while before < faults.count, faults[before].location < cells[0].location {
                before += 1
            }
            return Self.row(cells, columns, number: index + before)
        }
        headings = Dictionary(
            zip(columns, table.header).compactMap { column, cell in
                column.map { ($0.rawValue, cell.text) }
            }, uniquingKeysWith: { $1 })
    }

    /// Returns the table with its numbers marked as written in one known convention.
    func unambiguous(_ convention: NumberConvention) -> ProductTable {
        let marks = NumberRewriter(from: convention, to: convention, isSure: true)
        var table = self
        for index in table.rows.indices {
            table.rows[index].fields = table.rows[index].fields.map {
                RawInput.Field(name: $0.name, text: marks.text($0.text, of: $0.name))
            }
        }
        return table
    }

    private static func columns(
        of header: [CSVReader.Cell]
    ) throws(DiagnosticError) -> (columns: [ProductColumn?], unused: [Diagnostic]) {
        var columns: [ProductColumn?] = []
        var unused: [Diagnostic] = []
        var names: [ProductColumn: String] = [:]
        var faults: [Diagnostic] = []
        func report(_ fault: Fault, _ location: SourceLocation) {
            faults.append(Diagnostic(fault, at: location))
        }
        let hasSize = header.contains { ProductColumn(heading: $0.text) == .size }
        for cell in header {
            guard var column = ProductColumn(heading: cell.text) else {
                let known = ProductColumn.allHeadings
                if let near = nearMiss(to: cell.text, among: known) {
                    let fault = Fault.importing.unknownColumn(cell.text, near)
                    report(fault, cell.location)
                } else {
                    let fault = Fault.importing.unusedColumn(
                        cell.text, ProductColumn.allCases.map(\.rawValue))
                    unused.append(Diagnostic(fault, at: cell.location))
                }
                columns.append(nil)
                continue
            }
            // `Unit: 400 g` is a size; beside `Quantity: 400` it is the unit.
            if column == .unit, !hasSize { column = .size }
            if let other = names[column] {
                let fault = Fault.importing.sameColumn(
                    cell.text, other, column.rawValue)
                report(fault, cell.location)
            }
            names[column] = cell.text
            columns.append(column)
        }
        // An unknown heading may be the missing one.
        if faults.isEmpty, let start = header.first {
            for column in ProductColumn.required where names[column] == nil {
                let names = column.headings
                report(.importing.missingColumn(column.rawValue, names), start.location)
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        return (columns, unused)
    }

    private static func row(
        _ cells: [CSVReader.Cell], _ all: [ProductColumn?], number: Int
    ) -> Row {
        var fields: [RawInput.Field] = []
        var fieldLocations: [String: SourceLocation] = [:]
        let known = zip(all, cells).compactMap { column, cell in column.map { ($0, cell) } }
        let unit = known.first { $0.0 == .unit }?.1.text ?? ""
        let order = ProductColumn.allCases
        let sorted = known.sorted { first, second in
            (order.firstIndex(of: first.0) ?? 0) < (order.firstIndex(of: second.0) ?? 0)
        }
        for (column, cell) in sorted where column != .unit {
            fieldLocations[column.rawValue] = cell.location
            if cell.text.isEmpty { continue }
            let text = column == .size && !unit.isEmpty ? "\(cell.text) \(unit)" : cell.text
            fields.append(RawInput.Field(name: column.rawValue, text: YAMLText.oneLine(text)))
        }
        return Row(
            number: number, location: cells[0].location, fields: fields,
            fieldLocations: fieldLocations)
    }
}
