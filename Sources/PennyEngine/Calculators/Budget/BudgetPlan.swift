/// A budget as it was understood: its lines, in the order they were typed.
struct BudgetPlan: Equatable, Sendable {
    let currency: Currency
    let income: [BudgetLine]
    let expenses: [BudgetLine]
    /// Money put aside for a month without income.
    let reserve: Int64?

    var totalIncome: Int64 { income.total }
    var totalExpenses: Int64 { expenses.total }

    /// What is left of the income; below zero where the expenses are above it.
    var fundsAvailable: Int64 { totalIncome - totalExpenses }

    /// The sum of the lines of the kind saving.
    var saved: Int64 { expenses.total { $0.kind == .saving } }

    /// What goes to saving and to debt, what is left included.
    var toSave: Int64 {
        expenses.total { $0.kind == .saving || $0.kind == .debt } + fundsAvailable
    }

    /// The part of the income that is saved or left; nil without income.
    var savingsRate: ExactDecimal? { Self.savingsRate(totalIncome, saved + fundsAvailable) }

    /// The part of the income that is not spent, rounded half up to hundredths of a percent.
    static func savingsRate(_ income: Int64, _ unspent: Int64) -> ExactDecimal? {
        if income == 0 { return nil }
        return ExactDecimal(
            (Int128(unspent) * 10_000).divided(by: Int128(income), .halfUp), scale: 4)
    }

    /// How many months of expenses the reserve pays, in tenths, rounded down.
    var monthsOfReserve: ExactDecimal? {
        guard let reserve, totalExpenses > 0 else { return nil }
        return ExactDecimal(
            (Int128(reserve) * 10).divided(by: Int128(totalExpenses), .down), scale: 1)
    }

    /// Some expense says whether it is fixed.
    var hasCosts: Bool { expenses.contains { $0.cost != nil } }

    /// Some expense says what it is for.
    var hasKinds: Bool { expenses.contains { $0.kind != nil } }

    /// Expenses that do not say what they are for.
    var withoutKind: [BudgetLine] { expenses.filter { $0.kind == nil } }
}
