import PennyContent

/// An account of a journal as a line of a budget: `Expenses:Food:Groceries` is
/// the expense `Groceries` of the group `Food`.
struct BudgetAccount {
    let name: BudgetLine.Name

    /// Nil for an account that is neither income nor an expense.
    init?(_ account: String) {
        let parts = account.split(separator: ":").map { YAMLText.oneLine(String($0)) }
        guard let root = parts.first, let side = Self.sides[root.lowercased()] else { return nil }
        let rest = parts.dropFirst()
        let group = rest.count > 1 ? rest.first : nil
        let words = group == nil ? rest : rest.dropFirst()
        name = BudgetLine.Name(
            side: side, group: group,
            name: words.isEmpty ? root : words.joined(separator: ": "))
    }

    private static let sides: [String: BudgetLine.Side] = [
        "expenses": .expense, "expense": .expense, "income": .income, "revenues": .income,
        "revenue": .income,
    ]
}
