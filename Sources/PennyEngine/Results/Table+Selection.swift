extension Table {
    /// The same table with some of its columns and rows, in the order in which they are asked for;
    /// with none named, all of them. A part of the rows has neither groups nor sums, which would be
    /// those of other rows.
    public func selecting(columns chosen: [Int], rows ranges: [Range<Int>]) -> Table {
        let places = chosen.isEmpty ? Array(columns.indices) : chosen
        let isPart = !ranges.isEmpty
        let shown = places.map { place in
            let column = columns[place]
            return Column(
                column.name, column.label, column.kind,
                summable: column.isSummable && !isPart, forTools: column.isForTools)
        }
        var table = Table(
            name, title: title, caption: caption, columns: shown,
            hasRowHeads: hasRowHeads && places.first == 0, isDetail: isDetail)
        for range in isPart ? ranges : [0..<rowCount] {
            for row in range {
                for place in places { table.cells.append(cell(row: row, column: place)) }
            }
        }
        table.values = values
        if !isPart { table.groups = groups }
        return table
    }
}
