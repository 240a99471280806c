extension PayoffResult {
    private typealias Words = PayoffWords

    var proofs: [Proof] { [totalProof, rowsProof, budgetProof, endProof] }

    /// Checks that the total paid equals the debts plus their interest.
    private var totalProof: Proof {
        let paid = schedule.payments.reduce(0, +)
        let cost = plan.owed + schedule.interests.reduce(0, +)
        return Proof(
            Words.proofTotal(paid: paid, cost: cost),
            holds: paid == cost && paid == schedule.totalPaid)
    }

    private var rowsProof: Proof {
        var holds = true
        for month in 1...schedule.months {
            for (debt, cell) in schedule.row(month).enumerated() {
                let before =
                    month == 1
                    ? plan.debts[debt].balance : schedule.balances[cell - plan.debts.count]
                let after = before + schedule.interests[cell] - schedule.payments[cell]
                holds = holds && after == schedule.balances[cell] && after >= 0
            }
        }
        return Proof(Words.proofRows(months: schedule.months), holds: holds)
    }

    /// Checks that every month pays the budget, and the last month no more than it.
    private var budgetProof: Proof {
        var holds = true
        var last: Int64 = 0
        for month in 1...schedule.months {
            last = schedule.payments[schedule.row(month)].reduce(0, +)
            holds = holds && (month < schedule.months ? last == plan.budget : last <= plan.budget)
        }
        return Proof(Words.proofBudget(budget: plan.budget, last: last), holds: holds)
    }

    private var endProof: Proof {
        let left = schedule.balances[schedule.row(schedule.months)].reduce(0, +)
        return Proof(Words.proofEnd(left: left), holds: left == 0)
    }
}
