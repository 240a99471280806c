import PennyEngine
import PennyMarkup

/// The columns of files that the blocks of one text need, each read and sorted once.
final class DataColumns {
    /// A column in the format in which a block reads it.
    struct Key: Hashable {
        let file: String
        let index: Int
        let format: ColumnFormat
        let convention: NumberConvention
        /// Whether the text states its decimal mark.
        let isSure: Bool
    }

    struct Order: Hashable {
        let column: Key
        let isDescending: Bool
    }

    private let limit: Int
    /// The number of cells that were read, sorted and shown.
    private var used = 0
    /// Whether a block exceeded the limit.
    private(set) var isFull = false
    /// The cells by column; nil for a column with faults, which are reported once.
    private var columns: [Key: [DataTable.Cell]?] = [:]
    private var orders: [Order: [Int]] = [:]

    init(limit: Int = BlockBounds.cells) { self.limit = limit }

    /// The cells that can be read in the time of sorting one.
    private static let sorting = 2

    /// Reserves the cells that a block needs beyond those that are known.
    ///
    /// - Returns: whether the text stays within the limit.
    func makeRoom(_ keys: some Sequence<Key>, sorted: Order?, rows: Int, shown: Int) -> Bool {
        var needed = shown
        for key in Set(keys) where columns[key] == nil { needed += rows }
        if let sorted, orders[sorted] == nil { needed += rows * Self.sorting }
        guard used + needed <= limit else {
            isFull = true
            return false
        }
        used += needed
        return true
    }

    /// Returns the cells of a column, which are read when first needed.
    func cells(_ key: Key, _ read: () -> [DataTable.Cell]?) -> [DataTable.Cell]? {
        if let known = columns[key] { return known }
        let cells = read()
        columns[key] = .some(cells)
        return cells
    }

    /// Returns the indices of the rows in an order.
    func rowOrder(_ order: Order, _ sort: () -> [Int]) -> [Int] {
        if let known = orders[order] { return known }
        let rows = sort()
        orders[order] = rows
        return rows
    }
}
