/// A line of a budget as typed, with its monthly amount.
struct BudgetLine: Equatable, Sendable {
    enum Side: Equatable, Sendable {
        case income, expenses

        /// The name of the list input in files.
        var name: String {
            switch self {
            case .income: "income"
            case .expenses: "expenses"
            }
        }

        /// The heading of this side's lines on a page.
        var label: Message {
            switch self {
            case .income: BudgetWords.tableLinesGroupIncome
            case .expenses: BudgetWords.tableLinesGroupExpenses
            }
        }
    }

    /// The purpose of an expense in the 50/30/20 rule.
    enum Kind: Equatable, Sendable { case need, want, saving, debt }

    enum Cost: Equatable, Sendable { case fixed, flexible }

    var name = ""
    /// The amount as typed, in minor units.
    var amount: Int64 = 0
    var frequency = BudgetFrequency.month
    var group: String?
    var kind: Kind?
    var cost: Cost?

    /// The exact monthly amount times twelve.
    var twelvefold: Int128 { Int128(amount) * Int128(frequency.timesAYear) }

    /// The monthly amount, rounded half up.
    var monthly: Int64 { Int64(twelvefold.divided(by: 12, .halfUp)) }
}

extension BudgetLine {
    /// Reads the line from an entry of a list input. Returns nil for an invalid entry.
    init?(_ named: [NamedQuantity]) {
        func quantity(_ name: String) -> Quantity? {
            for field in named where field.name.isSameText(as: name) { return field.quantity }
            return nil
        }
        guard case .text(let name) = quantity("name"), case .money(let amount) = quantity("amount"),
            case .choice(let every) = quantity("every"),
            let frequency = BudgetFrequency.named(every)
        else { return nil }
        self.name = name
        self.amount = amount
        self.frequency = frequency
        if case .text(let typed) = quantity("group") { group = typed } else { group = nil }
        kind = Self.choice(quantity("kind"), Budget.kindChoices)
        cost = Self.choice(quantity("cost"), Budget.costChoices)
    }

    private static func choice<Value>(
        _ quantity: Quantity?, _ choices: [(String, Value)]
    ) -> Value? {
        guard case .choice(let word) = quantity else { return nil }
        for (name, value) in choices where name.isSameText(as: word) { return value }
        return nil
    }
}

extension [BudgetLine] {
    /// The sum of the rounded monthly amounts, which is within the limit of amounts.
    var total: Int64 { reduce(0) { $0 + $1.monthly } }

    /// The sum of the lines that match a condition.
    func total(where isMeant: (BudgetLine) -> Bool) -> Int64 { filter(isMeant).total }
}
