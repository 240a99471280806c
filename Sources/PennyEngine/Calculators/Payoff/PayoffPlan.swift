/// The validated inputs of a debt payoff plan: the debts and the budget.
struct PayoffPlan {
    let currency: Currency
    var debts: [Debt] = []
    /// The total payment each month, for all debts together.
    var budget: Int64 = 0
    var strategy = Strategy.avalanche

    struct Debt: Equatable {
        var name = ""
        var balance: Int64 = 0
        var rate = ExactDecimal.zero
        /// The minimum payment each month.
        var minimum: Int64 = 0

        /// The monthly interest: the balance times a twelfth of the rate, rounded half up. Nil if
        /// it exceeds every amount.
        func interest(on balance: Int64) -> Int64? {
            try? PeriodicRate(rate, .payment, periodsAYear: 12).interest(on: balance, .halfUp)
        }
    }

    /// The order in which debts get the budget that remains after the minimums.
    enum Strategy: Equatable {
        /// The highest rate first. For equal rates, the lower balance, then the smaller minimum.
        case avalanche
        /// The lowest balance first. For equal balances, the higher rate, then the smaller minimum.
        case snowball

        var other: Strategy { self == .avalanche ? .snowball : .avalanche }

        var name: String { self == .avalanche ? "avalanche" : "snowball" }

        /// The strategy as a message argument.
        var word: PayoffWords.Strategy { self == .avalanche ? .avalanche : .other }
    }

    var owed: Int64 { debts.reduce(0) { $0 + $1.balance } }

    /// The indices of the debts in the order of a strategy, by the balances at the start of a
    /// month. Debts that differ only in name stay in list order, so that the order of the list does
    /// not change the plan.
    func order(_ strategy: Strategy, _ balances: ArraySlice<Int64>) -> [Int] {
        let start = balances.startIndex
        return sortedIndices(debts.count) { first, second in
            let rates = (debts[first].rate, debts[second].rate)
            let owed = (balances[start + first], balances[start + second])
            if rates.0 == rates.1, owed.0 == owed.1 {
                return debts[first].minimum < debts[second].minimum
            }
            switch strategy {
            case .avalanche: return rates.0 == rates.1 ? owed.0 < owed.1 : rates.1 < rates.0
            case .snowball: return owed.0 == owed.1 ? rates.1 < rates.0 : owed.0 < owed.1
            }
        }
    }
}
