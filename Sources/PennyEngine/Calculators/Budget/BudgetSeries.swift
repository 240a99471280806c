/// A comparison of the budgets of several months. It reads only their finished calculations.
public struct BudgetSeries: Equatable, Sendable {
    /// The reason why calculations cannot form a series.
    public enum Failure: Error, Equatable, Sendable {
        /// There are fewer than two calculations.
        case tooFew
        /// The calculation with this label is not a budget.
        case notABudget(label: String)
        /// The budget with this label has no month.
        case withoutMonth(label: String)
        /// Two budgets are of the same month.
        case sameMonth(String, label: String, other: String)
        /// Two budgets are in different currencies.
        case differentCurrencies(label: String, other: String)
        /// The sums of all months are above `Money.limit`.
        case tooLarge
    }

    /// The months, earliest first.
    let months: [BudgetMonth]
    let currency: Currency
    /// The name that the months share, if they have one.
    let name: NormalisedInput?

    /// Creates a series from months in any order. A label identifies its calculation in a failure.
    public init(_ months: [(label: String, result: Calculation)]) throws(Failure) {
        guard months.count > 1, let first = months.first else { throw .tooFew }
        var read: [BudgetMonth] = []
        for (label, result) in months {
            let month = try BudgetMonth(label, result)
            if !result.currency.code.isSameText(as: first.result.currency.code) {
                throw .differentCurrencies(label: first.label, other: label)
            }
            for other in read where other.month.isSameText(as: month.month) {
                throw .sameMonth(month.month, label: other.label, other: label)
            }
            read.append(month)
        }
        for total in [read.map { $0.income }, read.map { $0.expenses }]
        where total.reduce(Int128(0), { $0 + Int128($1) }) > Int128(Money.limit) {
            throw .tooLarge
        }
        let earliestFirst = read.map { Int128(-$0.start.dayNumber) }.indicesLargestFirst()
        self.months = earliestFirst.map { read[$0] }
        currency = first.result.currency
        name = first.result.input("series")
    }

    /// The comparison, from which every page is rendered.
    public func calculation() -> Calculation {
        BudgetSeriesResult(self).calculation()
    }
}
