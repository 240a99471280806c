import PennyContent

/// The group and the category of a row, from two columns or from one with `Group: Category`.
struct AppCategory {
    private let group: Int?
    private let category: Int?
    private let both: Int?

    init(_ table: BudgetTable) {
        group = table.column("category group", "category_group", "master category")
        category = table.column("sub category", "category")
        both = table.column("category group/category")
    }

    func of(_ row: BudgetTable.Row) -> (group: String, category: String) {
        var found = (group: text(group, row), category: text(category, row))
        if group == nil || category == nil, let both {
            let parts = row.cells[both].text.split(separator: ":", maxSplits: 1)
                .map { YAMLText.oneLine(String($0)) }
            if parts.count == 2 { found = (parts[0], parts[1]) }
        }
        return found
    }

    private func text(_ column: Int?, _ row: BudgetTable.Row) -> String {
        column.map { YAMLText.oneLine(row.cells[$0].text) } ?? ""
    }

    /// Whether groups distinguish income from expenses; otherwise the sign of an amount does.
    var hasGroups: Bool { group != nil || both != nil }

    /// Whether a group is for income.
    static func isIncome(_ group: String) -> Bool {
        ["inflow", "income"].contains(group.lowercased())
    }
}
