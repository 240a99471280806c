/// The calculators there are. Each is one folder here: its inputs, its rules,
/// its result.
public enum Calculator: Equatable, Hashable, Sendable, CaseIterable {
    case loan
    case savings
    case comparison
    case budget

    /// The word of `kind:` in a file.
    public var name: String {
        switch self {
        case .loan: "loan"
        case .savings: "savings"
        case .comparison: "comparison"
        case .budget: "budget"
        }
    }

    /// What a page calls one saved set, and many of them.
    public var label: (one: String, many: String) {
        switch self {
        case .loan: ("Loan", "Loans")
        case .savings: ("Savings plan", "Savings")
        case .comparison: ("Comparison", "Comparisons")
        case .budget: ("Budget", "Budgets")
        }
    }

    /// The inputs it takes, in the order a page shows them.
    public var fields: [InputField] {
        switch self {
        case .loan: Loan.fields
        case .savings: Savings.fields
        case .comparison: Comparison.fields
        case .budget: Budget.fields
        }
    }

    /// The table that a spreadsheet gets.
    public var primaryTable: String {
        switch self {
        case .loan: "schedule"
        case .savings: "growth"
        case .comparison: "products"
        case .budget: "lines"
        }
    }

    /// The calculator with this name; nil for a name there is none of.
    public static func named(_ name: String) -> Calculator? {
        allCases.first { $0.name.isSameText(as: name) }
    }

    /// Computes the result of what was typed.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func calculate(
        _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) throws(InputProblems) -> Calculation {
        switch self {
        case .loan: try Loan.calculate(inputs, defaults)
        case .savings: try Savings.calculate(inputs, defaults)
        case .comparison: try Comparison.calculate(inputs, defaults)
        case .budget: try Budget.calculate(inputs, defaults)
        }
    }
}
