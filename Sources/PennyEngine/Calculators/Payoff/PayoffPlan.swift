/// Debts and what can be paid on them: readable inputs that fit together.
struct PayoffPlan {
    let currency: Currency
    let debts: [Debt]
    /// What is paid each month, on all debts together.
    let budget: Int64
    let strategy: Strategy

    struct Debt: Equatable {
        let name: String
        let balance: Int64
        let rate: ExactDecimal
        /// What must be paid each month.
        let minimum: Int64

        /// The debt as a list input shows it.
        var named: [NamedQuantity] {
            [
                NamedQuantity("name", .text(name)), NamedQuantity("balance", .money(balance)),
                NamedQuantity("rate", .rate(rate)), NamedQuantity("minimum", .money(minimum)),
            ]
        }

        /// The interest of a month: the balance times a twelfth of the rate,
        /// rounded half up. Nil where it is larger than any amount.
        func interest(on balance: Int64) -> Int64? {
            try? PeriodicRate(rate, .payment, periodsAYear: 12).interest(on: balance, .halfUp)
        }
    }

    /// Which debt gets what the minimums leave.
    enum Strategy: Equatable {
        /// The highest rate first; of equal rates the lower balance, then the
        /// smaller minimum.
        case avalanche
        /// The lowest balance first; of equal balances the higher rate, then the
        /// smaller minimum.
        case snowball

        var other: Strategy { self == .avalanche ? .snowball : .avalanche }

        var name: String { self == .avalanche ? "avalanche" : "snowball" }

        /// The key of its messages.
        var word: PayoffWords.Strategy { self == .avalanche ? .avalanche : .other }
    }

    var owed: Int64 { debts.reduce(0) { $0 + $1.balance } }

    /// The places of the debts in the order of a strategy, by what is owed at
    /// the start of a month. Debts that are equal in all but their names stand as
    /// in the list, so that no order of the list makes another plan.
    func order(_ strategy: Strategy, _ balances: ArraySlice<Int64>) -> [Int] {
        let start = balances.startIndex
        return sortedPlaces(debts.count) { first, second in
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
