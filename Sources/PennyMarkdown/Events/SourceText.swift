import PennyDiagnostics

/// A body's bytes with its lines, split as libcmark splits them: at a line feed, a carriage return,
/// or both together.
struct SourceText {
    let path: String
    let firstLine: Int
    private let firstColumn: Int
    let bytes: [UInt8]
    private let lineStarts: [Int]
    private let isQuotedCell: Bool
    let quotationMarks: QuotationMarks
    /// The number of Unicode scalars of the file before each stretch of bytes.
    private let scalarCounts: [Int32]

    /// The bytes of a stretch. A column counts the scalars from the start of its stretch.
    private static let stretch = 128

    init(_ source: MarkdownSource) {
        let text = source.text
        path = source.path
        firstLine = source.firstLine
        firstColumn = source.firstColumn
        isQuotedCell = source.isQuotedCell
        quotationMarks = source.quotationMarks
        var bytes = Array(text.utf8)
        if bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
        self.bytes = bytes
        var starts = [0]
        for offset in bytes.indices where bytes[offset].isLineEnd {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if bytes[offset] == .lineFeed || next != .lineFeed { starts.append(offset + 1) }
        }
        lineStarts = starts
        var counts: [Int32] = [0]
        for start in stride(from: 0, to: bytes.count - Self.stretch, by: Self.stretch) {
            let count = Self.scalarCount(
                of: bytes[start..<start + Self.stretch], isQuotedCell: isQuotedCell)
            counts.append(counts[counts.count - 1] + Int32(count))
        }
        scalarCounts = counts
    }

    func location(of offset: Int) -> SourceLocation {
        let offset = min(offset, bytes.count)
        let line = lineIndex(of: offset)
        let column = scalarCount(before: offset) - scalarCount(before: lineStarts[line])
        return SourceLocation(
            path: path, line: firstLine + line, column: column + (line == 0 ? firstColumn : 1))
    }

    private func scalarCount(before offset: Int) -> Int {
        let index = min(offset / Self.stretch, scalarCounts.count - 1)
        let rest = bytes[index * Self.stretch..<offset]
        return Int(scalarCounts[index])
            + Self.scalarCount(of: rest, isQuotedCell: isQuotedCell)
    }

    private static func scalarCount(of bytes: ArraySlice<UInt8>, isQuotedCell: Bool) -> Int {
        var count = 0
        for byte in bytes {
            if !byte.continuesScalar { count += 1 }
            if isQuotedCell, byte == UInt8(ascii: "\"") { count += 1 }
        }
        return count
    }

    /// The bytes from a line and byte column to the end of a line, all
    /// counted from 1 as libcmark counts them.
    func range(fromLine line: Int, column: Int, throughLine endLine: Int) -> Range<Int> {
        let first = min(max(line - 1, 0), lineStarts.count - 1)
        let last = min(max(endLine - 1, first), lineStarts.count - 1)
        let end = self.end(ofLine: last)
        let start = min(lineStarts[first] + max(column - 1, 0), end)
        return start..<end
    }

    /// The start of the words of a line, after the prefix of quotes; nil for a blank line.
    func beginning(of line: Range<Int>) -> Int? {
        line.first { !bytes[$0].isBlank && bytes[$0] != UInt8(ascii: ">") }
    }

    /// The lines of a range, without their line ends.
    func lines(in range: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        for index in lineIndex(of: start)..<lineStarts.count {
            guard start < range.upperBound else { break }
            lines.append(start..<end(ofLine: index))
            start = index + 1 < lineStarts.count ? lineStarts[index + 1] : range.upperBound
        }
        return lines
    }

    private func end(ofLine index: Int) -> Int {
        guard index + 1 < lineStarts.count else { return bytes.count }
        var end = lineStarts[index + 1]
        while end > lineStarts[index], bytes[end - 1].isLineEnd { end -= 1 }
        return end
    }

    /// The last line that starts at or before an offset.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
