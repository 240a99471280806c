/// The validated inputs of a budget, with its lines in the order in which they were typed.
struct BudgetPlan: Equatable, Sendable {
    let currency: Currency
    var income: [BudgetLine] = []
    var expenses: [BudgetLine] = []
    /// Money set aside for a month without income.
    var reserve: Int64?

    var totalIncome: Int64 { income.total }
    var totalExpenses: Int64 { expenses.total }

    /// The income less the expenses; negative if the expenses are larger.
    var fundsAvailable: Int64 { totalIncome - totalExpenses }

    /// The sum of the lines of the kind `saving`.
    var saved: Int64 { expenses.total { $0.kind == .saving } }

    /// The amount for savings and debt, including what is left of the income.
    var toSave: Int64 {
        expenses.total { $0.kind == .saving || $0.kind == .debt } + fundsAvailable
    }

    /// The share of the income that is saved or left; nil without income.
    var savingsRate: ExactDecimal? { Self.savingsRate(totalIncome, saved + fundsAvailable) }

    /// The share of the income that is not spent, rounded half up to hundredths of a percent.
    static func savingsRate(_ income: Int64, _ unspent: Int64) -> ExactDecimal? {
        if income == 0 { return nil }
        return ExactDecimal(
            (Int128(unspent) * 10_000).divided(by: Int128(income), .halfUp), scale: 4)
    }

    /// The number of months of expenses that the reserve covers, in tenths, rounded down.
    var monthsOfReserve: ExactDecimal? {
        guard let reserve, totalExpenses > 0 else { return nil }
        return ExactDecimal(
            (Int128(reserve) * 10).divided(by: Int128(totalExpenses), .down), scale: 1)
    }

    /// Whether any expense states if it is fixed.
    var hasCosts: Bool { expenses.contains { $0.cost != nil } }

    /// Whether any expense has a kind.
    var hasKinds: Bool { expenses.contains { $0.kind != nil } }

    /// The expenses without a kind.
    var withoutKind: [BudgetLine] { expenses.filter { $0.kind == nil } }
}
