import PennyDiagnostics

/// Splits the bytes of a table into rows as they arrive, so that a table of any length is never in
/// memory as a whole. `CSVReader` reads the cells of a row.
struct RowSplitter {
    /// A row with its position in the file.
    struct Row: Sendable {
        let bytes: [UInt8]
        /// The offset of its first byte in the file.
        let start: Int
        /// The line that it begins on.
        let line: Int
    }

    /// The most bytes of a row. A longer one usually has a quote that is not closed.
    static let rowLimit = ContentText.byteLimit

    /// The position of the next byte within a row.
    private enum State {
        case cellStart, plain, quoted
        /// After a quote in a quoted cell, which ends the cell unless another quote follows.
        case quote
    }

    private let path: String
    private(set) var separator: Unicode.Scalar?
    private var state = State.cellStart
    /// The bytes that are not split yet, and their offset in the file.
    private var rest: [UInt8] = []
    private var start = 0
    /// The number of bytes of `rest` that were examined.
    private var seen = 0
    private var line = 1
    /// The number of line ends in the row so far.
    private var ends = 0
    private var hasBegun = false

    /// The number of bytes in which the separator is detected.
    private static let headSize = 1 << 16

    init(_ path: String) { self.path = path }

    /// Adds the next bytes of the file and returns the rows that end in them.
    mutating func add(_ bytes: ArraySlice<UInt8>) throws(DiagnosticError) -> [Row] {
        // The last byte of `rest` may be half of a line end.
        let first = max(rest.count - 1, 0)
        rest += bytes
        LineEndings.unify(&rest, from: first, isEnd: false)
        if !hasBegun, rest.count < Self.headSize { return [] }
        return try split()
    }

    /// Returns the remaining rows after the last byte.
    mutating func finish() throws(DiagnosticError) -> [Row] {
        LineEndings.unify(&rest, from: max(rest.count - 1, 0), isEnd: true)
        var rows = try split()
        if !rest.isEmpty {
            rows.append(Row(bytes: rest, start: start, line: line))
            rest = []
        }
        return rows
    }

    private mutating func begin() {
        hasBegun = true
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
            rest.removeFirst(3)
            start = 3
        }
        let head = Separator.Head(String(decoding: rest.prefix(Self.headSize), as: UTF8.self))
        separator = head.separator
        if head.length > 0 {
            rest.removeFirst(head.length)
            start += head.length
            line += 1
        }
    }

    private mutating func split() throws(DiagnosticError) -> [Row] {
        if !hasBegun { begin() }
        let mark = separator.map { UInt8(truncatingIfNeeded: $0.value) } ?? UInt8(ascii: ",")
        var rows: [Row] = []
        var first = 0
        while seen < rest.count {
            let byte = rest[seen]
            seen += 1
            let isEnd = byte == UInt8(ascii: "\n")
            if isEnd { ends += 1 }
            switch (state, byte) {
            case (.quoted, UInt8(ascii: "\"")): state = .quote
            case (.quoted, _): break
            case (.cellStart, UInt8(ascii: "\"")), (.quote, UInt8(ascii: "\"")): state = .quoted
            case _ where isEnd:
                state = .cellStart
                rows.append(Row(bytes: Array(rest[first..<seen - 1]), start: start, line: line))
                start += seen - first
                first = seen
                line += ends
                ends = 0
            case (_, mark): state = .cellStart
            default: state = .plain
            }
        }
        rest.removeFirst(first)
        seen -= first
        if rest.count > Self.rowLimit {
            let fault = Fault.table.rowTooLarge(Self.rowLimit)
            throw DiagnosticError([
                Diagnostic(fault, at: SourceLocation(path: path, line: line))
            ])
        }
        return rows
    }
}
