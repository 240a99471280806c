package import PennyDiagnostics

/// Reads CSV (RFC 4180) and records the location of every cell. Lines end in LF or CRLF. Libraries
/// for CSV drop locations, and without one a fault in a table of a thousand rows does not help.
package struct CSVReader {
    package struct Cell: Equatable {
        package let text: String
        package let location: SourceLocation
        /// Whether the cell is quoted in the file, with each quote inside it doubled.
        package let isQuoted: Bool
    }

    package struct CSVTable: Equatable {
        package let header: [Cell]
        package let rows: [[Cell]]
        /// Faults of rows that are not as long as the header.
        package let rowFaults: [Diagnostic]
        /// All other faults of the table.
        package let formFaults: [Diagnostic]
    }

    package static let rowLimit = 10_000
    /// The limit of a table with a header: ten times the columns of any set.
    package static let columnLimit = 1_000

    private let path: String
    private let separator: Unicode.Scalar
    private let isDetected: Bool
    private let rowLimit: Int
    private let columnLimit: Int
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var faults = FaultCollector<Diagnostic>()
    private(set) var hasOpenQuote = false

    /// - Parameter separator: the separator; nil to detect the comma, semicolon or tab of the first
    ///   line, since spreadsheets of different locales write different ones.
    package init(
        _ file: ContentText, separator: Unicode.Scalar? = nil,
        rowLimit: Int = CSVReader.rowLimit, columnLimit: Int = CSVReader.columnLimit
    ) {
        path = file.path
        self.rowLimit = rowLimit
        self.columnLimit = columnLimit
        let head = Separator.Head(file.text)
        self.separator = separator ?? head.separator
        isDetected = separator == nil
        scalars = Array(file.text.unicodeScalars)
        if head.length > 0 {
            position = head.length
            startLine()
        }
    }

    /// Creates a reader of one row of a table.
    ///
    /// - Parameters:
    ///   - text: the whole row.
    ///   - line: the line of the file that the row begins on.
    init(row text: String, line: Int, of path: String, separator: Unicode.Scalar) {
        self.path = path
        self.line = line
        self.separator = separator
        isDetected = true
        rowLimit = 1
        columnLimit = Self.columnLimit
        scalars = Array(LineEndings.unified(text).unicodeScalars)
    }

    /// Reads the table and keeps the rows that are as long as its header.
    package mutating func read() -> Reading<CSVTable> {
        let rows = readRows()
        guard let header = rows.first, rows.count > 1 else {
            report(.table.empty, SourceLocation(path: path))
            return Reading(nil, faults.faults)
        }
        if let fault = separatorFault(of: header) { return Reading(nil, [fault]) }
        if header.count > columnLimit {
            checkLength(of: header)
            let first = Array(header.prefix(columnLimit))
            let table = CSVTable(
                header: first, rows: [], rowFaults: [], formFaults: faults.faults)
            return Reading(table, faults.faults)
        }
        check(header)
        let body = rows.dropFirst()
        // An unclosed quote swallows the cells after it.
        let rowFaults =
            hasOpenQuote ? [] : body.compactMap { Self.lengthFault(of: $0, under: header) }
        let sound = body.filter { $0.count == header.count }
        let table = CSVTable(
            header: header, rows: sound, rowFaults: rowFaults, formFaults: faults.faults)
        return Reading(table, table.formFaults + rowFaults)
    }

    /// Reads the rows of a table without a header, whatever their length.
    package mutating func rows() -> Reading<[[Cell]]> {
        let rows = readRows()
        return Reading(rows, faults.faults)
    }

    private mutating func readRows() -> [[Cell]] {
        var rows: [[Cell]] = []
        while position < scalars.count {
            if scalars[position] == "\n" {
                position += 1
                startLine()
                continue
            }
            let row = row()
            let isBlank = row.allSatisfy { $0.text.isEmpty }
            if !isBlank { rows.append(row) }
            if rows.count > rowLimit + 1 {
                report(.table.tooManyRows(rowLimit), row[0].location)
                break
            }
        }
        return rows
    }

    // MARK: - One row

    /// Reads the header row and reports its faults.
    mutating func headerRow() -> (cells: [Cell], isTooLong: Bool, diagnostics: [Diagnostic])? {
        guard let header = readRows().first else { return nil }
        let isTooLong = header.count > columnLimit
        if isTooLong { checkLength(of: header) } else { check(header) }
        return (header, isTooLong, faults.faults)
    }

    /// Reads a row below the header; nil if all of its cells are empty.
    mutating func dataRow() -> (cells: [Cell], diagnostics: [Diagnostic])? {
        readRows().first.map { ($0, faults.faults) }
    }

    private mutating func checkLength(of header: [Cell]) {
        report(
            .table.tooManyColumns(header.count, columnLimit),
            header[columnLimit].location)
    }

    /// The fault of a row that is not as long as the header; nil if it is.
    static func lengthFault(of row: [Cell], under header: [Cell]) -> Diagnostic? {
        if row.count == header.count { return nil }
        let fault = Fault.table.wrongCellCount(
            row.count, header.count,
            row.count == header.count - 1 ? header[row.count].text : nil)
        return Diagnostic(fault, at: row[0].location)
    }

    /// The fault of a header whose names are separated by two kinds of marks; nil if it has one
    /// kind.
    func separatorFault(of header: [Cell]) -> Diagnostic? {
        guard isDetected, let cell = header.first(where: hasOtherSeparator) else { return nil }
        return Diagnostic(Fault.table.twoSeparators, at: cell.location)
    }

    /// Whether a header cell contains another separator, so that it may be two names.
    private func hasOtherSeparator(_ cell: Cell) -> Bool {
        !cell.isQuoted
            && cell.text.unicodeScalars.contains {
                $0 != separator && Separator.choices.contains($0)
            }
    }

    private mutating func check(_ header: [Cell]) {
        var seen: Set<String> = []
        for cell in header {
            if cell.text.isEmpty {
                report(.table.emptyColumnName, cell.location)
            } else if !seen.insert(cell.text).inserted {
                report(.table.duplicateColumn(cell.text), cell.location)
            }
        }
    }

    private mutating func report(_ fault: Fault, _ location: SourceLocation) {
        faults.add(.error, at: location) { Diagnostic(fault, at: location) }
    }

    // MARK: - Rows and cells

    private var here: SourceLocation {
        SourceLocation(path: path, line: line, column: position - lineStart + 1)
    }

    private mutating func row() -> [Cell] {
        var cells: [Cell] = []
        while true {
            cells.append(cell())
            guard position < scalars.count else { return cells }
            let mark = scalars[position]
            position += 1
            if mark == separator { continue }
            startLine()
            return cells
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = position
    }

    private var isAtCellEnd: Bool {
        position == scalars.count || scalars[position] == separator || scalars[position] == "\n"
    }

    /// Reads a cell, up to the separator or line end after it.
    private mutating func cell() -> Cell {
        let start = here
        if position < scalars.count, scalars[position] == "\"" {
            return Cell(text: quoted(start), location: start, isQuoted: true)
        }
        var text = ""
        while !isAtCellEnd {
            text.unicodeScalars.append(scalars[position])
            position += 1
        }
        return Cell(text: trimmed(text), location: start, isQuoted: false)
    }

    private mutating func quoted(_ start: SourceLocation) -> String {
        var text = ""
        position += 1
        while position < scalars.count {
            let scalar = scalars[position]
            position += 1
            if scalar == "\"" {
                guard position < scalars.count, scalars[position] == "\"" else {
                    skipToSeparator()
                    return text
                }
                position += 1
            } else if scalar == "\n" {
                startLine()
            }
            text.unicodeScalars.append(scalar)
        }
        hasOpenQuote = true
        report(.table.quoteNotClosed, start)
        return text
    }

    private mutating func skipToSeparator() {
        while !isAtCellEnd {
            let scalar = scalars[position]
            if scalar != " ", scalar != "\r", scalar != "\t" {
                report(.table.textAfterQuote, here)
                while !isAtCellEnd { position += 1 }
                return
            }
            position += 1
        }
    }

    private func trimmed(_ text: String) -> String {
        var view = text.unicodeScalars[...]
        let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        while let last = view.last, isSpace(last) { view.removeLast() }
        while let first = view.first, isSpace(first) { view.removeFirst() }
        return String(view)
    }
}
