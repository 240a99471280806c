import PennyEngine

/// Writes the rows of a table in one of its formats, which gives the text before each cell and
/// behind the last.
final class TableRows {
    struct Column {
        /// The index of the column in the table.
        fileprivate let index: Int
        fileprivate let kind: Table.Column.Kind
        /// The text before each of its cells.
        fileprivate let before: ShortMarkup

        @inline(never)
        init(index: Int, _ kind: Table.Column.Kind, before: Bytes) {
            self.index = index
            self.kind = kind
            self.before = ShortMarkup(before)
        }
    }

    /// The cells, row by row.
    private let cells: [Int64]
    private let width: Int
    /// The values to which the cells of some columns are indexes.
    private let values: [Quantity]
    private let style: CellStyle
    private let columns: [Column]
    private let after: ShortMarkup
    /// The number of bytes that fits a row of figures.
    private let room: Int
    /// Whether rows are written at once: they consist of figures only and fit the room.
    private let isWhole: Bool
    /// Appends a cell that is words, or a figure of another kind.
    private let appendValue: (Quantity, inout Bytes) -> Void

    @inline(never)
    init(
        _ table: Table, values shown: [Quantity]? = nil, _ style: CellStyle, _ columns: [Column],
        after: Bytes,
        appendValue: @escaping (Quantity, inout Bytes) -> Void
    ) {
        (cells, width, values) = (table.cells, table.columns.count, shown ?? table.values)
        self.appendValue = appendValue
        self.style = style
        self.columns = columns
        self.after = ShortMarkup(after)
        room = columns.reduce(ShortMarkup.room) { $0 + $1.before.count + style.room }
        isWhole = room <= [UInt8].roomForText && !columns.contains { $0.kind.isIndex }
    }

    /// The approximate number of bytes of `count` rows.
    func size(of count: Int) -> Int {
        columns.reduce(after.count) { $0 + $1.before.count + 10 } * count
    }

    @inline(never)
    func append(_ rows: Range<Int>, to out: inout Bytes) {
        var row = rows.lowerBound
        while row < rows.upperBound {
            if isWhole {
                row = appendFigures(row..<rows.upperBound, to: &out)
            } else {
                appendCells(row, to: &out)
                row += 1
            }
        }
    }

    /// Appends as many rows as fit the room, and returns the next row.
    private func appendFigures(_ rows: Range<Int>, to out: inout Bytes) -> Int {
        var row = rows.lowerBound
        out.append { text in
            var offset = 0
            repeat {
                offset = put(row, in: &text, at: offset)
                row += 1
            } while row < rows.upperBound && offset + room <= [UInt8].roomForText
            return offset
        }
        return row
    }

    private func put(_ row: Int, in text: inout MutableRawSpan, at offset: Int) -> Int {
        let start = row * width
        var offset = offset
        for index in columns.indices {
            offset = columns[index].before.put(in: &text, at: offset)
            let cell = cells[start + columns[index].index]
            // Most cells are amounts.
            if case .money = columns[index].kind {
                offset = style.amounts.put(cell, scale: style.moneyScale, in: &text, at: offset)
            } else {
                offset = style.put(cell, columns[index].kind, in: &text, at: offset)
            }
        }
        return after.put(in: &text, at: offset)
    }

    private func appendCells(_ row: Int, to out: inout Bytes) {
        for column in columns {
            out.append(column.before)
            let cell = cells[row * width + column.index]
            if column.kind.isIndex {
                appendValue(values[Int(cell)], &out)
            } else {
                out.append(cell, column.kind, style)
            }
        }
        out.append(after)
    }
}

extension Table.Column.Kind {
    /// Whether the cells are indexes into the table's values.
    var isIndex: Bool { if case .value = self { true } else { false } }
}
