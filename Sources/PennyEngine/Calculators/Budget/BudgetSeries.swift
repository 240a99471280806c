/// Budgets of several months, compared. It reads nothing but the months'
/// finished calculations.
public struct BudgetSeries: Equatable, Sendable {
    /// Why calculations make no series.
    public enum Failure: Error, Equatable, Sendable {
        /// There are fewer than two.
        case tooFew
        /// The one of this label is not a budget.
        case notABudget(label: String)
        /// The budget of this label says no month.
        case withoutMonth(label: String)
        /// Two budgets are of the same month.
        case sameMonth(String, label: String, other: String)
        /// Two budgets are in different currencies.
        case differentCurrencies(label: String, other: String)
        /// The sums of all months are above `Money.limit`.
        case tooLarge
    }

    /// The months, the earliest first.
    let months: [BudgetMonth]
    let currency: Currency
    /// The word the months share, if they say one.
    let name: NormalisedInput?

    /// Takes the months in any order; a label says which one a failure means.
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
        let earliestFirst = read.map { Int128(-$0.start.dayNumber) }.placesLargestFirst()
        self.months = earliestFirst.map { read[$0] }
        currency = first.result.currency
        name = first.result.input("series")
    }

    /// The comparison as every page prints it.
    public func calculation() -> Calculation {
        BudgetSeriesResult(self).calculation()
    }
}
