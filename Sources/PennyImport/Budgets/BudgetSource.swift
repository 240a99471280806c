/// The programs whose budgets can be imported.
public enum BudgetSource: String, CaseIterable, Sendable {
    case auto, hledger, ledger, ynab

    /// The file formats of the program.
    var shapes: [BudgetShape] {
        switch self {
        case .auto: BudgetShape.allCases
        case .hledger, .ledger: [.journal, .accounts, .postings]
        case .ynab: [.plan, .register]
        }
    }
}

/// The file format of a budget.
enum BudgetShape: CaseIterable {
    /// Periodic rules of ledger or hledger.
    case journal
    /// A row per account, a column per period.
    case accounts
    /// A row per posting.
    case postings
    /// A row per category and month.
    case plan
    /// A row per payment.
    case register

    /// The name of the format in messages.
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
