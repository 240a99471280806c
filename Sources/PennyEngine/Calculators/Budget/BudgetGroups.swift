/// What one group of lines makes in a month.
struct BudgetGroup: Equatable, Sendable {
    /// A person's own words, or those of the program.
    let label: Quantity
    let amount: Int64

    /// What tells the group apart, in any language.
    private var name: String {
        switch label {
        case .text(let words), .words(_, let words): words
        default: ""
        }
    }

    /// The groups of `parts` in the order they are first seen. Names that differ
    /// in the case of letters only are one group.
    static func sums(_ parts: [BudgetGroup]) -> [BudgetGroup] {
        let keys = parts.map { TypedText.folded($0.name).bytes }
        // Parts of one group are beside each other, the first one seen before the others.
        let sorted = sortedPlaces(parts.count) { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var amounts = parts.map { $0.amount }
        var isFirst = Array(repeating: true, count: parts.count)
        var first = 0
        for place in sorted.indices.dropFirst() {
            if keys[sorted[place]] == keys[sorted[first]] {
                isFirst[sorted[place]] = false
                amounts[sorted[first]] += parts[sorted[place]].amount
            } else {
                first = place
            }
        }
        return parts.indices.filter { isFirst[$0] }.map {
            BudgetGroup(label: parts[$0].label, amount: amounts[$0])
        }
    }

    /// The largest first; of equal ones the one first seen.
    static func bySize(_ groups: [BudgetGroup]) -> [BudgetGroup] {
        groups.map { Int128($0.amount) }.placesLargestFirst().map { groups[$0] }
    }

    /// At most `limit` groups: the smallest become one that is called `rest`.
    static func merged(
        _ groups: [BudgetGroup], to limit: Int, rest: Message
    ) -> [BudgetGroup] {
        if groups.count <= limit { return groups }
        let sorted = bySize(groups)
        let others = sorted[(limit - 1)...].reduce(0) { $0 + $1.amount }
        return Array(sorted[..<(limit - 1)]) + [BudgetGroup(label: .words(rest), amount: others)]
    }

    /// The group a line counts to: lines without one form `Other`; where no line
    /// has a group, each is its own.
    static func label(_ group: String?, line: String, isGrouped: Bool) -> Quantity {
        if group == nil, isGrouped { return .words(BudgetWords.tableGroupsOther, machine: "Other") }
        return .text(group ?? line)
    }
}
