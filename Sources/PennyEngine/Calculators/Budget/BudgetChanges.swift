/// The expenses of one group in the first and the last month of a series.
struct BudgetChange: Equatable, Sendable {
    let group: Quantity
    let first: Int64
    let last: Int64

    var change: Int64 { last - first }

    /// Compares every group of the two months, sorted by the size of the change. Equal changes stay
    /// in the order in which the groups first appear.
    static func all(from first: BudgetMonth, to last: BudgetMonth) -> [BudgetChange] {
        let before = parts(of: first)
        let after = parts(of: last)
        // Each side includes the other month's groups with a zero amount, so that both have all
        // groups.
        let firsts = BudgetGroup.sums(before + after.map { $0.zeroed })
        let lasts = BudgetGroup.sums(before.map { $0.zeroed } + after)
        let changes = zip(firsts, lasts).map {
            BudgetChange(group: $0.label, first: $0.amount, last: $1.amount)
        }
        return changes.map { Int128($0.change.magnitude) }.indicesLargestFirst().map { changes[$0] }
    }

    /// The expenses by group. A line without a group is a group of its own, so that its change is
    /// visible.
    private static func parts(of month: BudgetMonth) -> [BudgetGroup] {
        month.expenseLines.map { line in
            BudgetGroup(
                label: BudgetGroup.label(line.group, line: line.name, isGrouped: false),
                amount: line.monthly)
        }
    }
}

extension BudgetGroup {
    fileprivate var zeroed: BudgetGroup { BudgetGroup(label: label, amount: 0) }
}
