/// The monthly amount of one group of lines.
struct BudgetGroup: Equatable, Sendable {
    /// The group's name, as typed or from a message.
    let label: Quantity
    let amount: Int64

    /// The name that identifies the group, in any language.
    private var name: String {
        switch label {
        case .text(let words), .words(_, let words): words
        default: ""
        }
    }

    /// Adds up `parts` by group, in order of first appearance. Names that differ only in case are
    /// the same group.
    static func sums(_ parts: [BudgetGroup]) -> [BudgetGroup] {
        let keys = parts.map { TypedText.folded($0.name).bytes }
        // After sorting, the parts of one group are adjacent, with the earliest one first.
        let sorted = sortedIndices(parts.count) { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var amounts = parts.map { $0.amount }
        var isFirst = Array(repeating: true, count: parts.count)
        var first = 0
        for index in sorted.indices.dropFirst() {
            if keys[sorted[index]] == keys[sorted[first]] {
                isFirst[sorted[index]] = false
                amounts[sorted[first]] += parts[sorted[index]].amount
            } else {
                first = index
            }
        }
        return parts.indices.filter { isFirst[$0] }.map {
            BudgetGroup(label: parts[$0].label, amount: amounts[$0])
        }
    }

    /// Sorts the groups by amount, the largest first. Equal amounts stay in order.
    static func bySize(_ groups: [BudgetGroup]) -> [BudgetGroup] {
        groups.map { Int128($0.amount) }.indicesLargestFirst().map { groups[$0] }
    }

    /// Combines the smallest groups into one named `rest`, so that at most `limit` groups remain.
    static func merged(
        _ groups: [BudgetGroup], to limit: Int, rest: Message
    ) -> [BudgetGroup] {
        if groups.count <= limit { return groups }
        let sorted = bySize(groups)
        let others = sorted[(limit - 1)...].reduce(0) { $0 + $1.amount }
        return Array(sorted[..<(limit - 1)]) + [BudgetGroup(label: .words(rest), amount: others)]
    }

    /// The group of a line. Lines without a group form `Other`. If no line has a group, each line
    /// is a group of its own.
    static func label(_ group: String?, line: String, isGrouped: Bool) -> Quantity {
        if group == nil, isGrouped { return .words(BudgetWords.tableGroupsOther, machine: "Other") }
        return .text(group ?? line)
    }
}
