/// A pipe table in a paragraph's lines: a row of headings, a delimiter row, and further rows.
struct TableSource {
    struct Cell {
        /// The cell's Markdown, its escaped pipes plain.
        var text: [UInt8]
        var range: Range<Int>
    }

    struct Row {
        var cells: [Cell]
        var start: Int
    }

    var alignments: [ColumnAlignment]
    var head: Row
    var body: [Row]

    /// The table of a paragraph whose second line is a delimiter row; nil for
    /// other paragraphs.
    init?(lines: [Range<Int>], in bytes: [UInt8]) {
        guard lines.count >= 2, let alignments = Self.alignments(of: lines[1], in: bytes)
        else { return nil }
        self.alignments = alignments
        head = Self.row(lines[0], in: bytes)
        body = lines.dropFirst(2).map { Self.row($0, in: bytes) }
    }

    /// The column alignments of a delimiter row; nil for other lines. A row without any pipe is no
    /// delimiter row.
    static func alignments(of line: Range<Int>, in bytes: [UInt8]) -> [ColumnAlignment]? {
        guard bytes[line].contains(.pipe),
            bytes[line].allSatisfy({ $0.isBlank || $0 == .pipe || $0 == .colon || $0 == .hyphen })
        else { return nil }
        var alignments: [ColumnAlignment] = []
        for cell in row(line, in: bytes).cells {
            let hyphens = cell.text.drop { $0 == .colon }
            let marks = cell.text.filter { $0 == .hyphen }.count
            let startsWithColon = cell.text.first == .colon
            let endsWithColon = cell.text.last == .colon
            let colons = (startsWithColon ? 1 : 0) + (endsWithColon ? 1 : 0)
            guard marks > 0, marks + colons == cell.text.count, hyphens.first == .hyphen
            else { return nil }
            alignments.append(endsWithColon ? (startsWithColon ? .center : .right) : .start)
        }
        return alignments
    }

    private static func row(_ line: Range<Int>, in bytes: [UInt8]) -> Row {
        let line = trimmed(line, in: bytes)
        var cells: [Cell] = []
        var offset = line.lowerBound
        if offset < line.upperBound, bytes[offset] == .pipe { offset += 1 }
        var start = offset
        var text: [UInt8] = []
        while offset < line.upperBound {
            let byte = bytes[offset]
            let next = offset + 1 < line.upperBound ? bytes[offset + 1] : 0
            if byte == .backslash, next.isPunctuation {
                text += next == .pipe ? [next] : [byte, next]
                offset += 2
            } else if byte == .pipe {
                cells.append(cell(text, range: start..<offset, in: bytes))
                text = []
                offset += 1
                start = offset
            } else {
                text.append(byte)
                offset += 1
            }
        }
        if start < offset || cells.isEmpty {
            cells.append(cell(text, range: start..<offset, in: bytes))
        }
        return Row(cells: cells, start: line.lowerBound)
    }

    private static func cell(_ text: [UInt8], range: Range<Int>, in bytes: [UInt8]) -> Cell {
        let text = text[trimmed(text.indices, in: text)]
        return Cell(text: Array(text), range: trimmed(range, in: bytes))
    }

    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var range = range
        while let first = range.first, bytes[first].isBlank { range.removeFirst() }
        while let last = range.last, bytes[last].isBlank { range.removeLast() }
        return range
    }
}

extension UInt8 {
    fileprivate static let pipe = UInt8(ascii: "|")
}
