import PennyDiagnostics

/// Cuts the bytes of a table into rows as they come, so that a table of any length is never in
/// memory as a whole. What a row says is the business of `CSVReader`.
struct RowCutter {
    /// A row with its place in the file.
    struct Row: Sendable {
        let bytes: [UInt8]
        /// Where its first byte is in the file.
        let start: Int
        /// The line that it begins in.
        let line: Int
    }

    /// A row with more bytes is mostly one with a quote that nobody has closed.
    static let rowLimit = ContentText.byteLimit

    /// Where in a row the next byte is.
    private enum State {
        case cellStart, plain, quoted
        /// Behind a quote in a quoted cell, which ends it unless another one follows.
        case quote
    }

    private let path: String
    private(set) var separator: Unicode.Scalar?
    private var state = State.cellStart
    /// The bytes that were not cut yet, and where they begin in the file.
    private var rest: [UInt8] = []
    private var start = 0
    /// How many of them were looked at.
    private var seen = 0
    private var line = 1
    /// How many lines have ended in the row so far.
    private var ends = 0
    private var hasBegun = false

    /// How many bytes show what stands between cells.
    private static let headSize = 1 << 16

    init(_ path: String) { self.path = path }

    /// The rows that end in these bytes, which follow those before them.
    mutating func add(_ bytes: ArraySlice<UInt8>) throws(DiagnosticError) -> [Row] {
        // The last byte before them may be half of a line's end.
        let first = max(rest.count - 1, 0)
        rest += bytes
        LineEnds.unify(&rest, from: first, isEnd: false)
        if !hasBegun, rest.count < Self.headSize { return [] }
        return try cut()
    }

    /// The rows that are left when all bytes were given.
    mutating func finish() throws(DiagnosticError) -> [Row] {
        LineEnds.unify(&rest, from: max(rest.count - 1, 0), isEnd: true)
        var rows = try cut()
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

    private mutating func cut() throws(DiagnosticError) -> [Row] {
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
            let fault = ContentFault.rowTooLarge(limit: Self.rowLimit)
            throw DiagnosticError([
                Diagnostic(.error, fault, at: SourceLocation(path: path, line: line))
            ])
        }
        return rows
    }
}
