/// What the expenses of each group were in the first and the last month of a
/// series.
struct BudgetChange: Equatable, Sendable {
    let group: Quantity
    let first: Int64
    let last: Int64

    var change: Int64 { last - first }

    /// Every group of the two months, the largest change first; of equal ones
    /// the group first seen.
    static func all(from first: BudgetMonth, to last: BudgetMonth) -> [BudgetChange] {
        let before = parts(of: first)
        let after = parts(of: last)
        // The other month's parts stand for nothing, so that both have all groups.
        let firsts = BudgetGroup.sums(before + after.map { $0.emptied })
        let lasts = BudgetGroup.sums(before.map { $0.emptied } + after)
        let changes = zip(firsts, lasts).map {
            BudgetChange(group: $0.label, first: $0.amount, last: $1.amount)
        }
        return changes.map { Int128($0.change.magnitude) }.placesLargestFirst().map { changes[$0] }
    }

    /// A line without a group is its own part, so that its change is seen.
    private static func parts(of month: BudgetMonth) -> [BudgetGroup] {
        month.expenseLines.map { line in
            BudgetGroup(
                label: BudgetGroup.label(line.group, line: line.name, isGrouped: false),
                amount: line.monthly)
        }
    }
}

extension BudgetGroup {
    fileprivate var emptied: BudgetGroup { BudgetGroup(label: label, amount: 0) }
}
