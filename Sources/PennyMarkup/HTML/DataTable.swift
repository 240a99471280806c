public import PennyEngine

/// A table of figures that somebody has collected, ready to be shown.
public struct DataTable: Sendable {
    /// A column: what it is called, and how its cells are written.
    public struct Column: Sendable {
        let label: String
        /// Figures stand under each other by their last digit.
        let isNumber: Bool
        /// How many decimals each of its figures is shown with.
        let decimals: Int

        public init(label: String, isNumber: Bool, decimals: Int) {
            self.label = label
            self.isNumber = isNumber
            self.decimals = decimals
        }
    }

    /// What is in a cell. Numbers are exact.
    public enum Cell: Equatable, Sendable {
        case empty
        case text(String)
        /// In the major unit of the currency.
        case amount(ExactDecimal)
        /// A number of percent.
        case percent(ExactDecimal)
        case number(ExactDecimal)
        case date(CivilDate)
        case year(Int)

        /// The number, of what is one.
        public var number: ExactDecimal? {
            switch self {
            case .amount(let value), .percent(let value), .number(let value): value
            case .empty, .text, .date, .year: nil
            }
        }

        /// A number of the kind that another cell is.
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
    /// What each column comes to; nil for a table without sums.
    let sums: [Cell]?

    public init(columns: [Column], rows: [[Cell]], sums: [Cell]?) {
        self.columns = columns
        self.rows = rows
        self.sums = sums
    }
}

extension NumberWriter {
    /// A cell of a column with so many decimals.
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

    /// An amount by itself, with the sign of the currency.
    func amount(_ value: ExactDecimal, decimals: Int) -> String {
        var out: [UInt8] = []
        let rounded = value.rounded(decimals: decimals)
        appendPrice(rounded.coefficient(scale: decimals), scale: decimals, to: &out)
        return String(bytes: out)
    }
}
