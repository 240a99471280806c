import PennyDiagnostics

/// Identifies the columns of a table by their names, ignoring case.
struct TableColumns {
    let date: Int
    let value: Int
    /// The column with the symbols of rows, if there is one.
    let symbol: Int?
    /// The columns of a day's prices, if there are all four.
    let range: (open: Int, high: Int, low: Int, close: Int)?

    /// The most names among which a near miss is searched.
    static let nameLimit = 1000

    init(_ header: [String], _ selection: QuoteTable.Selection) throws(Fault) {
        let names = header.map { $0.lowercased() }
        func column(_ name: String) -> Int? { names.firstIndex(of: name.lowercased()) }
        func named(_ name: String) throws(Fault) -> Int {
            if let found = column(name) { return found }
            let known = Array(header.prefix(Self.nameLimit))
            throw .locating.noColumn(name, nearMiss(to: name, among: known), known)
        }

        let dateColumn: Int
        if let name = selection.date {
            dateColumn = try named(name)
        } else if let found = column("date") ?? column("observation_date") {
            dateColumn = found
        } else {
            throw .locating.noDateColumn(header)
        }
        let symbolColumn = column("symbol")
        date = dateColumn
        symbol = symbolColumn
        if let name = selection.column {
            value = try named(name)
        } else if let close = column("close") {
            value = close
        } else {
            let others = header.indices.filter { $0 != dateColumn && $0 != symbolColumn }
            guard others.count == 1 else {
                throw others.isEmpty
                    ? .locating.noColumn("close", nil, header)
                    : .locating.severalColumns(others.map { header[$0] })
            }
            value = others[0]
        }
        if let open = column("open"), let high = column("high"), let low = column("low"),
            let close = column("close")
        {
            range = (open, high, low, close)
        } else {
            range = nil
        }
    }
}
