import PennyDiagnostics

/// A table whose translation replaces single cells: `car-loans.de.csv`, beside `car-loans.csv`,
/// names rows and has the columns that differ.
struct TranslatedTable {
    /// A row as keys with their values.
    struct Row {
        let name: CSVReader.Cell?
        let entries: [ContentNode.Entry]
        /// The location of the row: in the translation, if it has the row.
        let start: SourceLocation
        fileprivate let cells: [(column: String, cell: CSVReader.Cell)]

        /// The cell of a column, from the translation if it has one.
        func cell(_ column: String) -> CSVReader.Cell? {
            cells.first { KeyName.isSame($0.column, as: column) }?.cell
        }
    }

    private struct Translation {
        let start: SourceLocation
        let entries: [ContentNode.Entry]
        let cells: [(column: String, cell: CSVReader.Cell)]
    }

    /// The original, or the only table.
    let table: CSVReader.CSVTable
    private let path: String
    /// The translated rows, by row name.
    private var translated: [String: Translation] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the table of a file, with its translation if the file is one.
    ///
    /// - Parameter rowLimit: the most rows, in addition to the limit of bytes.
    static func read(
        _ file: ContentText, rowLimit: Int = CSVReader.rowLimit
    ) -> Reading<TranslatedTable> {
        let first = file.original ?? file
        var reader = CSVReader(first, rowLimit: rowLimit)
        let reading = reader.read()
        guard let table = reading.value else { return Reading(nil, reading.diagnostics) }
        var made = TranslatedTable(table: table, path: first.path)
        if file.original != nil { made.translate(file, first.path, rowLimit) }
        return Reading(made, reading.diagnostics + made.diagnostics)
    }

    private init(table: CSVReader.CSVTable, path: String) {
        self.table = table
        self.path = path
    }

    private mutating func translate(_ file: ContentText, _ original: String, _ rowLimit: Int) {
        var reader = CSVReader(file, rowLimit: rowLimit)
        let reading = reader.read()
        diagnostics += reading.diagnostics
        guard let translation = reading.value else { return }
        let start = SourceLocation(path: file.path)
        guard translation.header.contains(where: { KeyName.isSame($0.text, as: "name") }) else {
            let fault = Fault.key.missingInRow("name")
            diagnostics.append(Diagnostic(fault, at: start))
            return
        }
        let names = table.rows.compactMap { table.entries(of: $0).name?.text }
        let known = Dictionary(
            table.rows.compactMap { row in
                let (name, entries) = table.entries(of: row)
                return name.map { ($0.text, entries) }
            }, uniquingKeysWith: { first, _ in first })
        for row in translation.rows {
            let (name, entries) = translation.entries(of: row)
            guard let name else { continue }
            guard let original = known[name.text] else {
                let fault = Fault.page.noOriginalRow(
                    name.text, nearMiss(to: name.text, among: names), path)
                diagnostics.append(Diagnostic(fault, at: name.location))
                continue
            }
            if let first = translated[name.text]?.start {
                let fault = Fault.value.duplicateName(name.text, first)
                diagnostics.append(Diagnostic(fault, at: name.location))
                continue
            }
            diagnostics += TranslatedKeys.faults(of: entries, beside: original, in: path)
            translated[name.text] = Translation(
                start: SourceLocation(path: file.path, line: row[0].location.line),
                entries: entries,
                cells: zip(translation.header, row).filter { !$1.text.isEmpty }
                    .map { ($0.text, $1) })
        }
    }

    /// - Parameter text: converts the text of a cell.
    func row(_ cells: [CSVReader.Cell], _ text: (String) -> String = { $0 }) -> Row {
        let (name, entries) = table.entries(of: cells, text)
        let start = SourceLocation(path: path, line: cells[0].location.line)
        let columns = zip(table.header, cells).map { ($0.text, $1) }
        guard let own = name.flatMap({ translated[$0.text] }) else {
            return Row(name: name, entries: entries, start: start, cells: columns)
        }
        return Row(
            name: name, entries: TranslatedKeys.merged(own.entries, over: entries),
            start: own.start, cells: own.cells + columns)
    }
}
