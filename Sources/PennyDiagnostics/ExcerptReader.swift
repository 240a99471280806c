/// Extracts the lines that diagnostics are about from a file. If the locations are in order, it
/// reads the file once, however long its lines are.
struct ExcerptReader {
    private let bytes: [UInt8]
    /// The last requested position: a line, the offset of its start, and a column with its offset.
    private var line = 1
    private var lineStart = 0
    private var column = 1
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// At most 100 characters of the line around a column, and the white space that puts a caret
    /// under the column; nil where there is no such line or nothing on it.
    ///
    /// Lines end in a line feed, alone or after a carriage return, as for every reader of the
    /// program; no other character begins a new line.
    mutating func excerpt(at location: SourceLocation) -> (text: String, caret: String)? {
        guard location.line > 0, go(to: location.line) else { return nil }
        go(toColumn: max(location.column, 1))
        let offset = column - 1
        let isLate = offset > Self.width - 20
        let start = isLate ? back(Self.width - 40, from: position) : lineStart
        let end = forward(Self.width, from: start)
        let text = Self.text(bytes[start..<end])
        if text.allSatisfy(\.isWhitespace) { return nil }
        let shown = (isLate ? "…" : "") + text + (isAtLineEnd(end) ? "" : "…")
        let before = isLate ? Self.width - 40 + 1 : offset
        return (shown, String(repeating: " ", count: before))
    }

    private static let width = 100

    // MARK: - Moving

    private mutating func go(to wanted: Int) -> Bool {
        if wanted < line { (line, lineStart, column, position) = (1, 0, 1, 0) }
        while line < wanted {
            guard let end = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else {
                return false
            }
            line += 1
            lineStart = end + 1
            (column, position) = (1, lineStart)
        }
        return true
    }

    /// Goes to a column of the line, or to its end.
    private mutating func go(toColumn wanted: Int) {
        if wanted < column { (column, position) = (1, lineStart) }
        while column < wanted, !isAtLineEnd(position) {
            position = next(position)
            column += 1
        }
    }

    private func isAtLineEnd(_ index: Int) -> Bool {
        if index >= bytes.count || bytes[index] == UInt8(ascii: "\n") { return true }
        guard bytes[index] == UInt8(ascii: "\r") else { return false }
        return index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: "\n")
    }

    private func next(_ index: Int) -> Int {
        var index = index + 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return index
    }

    private func forward(_ count: Int, from index: Int) -> Int {
        var index = index
        for _ in 0..<count where !isAtLineEnd(index) { index = next(index) }
        return index
    }

    private func back(_ count: Int, from index: Int) -> Int {
        var index = index
        for _ in 0..<count where index > lineStart {
            index -= 1
            while index > lineStart, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        }
        return index
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        PrintableText.of(String(decoding: bytes, as: UTF8.self), showsMarks: true)
    }
}
