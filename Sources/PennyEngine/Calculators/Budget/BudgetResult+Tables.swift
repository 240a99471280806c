extension BudgetResult {
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
            "lines", title: "Line by line",
            caption: [
                .text("Amounts a month in "), .text(plan.currency.code),
                .text("; shares of all income and of all expenses, each adding up to the whole."),
            ],
            columns: [
                .init("name", "Line", .value(isNumber: false)),
                .init("group", "Group", .value(isNumber: false), forTools: !hasGroups),
                .init("amount", "A month", .money, summable: true),
                .init("share", "Share", .permille, summable: true),
                .init("side", "Side", .value(isNumber: false), forTools: true),
                .init("every", "How often", .value(isNumber: false), forTools: true),
                .init("typedAmount", "As typed", .money, forTools: true),
                .init("kind", "What it is for", .value(isNumber: false), forTools: true),
                .init("cost", "Kind of cost", .value(isNumber: false), forTools: true),
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
            "groups", title: isGrouped ? "Expenses by group" : "Expenses by size",
            caption: [
                .text("Amounts a month in "), .text(plan.currency.code),
                .text("; shares of all expenses, the largest first."),
            ],
            columns: [
                .init("group", isGrouped ? "Group" : "Line", .value(isNumber: false)),
                .init("amount", "A month", .money, summable: true),
                .init("share", "Share", .permille, summable: true),
            ])
        let shares = LargestRemainder.split(1_000, by: groups.map { $0.amount })
        for (group, share) in zip(groups, shares) {
            table.append([.value(.text(group.name)), .number(group.amount), .number(share)])
        }
        return table
    }

    private func table(of targets: BudgetTargets) -> Table {
        var table = Table(
            "targets", title: "Beside the 50/30/20 rule",
            caption: [
                .text("Amounts a month in "), .text(plan.currency.code),
                .text("; shares of the income. Savings and debt includes what is left."),
            ],
            columns: [
                .init("part", "Part", .value(isNumber: false)),
                .init("target", "Target", .money, summable: true),
                .init("actual", "Actual", .money, summable: true),
                .init("difference", "Actual − target", .money, summable: true),
                .init("targetShare", "Target share", .permille, summable: true),
                .init("share", "Actual share", .permille, summable: true),
                .init("points", "Shares apart", .permille, summable: true),
            ])
        for part in targets.parts {
            table.append([
                .value(.text(part.label)), .number(part.target), .number(part.actual),
                .number(part.actual - part.target), .number(part.targetShare),
                .number(part.actualShare), .number(part.actualShare - part.targetShare),
            ])
        }
        return table
    }
}
