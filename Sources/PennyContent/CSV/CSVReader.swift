import PennyDiagnostics

/// Reads CSV as RFC 4180 describes it, keeping the place of every cell; lines
/// may end in LF or CRLF. The libraries for CSV drop the places, and a fault
/// without a place is of no use in a table of a thousand rows.
struct CSVReader {
    struct Cell: Equatable {
        let text: String
        let location: SourceLocation
    }

    struct CSVTable: Equatable {
        let header: [Cell]
        let rows: [[Cell]]
    }

    static let rowLimit = 10_000

    private let path: String
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var diagnostics: [Diagnostic] = []

    init(_ file: ContentText) {
        path = file.path
        scalars = Array(file.text.unicodeScalars)
    }

    /// The table with the rows that are as long as its header.
    mutating func read() -> Reading<CSVTable> {
        var rows: [[Cell]] = []
        while position < scalars.count {
            let row = row()
            let isBlank = row.allSatisfy { $0.text.isEmpty }
            if !isBlank { rows.append(row) }
            if rows.count > Self.rowLimit + 1 {
                report(.tooManyRows(limit: Self.rowLimit), row[0].location)
                break
            }
        }
        guard let header = rows.first, rows.count > 1 else {
            report(.emptyTable, SourceLocation(path: path))
            return Reading(nil, diagnostics)
        }
        if header.count == 1, header[0].text.contains(";") {
            return Reading(
                nil, [Diagnostic(.error, ContentFault.semicolons, at: header[0].location)])
        }
        check(header)
        let body = rows.dropFirst()
        for row in body where row.count != header.count {
            report(.wrongCellCount(found: row.count, wanted: header.count), row[0].location)
        }
        let sound = body.filter { $0.count == header.count }
        return Reading(CSVTable(header: header, rows: sound), diagnostics)
    }

    private mutating func check(_ header: [Cell]) {
        var seen: Set<String> = []
        for cell in header {
            if cell.text.isEmpty {
                report(.emptyColumnName, cell.location)
            } else if !seen.insert(cell.text).inserted {
                report(.duplicateColumn(cell.text), cell.location)
            }
        }
    }

    private mutating func report(_ fault: ContentFault, _ location: SourceLocation) {
        diagnostics.append(Diagnostic(.error, fault, at: location))
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
            if mark == "," { continue }
            startLine()
            return cells
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = position
    }

    /// Reads up to the comma or line end after the cell.
    private mutating func cell() -> Cell {
        let start = here
        if position < scalars.count, scalars[position] == "\"" {
            return Cell(text: quoted(start), location: start)
        }
        var text = ""
        while position < scalars.count, scalars[position] != ",", scalars[position] != "\n" {
            text.unicodeScalars.append(scalars[position])
            position += 1
        }
        return Cell(text: trimmed(text), location: start)
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
        report(.quoteNotClosed, start)
        return text
    }

    private mutating func skipToSeparator() {
        while position < scalars.count, scalars[position] != ",", scalars[position] != "\n" {
            let scalar = scalars[position]
            if scalar != " ", scalar != "\r", scalar != "\t" {
                report(.textAfterQuote, here)
                while position < scalars.count, scalars[position] != ",", scalars[position] != "\n"
                { position += 1 }
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
