/// What one group of lines makes in a month.
struct BudgetGroup: Equatable, Sendable {
    let name: String
    let amount: Int64

    /// The groups of `parts` in the order they are first seen. Names that differ
    /// in the case of letters only are one group.
    static func sums(_ parts: [BudgetGroup]) -> [BudgetGroup] {
        var keys: [String] = []
        var names: [String] = []
        var amounts: [Int64] = []
        for part in parts {
            let key = TypedText.folded(part.name)
            if let index = keys.firstIndex(where: { $0.isSameText(as: key) }) {
                amounts[index] += part.amount
            } else {
                keys.append(key)
                names.append(part.name)
                amounts.append(part.amount)
            }
        }
        return names.indices.map { BudgetGroup(name: names[$0], amount: amounts[$0]) }
    }

    /// The largest first; of equal ones the one first seen.
    static func bySize(_ groups: [BudgetGroup]) -> [BudgetGroup] {
        groups.map { Int128($0.amount) }.placesLargestFirst().map { groups[$0] }
    }

    /// At most `limit` groups: the smallest become one of the name `rest`.
    static func merged(_ groups: [BudgetGroup], to limit: Int, rest: String) -> [BudgetGroup] {
        if groups.count <= limit { return groups }
        let sorted = bySize(groups)
        let others = sorted[(limit - 1)...].reduce(0) { $0 + $1.amount }
        return Array(sorted[..<(limit - 1)]) + [BudgetGroup(name: rest, amount: others)]
    }

    /// The group a line counts to: lines without one form `Other`; where no line
    /// has a group, each is its own.
    static func name(_ group: String?, line: String, isGrouped: Bool) -> String {
        group ?? (isGrouped ? "Other" : line)
    }
}
