/// The programs whose budgets can be imported.
public enum BudgetSource: String, CaseIterable, Sendable {
    case auto, hledger, ledger, ynab

    /// The shapes a file of it may have.
    var shapes: [BudgetShape] {
        switch self {
        case .auto: BudgetShape.allCases
        case .hledger, .ledger: [.journal, .accounts, .postings]
        case .ynab: [.plan, .register]
        }
    }
}

/// How a file holds a budget.
enum BudgetShape: CaseIterable {
    /// Periodic rules of ledger or hledger.
    case journal
    /// A row an account, a column a period.
    case accounts
    /// A row a posting.
    case postings
    /// A row a category of a month.
    case plan
    /// A row a payment.
    case register

    /// What a message calls it.
    var description: String {
        switch self {
        case .journal: "a journal with periodic rules (~ monthly)"
        case .accounts: "the CSV of hledger balance, with --budget or without (account, balance)"
        case .postings: "the CSV of hledger register or of ledger csv (date, account, amount)"
        case .plan: "the plan of a budget app (Month, Category Group, Category, Assigned)"
        case .register:
            "the register of a budget app (Date, Category, and Outflow and Inflow or Amount)"
        }
    }
}
