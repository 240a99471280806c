import PennyEngine
import PennyMarkup

/// The columns that the blocks of one text need of files, each read and sorted once.
final class DataColumns {
    /// A column as a block reads it.
    struct Key: Hashable {
        let file: String
        let place: Int
        let format: DataFormat
        let convention: NumberConvention
        /// Whether the text says how its numbers are typed.
        let isSure: Bool
    }

    struct Order: Hashable {
        let column: Key
        let isDescending: Bool
    }

    private let limit: Int
    /// The number of cells that were read, sorted and shown.
    private var used = 0
    /// Whether a block was too much.
    private(set) var isFull = false
    /// Nil for a column with faults, which are told once.
    private var columns: [Key: [DataTable.Cell]?] = [:]
    private var orders: [Order: [Int]] = [:]

    init(limit: Int = BlockBounds.cells) { self.limit = limit }

    /// Sorting a cell is as much work as reading so many.
    private static let sorting = 2

    /// Makes room for what a block needs beside what is known.
    ///
    /// - Returns: whether the text may show that much.
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

    /// The cells of a column, read when they are needed first.
    func cells(_ key: Key, _ read: () -> [DataTable.Cell]?) -> [DataTable.Cell]? {
        if let known = columns[key] { return known }
        let cells = read()
        columns[key] = .some(cells)
        return cells
    }

    /// The places of the rows in an order.
    func places(_ order: Order, _ sort: () -> [Int]) -> [Int] {
        if let known = orders[order] { return known }
        let places = sort()
        orders[order] = places
        return places
    }
}
