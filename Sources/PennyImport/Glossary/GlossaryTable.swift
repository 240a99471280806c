import PennyContent
import PennyDiagnostics

/// Reads a table with one term per row.
struct GlossaryTable {
    private(set) var terms: [ImportedTerm] = []
    /// The columns that are not imported.
    private(set) var unusedColumns: [Diagnostic] = []

    private var columns: [GlossaryColumn?] = []
    private var headings: [GlossaryColumn: String] = [:]
    private var faults: [Diagnostic] = []

    /// - Throws: every fault of the file's form, of its header and of its rows.
    init(_ file: ContentText) throws(DiagnosticError) {
        var reader = CSVReader(file, separator: Separator.of(file.text))
        let table = try reader.read().sound()
        readHeader(table.header)
        if !faults.isEmpty { throw DiagnosticError(faults) }
        for row in table.rows { readRow(row) }
        if !faults.isEmpty { throw DiagnosticError(faults) }
    }

    // MARK: - Columns

    private mutating func readHeader(_ header: [CSVReader.Cell]) {
        let isNamed = header.filter { GlossaryColumn(heading: $0.text) == .term }.count > 1
        for cell in header {
            var column = GlossaryColumn(heading: cell.text)
            // Beside another column for the terms, `name` has the meaning of this program's own
            // tables: the name in addresses.
            if isNamed, cell.text.lowercased() == "name" { column = .name }
            columns.append(column)
            guard let column else {
                reportUnknown(cell)
                continue
            }
            if let other = headings[column] {
                let meaning = column.rawValue
                report(.importing.sameColumn(cell.text, other, meaning), cell.location)
            }
            headings[column] = cell.text
        }
        // An unknown heading may be the missing one.
        guard faults.isEmpty, let start = header.first else { return }
        for column in GlossaryColumn.required where headings[column] == nil {
            let names = column.headings
            report(.importing.missingColumn(column.rawValue, names), start.location)
        }
    }

    private mutating func reportUnknown(_ cell: CSVReader.Cell) {
        if let near = nearMiss(to: cell.text, among: GlossaryColumn.allHeadings) {
            report(.importing.unknownColumn(cell.text, near), cell.location)
        } else {
            let fault = Fault.glossaryImport.unusedColumn(cell.text)
            unusedColumns.append(Diagnostic(fault, at: cell.location))
        }
    }

    private mutating func report(_ fault: Fault, _ location: SourceLocation) {
        faults.append(Diagnostic(fault, at: location))
    }

    // MARK: - Rows

    private mutating func readRow(_ cells: [CSVReader.Cell]) {
        var found: [GlossaryColumn: CSVReader.Cell] = [:]
        for (column, cell) in zip(columns, cells) {
            if let column { found[column] = cell }
        }
        for column in GlossaryColumn.required {
            guard let cell = found[column], cell.text.allSatisfy(\.isWhitespace) else { continue }
            let heading = headings[column] ?? column.rawValue
            report(.importing.missingCell(column.rawValue, heading), cell.location)
        }
        guard let term = found[.term], let definition = found[.definition] else { return }
        var more: [GlossaryColumn: String] = [:]
        for (column, cell) in found where !GlossaryColumn.required.contains(column) {
            let text = YAMLText.oneLine(cell.text)
            more[column] = column.isList ? Self.list(text) : text
        }
        if let name = more[.name], !name.isEmpty, !Slug.isValid(name) {
            let fault = Fault.value.badName(name, Slug.suggestion(for: name))
            faults.append(Diagnostic(fault, at: found[.name]?.location ?? term.location))
        }
        terms.append(
            ImportedTerm(
                headword: YAMLText.oneLine(term.text), location: term.location,
                definition: MarkdownText.text(of: Self.paragraphs(of: definition.text)),
                more: more.filter { !$0.value.isEmpty }))
    }

    /// The items of a list with commas or semicolons, joined with commas.
    private static func list(_ text: String) -> String {
        text.split { $0 == "," || $0 == ";" }
            .map { YAMLText.oneLine(String($0)) }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The lines of a cell, in paragraphs that empty lines separate.
    private static func paragraphs(of text: String) -> [[String]] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .split { $0.allSatisfy(\.isWhitespace) }
            .map { $0.map(String.init) }
    }
}
