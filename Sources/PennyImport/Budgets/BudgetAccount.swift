import PennyContent

/// An account of a journal as a line of a budget: `Expenses:Food:Groceries` is the expense
/// `Groceries` of the group `Food`.
struct BudgetAccount {
    let name: ImportedBudgetLine.Name

    /// Nil if the account is neither income nor an expense.
    init?(_ account: String) {
        let root = account.prefix { $0 != ":" }
        self.init(account, Self.sides[YAMLText.oneLine(String(root)).lowercased()])
    }

    /// Creates the line of an account whose type the journal declares, by a word or its first
    /// letter.
    init?(_ account: String, type: String) {
        let side: ImportedBudgetLine.Side? =
            switch type {
            case "x", "expense", "expenses": .expense
            case "r", "revenue", "revenues", "income": .income
            default: nil
            }
        self.init(account, side)
    }

    private init?(_ account: String, _ side: ImportedBudgetLine.Side?) {
        let parts = account.split(separator: ":").map { YAMLText.oneLine(String($0)) }
        guard let root = parts.first, let side else { return nil }
        let rest = parts.dropFirst()
        let group = rest.count > 1 ? rest.first : nil
        let words = group == nil ? rest : rest.dropFirst()
        name = ImportedBudgetLine.Name(
            side: side, group: group,
            name: words.isEmpty ? root : words.joined(separator: ": "))
    }

    private static let sides: [String: ImportedBudgetLine.Side] = [
        "expenses": .expense, "expense": .expense, "income": .income, "revenues": .income,
        "revenue": .income,
    ]
}
