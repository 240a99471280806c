public import PennyDiagnostics
import PennyText

/// Reads a table of saved sets as its bytes come. Only the rows that end in them are in memory, so
/// a table can have any number of rows.
public struct SetTableStream {
    private let path: String
    private let stem: String
    private var cutter: RowCutter
    /// Nil before the first line is known.
    public private(set) var table: SetTable?
    private var isTooWide = false
    private var separatorFault: Diagnostic?
    private var hasRows = false
    /// How many rows are as long as the first line.
    private var soundRows = 0
    /// That there is a character that no text may have. A byte that is not UTF-8 is worse.
    private var control: Diagnostic?
    /// What is wrong with the first line.
    private var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - path: as messages show it.
    ///   - stem: what rows without a name are called after.
    public init(_ path: String, id stem: String) {
        self.path = path
        self.stem = stem
        cutter = RowCutter(path)
    }

    /// What was read so far: rows that may become sets, and faults.
    public struct Part: Sendable {
        public var rows: [SetTable.Row] = []
        public var diagnostics: [Diagnostic] = []
    }

    /// Takes the next bytes of the file.
    ///
    /// - Throws: why nothing can be made of the table.
    public mutating func add(_ bytes: ArraySlice<UInt8>) throws(DiagnosticError) -> Part {
        try part(of: try cutter.add(bytes))
    }

    /// Takes the end of the file.
    public mutating func finish() throws(DiagnosticError) -> Part {
        let part = try part(of: try cutter.finish())
        if let control { throw DiagnosticError([control]) }
        if hasRows { return part }
        let fault = Diagnostic(
            .error, ContentFault.emptyTable, at: SourceLocation(path: path))
        throw DiagnosticError(diagnostics + [fault])
    }

    private mutating func part(of rows: [RowCutter.Row]) throws(DiagnosticError) -> Part {
        var part = Part()
        for row in rows {
            guard let text = try text(of: row) else { continue }
            var cells = CSVReader(
                row: text, line: row.line, of: path, separator: cutter.separator ?? ",")
            if let table {
                try add(row, &cells, table, to: &part)
            } else {
                begin(row, &cells, &part)
            }
        }
        return part
    }

    private mutating func begin(
        _ row: RowCutter.Row, _ cells: inout CSVReader, _ part: inout Part
    ) {
        guard let header = cells.headerRow() else { return }
        isTooWide = header.isTooLong
        separatorFault = cells.separatorFault(of: header.cells)
        diagnostics = header.diagnostics
        part.diagnostics += diagnostics
        table = SetTable(
            path, head: row.bytes, header.cells, cutter.separator ?? ",")
    }

    private mutating func add(
        _ row: RowCutter.Row, _ cells: inout CSVReader, _ table: SetTable, to part: inout Part
    ) throws(DiagnosticError) {
        guard let data = cells.dataRow() else { return }
        hasRows = true
        if let separatorFault { throw DiagnosticError([separatorFault]) }
        part.diagnostics += data.diagnostics
        if isTooWide || cells.hasOpenQuote { return }
        if let fault = CSVReader.lengthFault(of: data.cells, under: table.header) {
            part.diagnostics.append(fault)
            return
        }
        soundRows += 1
        part.rows.append(
            SetTable.Row(
                bytes: row.bytes, start: row.start, line: row.line, cells: data.cells,
                standardID: "\(stem)-\(soundRows)", isSound: data.diagnostics.isEmpty))
    }

    /// The text of a row; nil behind a character that no text may have.
    private mutating func text(of row: RowCutter.Row) throws(DiagnosticError) -> String? {
        guard let text = String(validating: row.bytes, as: UTF8.self) else {
            let place = ContentText.firstInvalidByte(row.bytes, path)
            throw DiagnosticError([
                Diagnostic(.error, ContentFault.notUTF8, at: Self.place(place, below: row.line))
            ])
        }
        if control != nil { return nil }
        guard let scalar = ControlCharacter.first(in: text) else { return text }
        let place = ContentText.place(of: scalar, in: text, path)
        control = Diagnostic(
            .error, ContentFault(scalar), at: Self.place(place, below: row.line))
        return nil
    }

    private static func place(_ place: SourceLocation, below line: Int) -> SourceLocation {
        var place = place
        place.line += line - 1
        return place
    }
}
