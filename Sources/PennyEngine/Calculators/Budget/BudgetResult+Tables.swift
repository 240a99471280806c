extension BudgetResult {
    private typealias Words = BudgetWords

    var tables: [Table] {
        var tables = [linesTable]
        if !groups.isEmpty { tables.append(groupsTable) }
        if let targets { tables.append(table(of: targets)) }
        return tables
    }

    // MARK: - Lines

    var linesTable: Table {
        let hasGroups = isGrouped || plan.income.contains { $0.group != nil }
        var table = Table(
            "lines", title: Words.tableLinesTitle,
            caption: Words.tableLinesCaption(currency: plan.currency.code),
            columns: [
                .init("name", Words.tableLinesColumnName, .value(isNumber: false)),
                .init(
                    "group", Words.tableLinesColumnGroup, .value(isNumber: false),
                    forTools: !hasGroups),
                .init("amount", Words.tableLinesColumnAmount, .money, summable: true),
                .init("share", Words.tableLinesColumnShare, .permille, summable: true),
                .init("side", Words.tableLinesColumnSide, .value(isNumber: false), forTools: true),
                .init(
                    "every", Words.tableLinesColumnEvery, .value(isNumber: false), forTools: true),
                .init("typedAmount", Words.tableLinesColumnTypedAmount, .money, forTools: true),
                .init("kind", Words.tableLinesColumnKind, .value(isNumber: false), forTools: true),
                .init("cost", Words.tableLinesColumnCost, .value(isNumber: false), forTools: true),
            ])
        append(plan.income, .income, to: &table)
        append(plan.expenses, .expenses, to: &table)
        return table
    }

    private func append(_ lines: [BudgetLine], _ side: BudgetLine.Side, to table: inout Table) {
        if lines.isEmpty { return }
        let first = table.rowCount
        let shares = LargestRemainder.split(1_000, by: lines.map { $0.monthly })
        for (line, share) in zip(lines, shares) {
            table.append([
                .value(.text(line.name)), .value(.text(line.group ?? "")), .number(line.monthly),
                .number(share), .value(.text(side.name)), .value(.text(line.frequency.name)),
                .number(line.amount), .value(.text(line.kind.map(Budget.word) ?? "")),
                .value(.text(line.cost.map(Budget.word) ?? "")),
            ])
        }
        table.groups.append(.init(label: side.label, rows: first..<table.rowCount))
    }

    // MARK: - Groups and targets

    var groupsTable: Table {
        var table = Table(
            "groups", title: isGrouped ? Words.tableGroupsTitle : Words.tableGroupsTitleBySize,
            caption: Words.tableGroupsCaption(currency: plan.currency.code),
            columns: [
                .init(
                    "group",
                    isGrouped ? Words.tableGroupsColumnGroup : Words.tableGroupsColumnLine,
                    .value(isNumber: false)),
                .init("amount", Words.tableGroupsColumnAmount, .money, summable: true),
                .init("share", Words.tableGroupsColumnShare, .permille, summable: true),
            ])
        let shares = LargestRemainder.split(1_000, by: groups.map { $0.amount })
        for (group, share) in zip(groups, shares) {
            table.append([.value(group.label), .number(group.amount), .number(share)])
        }
        return table
    }

    private func table(of targets: BudgetTargets) -> Table {
        var table = Table(
            "targets", title: Words.tableTargetsTitle,
            caption: Words.tableTargetsCaption(currency: plan.currency.code),
            columns: [
                .init("part", Words.tableTargetsColumnPart, .value(isNumber: false)),
                .init("target", Words.tableTargetsColumnTarget, .money, summable: true),
                .init("actual", Words.tableTargetsColumnActual, .money, summable: true),
                .init("difference", Words.tableTargetsColumnDifference, .money, summable: true),
                .init(
                    "targetShare", Words.tableTargetsColumnTargetShare, .permille, summable: true),
                .init("share", Words.tableTargetsColumnActualShare, .permille, summable: true),
                .init("points", Words.tableTargetsColumnPoints, .permille, summable: true),
            ])
        for part in targets.parts {
            table.append([
                .value(part.label), .number(part.target), .number(part.actual),
                .number(part.actual - part.target), .number(part.targetShare),
                .number(part.actualShare), .number(part.actualShare - part.targetShare),
            ])
        }
        return table
    }
}
