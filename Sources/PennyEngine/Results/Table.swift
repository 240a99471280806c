/// A table of values. Cells are whole numbers, row after row, so that a long
/// schedule stays one block of memory; a column says what its cells mean.
public struct Table: Equatable, Sendable {
    /// A column: what it is called and what its cells mean.
    public struct Column: Equatable, Sendable {
        /// What the whole numbers in a column stand for.
        public enum Kind: Equatable, Sendable {
            case money
            /// A number that names its row, printed without marks: a year, 360.
            case ordinal
            /// Cells are day numbers of `CivilDate`.
            case date
            /// Thousandths of a whole, shown as a percentage with one decimal.
            case permille
            /// Cells are places in the table's `values`: words, or figures of
            /// another kind than money.
            case value(isNumber: Bool)
        }

        /// The name tools rely on: `interest`.
        public let name: String
        /// What a page calls it.
        public let label: Message
        /// What its cells stand for.
        public let kind: Kind
        /// The sum of a group's cells means something (payments do, balances do not).
        public let isSummable: Bool
        /// The column is for spreadsheets and programs; pages leave it out.
        public let isForTools: Bool

        /// The cells are figures, which stand under each other by their last digit.
        public var isNumber: Bool {
            switch kind {
            case .money, .permille: true
            case .ordinal, .date: false
            case .value(let isNumber): isNumber
            }
        }

        @inline(never)
        init(
            _ name: String, _ label: Message, _ kind: Kind, summable: Bool = false,
            forTools: Bool = false
        ) {
            self.name = name
            self.label = label
            self.kind = kind
            isSummable = summable
            isForTools = forTools
        }
    }

    /// Rows that belong together, such as the payments of a year.
    public struct Group: Equatable, Sendable {
        /// What a page calls the group: “2027”, “Year 3”.
        public let label: Message
        /// Its rows, counted from 0.
        public let rows: Range<Int>
    }

    /// The name tools rely on: `schedule`.
    public let name: String
    /// What a page calls the table.
    public let title: Message
    /// The unit of the amounts and the rule they are rounded by.
    public let caption: Message
    /// The columns, from the left.
    public let columns: [Column]
    /// The first column names the row (a year) rather than being a figure.
    public let hasRowHeads: Bool
    /// A long table that a page shows folded.
    public let isDetail: Bool
    /// The cells, row after row.
    public internal(set) var cells: [Int64] = []
    /// What the cells of `value` columns stand for.
    public internal(set) var values: [Quantity] = []
    /// The groups that cover all rows; none where rows are not grouped.
    public internal(set) var groups: [Group] = []
    /// The name of the long table whose groups the rows of this one add up, each of its columns
    /// one of that table's or some of them together; nil for a table that adds up none.
    public internal(set) var addsUp: String?

    @inline(never)
    init(
        _ name: String, title: Message, caption: Message, columns: [Column],
        hasRowHeads: Bool = true, isDetail: Bool = false
    ) {
        self.name = name
        self.title = title
        self.caption = caption
        self.columns = columns
        self.hasRowHeads = hasRowHeads
        self.isDetail = isDetail
    }

    /// How many rows there are.
    public var rowCount: Int { columns.isEmpty ? 0 : cells.count / columns.count }

    /// The cell in a row and a column, both counted from 0.
    public func cell(row: Int, column: Int) -> Int64 { cells[row * columns.count + column] }

    /// What a cell of a `value` column stands for.
    public func value(row: Int, column: Int) -> Quantity {
        values[Int(cell(row: row, column: column))]
    }

    /// Adds a row: a cell for each column.
    @inline(never)
    mutating func append(_ row: [Cell]) {
        for cell in row {
            switch cell {
            case .number(let number): cells.append(number)
            case .value(let quantity):
                cells.append(Int64(values.count))
                values.append(quantity)
            }
        }
    }

    /// A cell of a row that is added.
    enum Cell {
        case number(Int64)
        case value(Quantity)
    }

    /// Whether the sum of any column means something.
    public var hasTotals: Bool { columns.contains { $0.isSummable } }

    /// The sum of a column over some rows; for a column whose sum means
    /// nothing, its last cell.
    public func total(of column: Int, rows: Range<Int>) -> Int64 {
        if rows.isEmpty { return 0 }
        guard columns[column].isSummable else {
            return cell(row: rows.upperBound - 1, column: column)
        }
        var sum: Int64 = 0
        var place = rows.lowerBound * columns.count + column
        for _ in rows {
            sum += cells[place]
            place += columns.count
        }
        return sum
    }

    /// Where the column with this name stands; nil for a name there is none of.
    public func columnIndex(_ name: String) -> Int? {
        for (index, column) in columns.enumerated() where column.name.isSameText(as: name) {
            return index
        }
        return nil
    }
}
