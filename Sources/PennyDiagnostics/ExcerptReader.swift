/// Cuts the lines that diagnostics are about out of a file. Asked for places in order, it goes
/// over the file once, however long its lines are.
struct ExcerptReader {
    private let bytes: [UInt8]
    /// The place that was asked for last: a line, where it begins, and a column with its byte.
    private var line = 1
    private var lineStart = 0
    private var column = 1
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// At most 100 characters of the line around a column, and the white space that puts a
    /// caret under the column; nil where there is no such line or nothing on it.
    ///
    /// Lines end in a line feed, alone or after a carriage return, as every reader here counts
    /// them; no other character begins a new line.
    mutating func excerpt(at place: SourceLocation) -> (text: String, caret: String)? {
        guard place.line > 0, go(to: place.line) else { return nil }
        go(toColumn: max(place.column, 1))
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

    // MARK: - Going

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

    /// To a column of the line, or to its end.
    private mutating func go(toColumn wanted: Int) {
        if wanted < column { (column, position) = (1, lineStart) }
        while column < wanted, !isAtLineEnd(position) {
            position = next(position)
            column += 1
        }
    }

    private func isAtLineEnd(_ place: Int) -> Bool {
        if place >= bytes.count || bytes[place] == UInt8(ascii: "\n") { return true }
        guard bytes[place] == UInt8(ascii: "\r") else { return false }
        return place + 1 == bytes.count || bytes[place + 1] == UInt8(ascii: "\n")
    }

    private func next(_ place: Int) -> Int {
        var place = place + 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
        return place
    }

    private func forward(_ count: Int, from place: Int) -> Int {
        var place = place
        for _ in 0..<count where !isAtLineEnd(place) { place = next(place) }
        return place
    }

    private func back(_ count: Int, from place: Int) -> Int {
        var place = place
        for _ in 0..<count where place > lineStart {
            place -= 1
            while place > lineStart, bytes[place] & 0xC0 == 0x80 { place -= 1 }
        }
        return place
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        PrintableText.of(String(decoding: bytes, as: UTF8.self), showsMarks: true)
    }
}
