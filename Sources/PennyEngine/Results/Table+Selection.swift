extension Table {
    /// Returns the table with some of its columns and rows, in the given order. An empty list means
    /// all of them. A selection of rows has neither groups nor sums, because those would be of
    /// other rows.
    public func selecting(columns chosen: [Int], rows ranges: [Range<Int>]) -> Table {
        let indices = chosen.isEmpty ? Array(columns.indices) : chosen
        let isPart = !ranges.isEmpty
        let shown = indices.map { index in
            let column = columns[index]
            return Column(
                column.name, column.label, column.kind,
                summable: column.isSummable && !isPart, forTools: column.isForTools)
        }
        var table = Table(
            name, title: title, caption: caption, columns: shown,
            hasRowHeads: hasRowHeads && indices.first == 0, isDetail: isDetail)
        for range in isPart ? ranges : [0..<rowCount] {
            for row in range {
                for index in indices { table.cells.append(cell(row: row, column: index)) }
            }
        }
        table.values = values
        if !isPart { table.groups = groups }
        return table
    }
}
