public import PennyDiagnostics
import PennyText

/// Reads a table of saved sets as its bytes arrive. Only the rows that end in them are in memory,
/// so a table can have any number of rows.
public struct SetTableStream {
    private let path: String
    private let stem: String
    private var splitter: RowSplitter
    /// Nil until the first line is read.
    public private(set) var table: SetTableHeader?
    private var isTooWide = false
    private var separatorFault: Diagnostic?
    private var hasRows = false
    /// The number of rows that are as long as the header.
    private var soundRows = 0
    /// The fault of a character that no text may contain. A byte that is not UTF-8 takes
    /// precedence.
    private var control: Diagnostic?
    /// The faults of the header.
    private var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - path: the path as shown in messages.
    ///   - stem: the prefix of the names of rows without one.
    public init(_ path: String, id stem: String) {
        self.path = path
        self.stem = stem
        splitter = RowSplitter(path)
    }

    /// The rows read so far that may become sets, and their faults.
    public struct Part: Sendable {
        public var rows: [SetTableHeader.Row] = []
        public var diagnostics: [Diagnostic] = []
    }

    /// Adds the next bytes of the file.
    ///
    /// - Throws: the reason why the table cannot be read.
    public mutating func add(_ bytes: ArraySlice<UInt8>) throws(DiagnosticError) -> Part {
        try part(of: try splitter.add(bytes))
    }

    /// Ends the file and reads the remaining rows.
    public mutating func finish() throws(DiagnosticError) -> Part {
        let part = try part(of: try splitter.finish())
        if let control { throw DiagnosticError([control]) }
        if hasRows { return part }
        let fault = Diagnostic(
            Fault.table.empty, at: SourceLocation(path: path))
        throw DiagnosticError(diagnostics + [fault])
    }

    private mutating func part(of rows: [RowSplitter.Row]) throws(DiagnosticError) -> Part {
        var part = Part()
        for row in rows {
            guard let text = try text(of: row) else { continue }
            var cells = CSVReader(
                row: text, line: row.line, of: path, separator: splitter.separator ?? ",")
            if let table {
                try add(row, &cells, table, to: &part)
            } else {
                begin(row, &cells, &part)
            }
        }
        return part
    }

    private mutating func begin(
        _ row: RowSplitter.Row, _ cells: inout CSVReader, _ part: inout Part
    ) {
        guard let header = cells.headerRow() else { return }
        isTooWide = header.isTooLong
        separatorFault = cells.separatorFault(of: header.cells)
        diagnostics = header.diagnostics
        part.diagnostics += diagnostics
        table = SetTableHeader(
            path, head: row.bytes, header.cells, splitter.separator ?? ",")
    }

    private mutating func add(
        _ row: RowSplitter.Row, _ cells: inout CSVReader, _ table: SetTableHeader,
        to part: inout Part
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
            SetTableHeader.Row(
                bytes: row.bytes, start: row.start, line: row.line, cells: data.cells,
                standardID: "\(stem)-\(soundRows)", isSound: data.diagnostics.isEmpty))
    }

    /// The text of a row; nil after a character that no text may contain.
    private mutating func text(of row: RowSplitter.Row) throws(DiagnosticError) -> String? {
        guard let text = String(validating: row.bytes, as: UTF8.self) else {
            let location = ContentText.firstInvalidByte(row.bytes, path)
            throw DiagnosticError([
                Diagnostic(Fault.file.notUTF8, at: Self.moved(location, below: row.line))
            ])
        }
        if control != nil { return nil }
        guard let scalar = ControlCharacter.first(in: text) else { return text }
        let location = ContentText.location(of: scalar, in: text, path)
        control = Diagnostic(
            Fault.ofCharacter(scalar), at: Self.moved(location, below: row.line))
        return nil
    }

    private static func moved(_ location: SourceLocation, below line: Int) -> SourceLocation {
        var location = location
        location.line += line - 1
        return location
    }
}
