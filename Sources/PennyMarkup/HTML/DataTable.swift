public import PennyEngine

/// A table of collected figures.
public struct DataTable: Sendable {
    /// A column: its heading and its format.
    public struct Column: Sendable {
        let label: String
        /// Whether its cells are numbers, which are aligned at their last digit.
        let isNumber: Bool
        /// The number of decimals of each figure.
        let decimals: Int

        public init(label: String, isNumber: Bool, decimals: Int) {
            self.label = label
            self.isNumber = isNumber
            self.decimals = decimals
        }
    }

    /// The content of a cell. Numbers are exact.
    public enum Cell: Equatable, Sendable {
        case empty
        case text(String)
        /// An amount in the major unit of the currency.
        case amount(ExactDecimal)
        /// A percentage: 6.25 is 6.25%.
        case percent(ExactDecimal)
        case number(ExactDecimal)
        case date(CivilDate)
        case year(Int)

        /// The number; nil for text and empty cells.
        public var number: ExactDecimal? {
            switch self {
            case .amount(let value), .percent(let value), .number(let value): value
            case .empty, .text, .date, .year: nil
            }
        }

        /// Creates a number of the same kind as another cell.
        init(_ value: ExactDecimal, like other: Cell?) {
            self =
                switch other {
                case .amount: .amount(value)
                case .percent: .percent(value)
                default: .number(value)
                }
        }
    }

    let columns: [Column]
    let rows: [[Cell]]
    /// The total of each column; nil for a table without totals.
    let sums: [Cell]?

    public init(columns: [Column], rows: [[Cell]], sums: [Cell]?) {
        self.columns = columns
        self.rows = rows
        self.sums = sums
    }
}

extension NumberWriter {
    /// Formats a cell of a column with the given number of decimals.
    public func text(_ cell: DataTable.Cell, decimals: Int) -> String {
        var out: [UInt8] = []
        switch cell {
        case .empty: break
        case .text(let text): return text
        case .amount(let value), .number(let value): return text(value, decimals: decimals)
        case .percent(let value):
            let rounded = value.rounded(decimals: decimals)
            appendPercent(rounded.coefficient(scale: decimals), scale: decimals, to: &out)
        case .date(let date): appendDate(date, to: &out)
        case .year(let year):
            var bytes = Bytes()
            appendYear(year, to: &bytes)
            return bytes.text
        }
        return String(bytes: out)
    }

    /// Formats an amount outside of a table, with its currency sign.
    func amount(_ value: ExactDecimal, decimals: Int) -> String {
        var out: [UInt8] = []
        let rounded = value.rounded(decimals: decimals)
        appendPrice(rounded.coefficient(scale: decimals), scale: decimals, to: &out)
        return String(bytes: out)
    }
}
