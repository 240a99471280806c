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

        fileprivate let holdsValues: Bool

        @inline(never)
        init(index: Int, _ column: Table.Column, before: Bytes) {
            self.index = index
            kind = column.kind
            holdsValues = column.holdsValues
            self.before = ShortMarkup(before)
        }
    }

    private let table: Table
    private let style: CellStyle
    private let columns: [Column]
    private let after: ShortMarkup
    /// A row is written at once: it has figures alone, for which there is room.
    private let isWhole: Bool
    /// Writes a cell that is words, or a figure of another kind.
    private let appendValue: (Quantity, inout Bytes) -> Void

    @inline(never)
    init(
        _ table: Table, _ style: CellStyle, _ columns: [Column], after: Bytes,
        appendValue: @escaping (Quantity, inout Bytes) -> Void
    ) {
        self.table = table
        self.appendValue = appendValue
        self.style = style
        self.columns = columns
        self.after = ShortMarkup(after)
        let room = columns.reduce(ShortMarkup.room) { $0 + $1.before.count + style.room }
        isWhole = room <= [UInt8].roomForText && !columns.contains { $0.holdsValues }
    }

    /// About how many bytes some rows have.
    func size(of count: Int) -> Int {
        columns.reduce(after.count) { $0 + $1.before.count + 10 } * count
    }

    @inline(never)
    func append(_ row: Int, to out: inout Bytes) {
        if isWhole {
            appendFigures(row, to: &out)
        } else {
            appendCells(row, to: &out)
        }
    }

    private func appendFigures(_ row: Int, to out: inout Bytes) {
        let start = row * table.columns.count
        out.append { room in
            var place = 0
            for index in columns.indices {
                place = columns[index].before.put(in: &room, at: place)
                let cell = table.cells[start + columns[index].index]
                place = style.put(cell, columns[index].kind, in: &room, at: place)
            }
            return after.put(in: &room, at: place)
        }
    }

    private func appendCells(_ row: Int, to out: inout Bytes) {
        for column in columns {
            out.append(column.before)
            if column.holdsValues {
                appendValue(table.value(row: row, column: column.index), &out)
            } else {
                let cell = table.cell(row: row, column: column.index)
                out.append(cell, column.kind, style)
            }
        }
        out.append(after)
    }
}

extension Table.Column {
    /// The cells are places in the table's values.
    var holdsValues: Bool { if case .value = kind { true } else { false } }
}
