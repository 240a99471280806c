import PennyEngine
import PennyWordsSupport

func budget(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.budget.calculate(raw(inputs), defaults(currency))
}

extension Calculation {
    /// A sentence as a reader sees it, with amounts formatted as in the vectors.
    func words(_ message: Message?) -> String {
        message.map { PlainWords { [self] in words($0) }.text($0) } ?? ""
    }

    func words(_ quantity: Quantity) -> String {
        switch quantity {
        case .money(let amount): text(amount)
        case .rate(let rate), .number(let rate): rate.text()
        case .percentage(let percent, let decimals): percent.text(decimals: decimals)
        case .unitPrice(let price, let decimals): price.text(decimals: decimals)
        case .count(let count): "\(count)"
        case .choice(let words), .text(let words): words
        case .words, .list: PlainWords { [self] in words($0) }.text(quantity)
        default: "?"
        }
    }

    /// The text of a figure; nil if there is no such figure.
    func words(of figure: String) -> String? { self.figure(figure).map { words($0.quantity) } }

    /// The rows of a table as the cells of `columns`, separated by bars.
    func rows(_ columns: [String], of name: String) -> [String] {
        guard let table = table(name) else { return [] }
        let indices = columns.compactMap { table.columnIndex($0) }
        return (0..<table.rowCount).map { row in
            indices.map { column in
                let cell = table.cell(row: row, column: column)
                return switch table.columns[column].kind {
                case .money: text(cell)
                case .value: words(table.value(row: row, column: column))
                default: "\(cell)"
                }
            }
            .joined(separator: "|")
        }
    }
}
