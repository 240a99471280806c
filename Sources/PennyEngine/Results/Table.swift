/// A table of values. Cells are whole numbers in row order, so that a long schedule is one block of
/// memory. Each column defines the meaning of its cells.
public struct Table: Equatable, Sendable {
    /// A column: its label and the meaning of its cells.
    public final class Column: Equatable, Sendable {
        /// The meaning of the whole numbers in a column.
        public enum Kind: Equatable, Sendable {
            case money
            /// A number that names its row, shown without marks: a year, 360.
            case ordinal
            /// Cells are day numbers of `CivilDate`.
            case date
            /// Thousandths of a whole, shown as a percentage with one decimal.
            case permille
            /// Cells are indices in the table's `values`: words, or figures of another kind than
            /// money.
            case value(isNumber: Bool)
        }

        /// The name for tools: `interest`.
        public let name: String
        /// The label on a page.
        public let label: Message
        /// The meaning of its cells.
        public let kind: Kind
        /// Whether the sum of a group's cells has a meaning: payments have one, balances do not.
        public let isSummable: Bool
        /// Whether the column is for spreadsheets and programs only, and left out on pages.
        public let isForTools: Bool

        /// Whether the cells are figures, which are aligned by their last digit.
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

        public static func == (one: Column, other: Column) -> Bool {
            one.name.isSameText(as: other.name) && one.label == other.label
                && one.kind == other.kind && one.isSummable == other.isSummable
                && one.isForTools == other.isForTools
        }
    }

    /// A group of rows, such as the payments of a year.
    public struct Group: Equatable, Sendable {
        /// The label on a page: “2027”, “Year 3”.
        public let label: Message
        /// The range of its rows, from 0.
        public let rows: Range<Int>
    }

    /// The name for tools: `schedule`.
    public let name: String
    /// The title on a page.
    public let title: Message
    /// The unit of the amounts, and the rule of their rounding.
    public let caption: Message
    /// The columns, from the left.
    public let columns: [Column]
    /// Whether the first column names the row, such as a year, and is not a figure.
    public let hasRowHeads: Bool
    /// Whether the table is long, and folded on a page.
    public let isDetail: Bool
    /// The cells, row after row.
    public internal(set) var cells: [Int64] = []
    /// The values of the cells in `value` columns.
    public internal(set) var values: [Quantity] = []
    /// The groups, which cover all rows; empty where rows are not grouped.
    public internal(set) var groups: [Group] = []
    /// The name of the long table that this one summarizes: its rows are the sums of that table's
    /// groups, and each of its columns is one of that table's columns or the sum of several. Nil
    /// for a table that summarizes none.
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

    /// The number of rows.
    public var rowCount: Int { columns.isEmpty ? 0 : cells.count / columns.count }

    /// The cell in a row and a column, both counted from 0.
    public func cell(row: Int, column: Int) -> Int64 { cells[row * columns.count + column] }

    /// The value of a cell in a `value` column.
    public func value(row: Int, column: Int) -> Quantity {
        values[Int(cell(row: row, column: column))]
    }

    /// Appends a row with a cell for each column.
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

    /// A cell of a new row.
    enum Cell {
        case number(Int64)
        case value(Quantity)
    }

    /// Whether the sum of any column has a meaning.
    public var hasTotals: Bool { columns.contains { $0.isSummable } }

    /// The sum of a column over a range of rows; the last cell for a column without a meaningful
    /// sum.
    public func total(of column: Int, rows: Range<Int>) -> Int64 {
        if rows.isEmpty { return 0 }
        guard columns[column].isSummable else {
            return cell(row: rows.upperBound - 1, column: column)
        }
        var sum: Int64 = 0
        var index = rows.lowerBound * columns.count + column
        for _ in rows {
            sum += cells[index]
            index += columns.count
        }
        return sum
    }

    /// The index of the column with this name, if there is one.
    public func columnIndex(_ name: String) -> Int? {
        for (index, column) in columns.enumerated() where column.name.isSameText(as: name) {
            return index
        }
        return nil
    }
}
