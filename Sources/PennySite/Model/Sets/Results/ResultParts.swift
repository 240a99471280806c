import PennyEngine

/// The names of a result's charts, tables and columns, by which texts embed them. It has none of
/// their content.
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
