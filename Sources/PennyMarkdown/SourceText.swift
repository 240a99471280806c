import PennyDiagnostics

/// A body's bytes with its lines, broken where libcmark breaks them: at a
/// line feed, a carriage return, or both together.
struct SourceText {
    let path: String
    let firstLine: Int
    private let firstColumn: Int
    let bytes: [UInt8]
    private let lineStarts: [Int]
    /// How many Unicode scalars of the file start before each byte.
    private let scalarCounts: [Int32]

    init(_ source: MarkdownSource) {
        let text = source.text
        let hasByteOrderMark = text.unicodeScalars.first == "\u{FEFF}"
        path = source.path
        firstLine = source.firstLine
        firstColumn = source.firstColumn
        bytes = Array(hasByteOrderMark ? text.utf8.dropFirst(3) : text.utf8[...])
        var starts = [0]
        var counts: [Int32] = []
        counts.reserveCapacity(bytes.count + 1)
        var count: Int32 = 0
        for (offset, byte) in bytes.enumerated() {
            counts.append(count)
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == UInt8(ascii: "\""), source.isQuotedCell { count += 1 }
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if byte == .lineFeed || byte == .carriageReturn && next != .lineFeed {
                starts.append(offset + 1)
            }
        }
        counts.append(count)
        lineStarts = starts
        scalarCounts = counts
    }

    func location(of offset: Int) -> SourceLocation {
        let offset = min(offset, bytes.count)
        let line = lineIndex(of: offset)
        let column = Int(scalarCounts[offset] - scalarCounts[lineStarts[line]])
        return SourceLocation(
            path: path, line: firstLine + line, column: column + (line == 0 ? firstColumn : 1))
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

    /// The lines of a range without their line ends.
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
