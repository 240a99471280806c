/// A budget compared with the 50/30/20 rule: 50 % of the income for needs, 30 % for wants, 20 % for
/// savings and debt.
struct BudgetTargets: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let label: Quantity
        let target: Int64
        let actual: Int64
        /// The target in thousandths of the income.
        let targetShare: Int64
        let actualShare: Int64
    }

    static let shares: [Int64] = [500, 300, 200]

    /// Needs, wants, and savings and debt. The last includes what is left of the income.
    let parts: [Part]

    /// Compares a budget with the rule. Returns nil if no expense has a kind or there is no income.
    init?(_ plan: BudgetPlan) {
        guard plan.hasKinds, plan.totalIncome > 0 else { return nil }
        let labels: [Quantity] = [
            .words(BudgetWords.tableTargetsNeeds, machine: "Needs"),
            .words(BudgetWords.tableTargetsWants, machine: "Wants"),
            .words(BudgetWords.tableTargetsSavings, machine: "Savings and debt"),
        ]
        let targets = LargestRemainder.split(plan.totalIncome, by: Self.shares)
        let actuals = [
            plan.expenses.total { $0.kind == .need }, plan.expenses.total { $0.kind == .want },
            plan.toSave,
        ]
        let shares = LargestRemainder.split(1_000, by: actuals + [plan.withoutKind.total])
        parts = labels.indices.map {
            Part(
                label: labels[$0], target: targets[$0], actual: actuals[$0],
                targetShare: Self.shares[$0], actualShare: shares[$0])
        }
    }
}
