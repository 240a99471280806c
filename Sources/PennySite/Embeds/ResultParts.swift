import PennyEngine

/// What the parts of a result are called by which texts ask for them, without what is in them.
struct ResultParts: Sendable {
    struct TableNames: Sendable {
        let name: String
        let columns: [String]
        let rowCount: Int
    }

    let charts: [String]
    let tables: [TableNames]

    init(_ result: Calculation) {
        charts = result.charts.map(\.name)
        tables = result.tables.map { table in
            TableNames(
                name: table.name,
                columns: table.columns.filter { !$0.isForTools }.map(\.name),
                rowCount: table.rowCount)
        }
    }
}
