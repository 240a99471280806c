import PennyEngine

/// Writes the rows of a table in one of its forms, which says what stands before each cell and
/// behind the last.
final class TableRows {
    struct Column {
        /// Where it stands in the table.
        fileprivate let index: Int
        fileprivate let kind: Table.Column.Kind
        /// What stands before each of its cells.
        fileprivate let before: ShortMarkup

        @inline(never)
        init(index: Int, _ kind: Table.Column.Kind, before: Bytes) {
            self.index = index
            self.kind = kind
            self.before = ShortMarkup(before)
        }
    }

    /// Row after row, each of so many cells.
    private let cells: [Int64]
    private let width: Int
    /// What the cells stand for that are places in it.
    private let values: [Quantity]
    private let style: CellStyle
    private let columns: [Column]
    private let after: ShortMarkup
    /// Room for a row of figures.
    private let room: Int
    /// Rows are written at once: they have figures alone, for which there is room.
    private let isWhole: Bool
    /// Writes a cell that is words, or a figure of another kind.
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
        isWhole = room <= [UInt8].roomForText && !columns.contains { $0.kind.isPlace }
    }

    /// About how many bytes some rows have.
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

    /// Appends as many rows as there is room for, and returns the next.
    private func appendFigures(_ rows: Range<Int>, to out: inout Bytes) -> Int {
        var row = rows.lowerBound
        out.append { text in
            var place = 0
            repeat {
                place = put(row, in: &text, at: place)
                row += 1
            } while row < rows.upperBound && place + room <= [UInt8].roomForText
            return place
        }
        return row
    }

    private func put(_ row: Int, in text: inout MutableRawSpan, at place: Int) -> Int {
        let start = row * width
        var place = place
        for index in columns.indices {
            place = columns[index].before.put(in: &text, at: place)
            let cell = cells[start + columns[index].index]
            // Most cells are amounts.
            if case .money = columns[index].kind {
                place = style.amounts.put(cell, scale: style.moneyScale, in: &text, at: place)
            } else {
                place = style.put(cell, columns[index].kind, in: &text, at: place)
            }
        }
        return after.put(in: &text, at: place)
    }

    private func appendCells(_ row: Int, to out: inout Bytes) {
        for column in columns {
            out.append(column.before)
            let cell = cells[row * width + column.index]
            if column.kind.isPlace {
                appendValue(values[Int(cell)], &out)
            } else {
                out.append(cell, column.kind, style)
            }
        }
        out.append(after)
    }
}

extension Table.Column.Kind {
    /// The cells are places in the table's values.
    var isPlace: Bool { if case .value = self { true } else { false } }
}
