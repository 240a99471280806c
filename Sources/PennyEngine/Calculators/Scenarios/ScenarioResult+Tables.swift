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
            for member in members.indices { cells.append(.value(cell(line, member))) }
            if members.count == 2 {
                cells.append(.value(difference(line, 1)))
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
                cells.append(.value(difference(line, member)))
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

    /// The value of a member: for people as pages show it, for tools with its sign.
    private func cell(_ line: ScenarioComparison.Line, _ member: Int) -> Quantity {
        let (value, shown) = (line.values[member], line.shown[member])
        return switch (value, shown) {
        case (.money(let amount), .money(let size)) where amount == size: value
        case (.money, .money): .words(.value(shown), machine: plainText(value))
        case (_, .words(let words, _)): .words(words, machine: plainText(value))
        default: shown
        }
    }

    /// The difference of a member from the first one, as the label states it; words for a
    /// difference of zero, and no text for values that cannot be subtracted.
    private func difference(_ line: ScenarioComparison.Line, _ member: Int) -> Quantity {
        guard let difference = line.difference(member), let stated = line.statedDifference(member)
        else { return .text("") }
        if case .change(let plain) = difference, !stated.isNone,
            stated.isIncrease == plain.isIncrease
        {
            return difference
        }
        let words: Message =
            stated.isNone ? Words.besideDifference(difference: stated) : .value(.change(stated))
        return .words(words, machine: plainText(difference))
    }

    /// A value as tools read it.
    private func plainText(_ value: Quantity) -> String {
        switch value {
        case .money(let amount), .change(.money(let amount)):
            ExactDecimal(Int128(amount), scale: comparison.currency.minorUnitDigits)
                .text(decimals: comparison.currency.minorUnitDigits)
        case .rate(let number), .number(let number), .percentage(let number, _),
            .change(.number(let number)), .change(.points(let number)):
            number.text()
        case .count(let count), .change(.count(let count)), .change(.months(let count)):
            Wording("\(count)").text
        case .words(_, let machine): machine
        default: ""
        }
    }
}
