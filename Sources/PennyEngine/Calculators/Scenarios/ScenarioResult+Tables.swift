private typealias Words = ScenariosWords

extension ScenarioResult {
    /// The tables: one with the differences for two sets, and a separate table of differences for
    /// more.
    var tables: [Table] { members.count == 2 ? [values] : [values, differences] }

    private var values: Table {
        var columns = figureColumns
        for member in members { columns.append(column(member)) }
        if members.count == 2 {
            columns.append(
                .init("difference", Words.tableColumnDifference, .value(isNumber: true)))
        }
        var table = Table(
            "scenarios", title: Words.tableScenariosTitle, caption: caption, columns: columns)
        for line in rows {
            var cells = figureCells(line)
            for value in line.shown { cells.append(.value(value)) }
            if members.count == 2 {
                cells.append(.value(line.difference(1) ?? .text("")))
            }
            table.append(cells)
        }
        return table
    }

    private var differences: Table {
        var columns = figureColumns
        for member in members.dropFirst() { columns.append(column(member)) }
        var table = Table(
            "differences", title: Words.tableDifferencesTitle(first: first), caption: caption,
            columns: columns)
        for line in rows where line.hasDifferences {
            var cells = figureCells(line)
            for member in 1..<members.count {
                cells.append(.value(line.difference(member) ?? .text("")))
            }
            table.append(cells)
        }
        return table
    }

    /// The columns of a figure's label and of its name, which only machine-readable output has.
    private var figureColumns: [Table.Column] {
        [
            .init("", Words.tableColumnFigure, .value(isNumber: false)),
            .init("figure", Words.tableColumnFigure, .value(isNumber: false), forTools: true),
        ]
    }

    private func figureCells(_ line: ScenarioComparison.Line) -> [Table.Cell] {
        [.value(.words(line.label)), .value(.text(line.name))]
    }

    private var caption: Message {
        Words.tableCaption(currency: comparison.currency.code)
    }

    private func column(_ member: ScenarioComparison.Member) -> Table.Column {
        .init(member.name, .text(member.title), .value(isNumber: true))
    }
}
