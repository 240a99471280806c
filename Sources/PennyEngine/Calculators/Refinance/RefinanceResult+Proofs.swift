extension RefinanceResult {
    private typealias Words = RefinanceWords

    var proofs: [Proof] {
        [
            repaidProof(old, terms.balance, Words.proofRepaidOld),
            repaidProof(new, terms.newPrincipal, Words.proofRepaidNew), positionProof,
            crossingProof,
        ]
    }

    private func repaidProof(
        _ schedule: LoanSchedule, _ principal: Int64,
        _ statement: (Int64) -> Message
    ) -> Proof {
        var repaid: Int64 = 0
        for row in schedule.rows { repaid += row.principal }
        return Proof(
            statement(repaid),
            holds: repaid == principal && schedule.totalPaid == principal + schedule.totalInterest)
    }

    /// Proves that the advantage by interest equals the advantage by all payments and the remaining
    /// balances.
    private var positionProof: Proof {
        var holds = true
        var oldPaid: Int64 = 0
        var newPaid = terms.upFrontCosts - terms.cashOut
        for month in balance.months {
            oldPaid += month.oldPayment
            newPaid += month.newPayment
            let position = (oldPaid + month.oldBalance) - (newPaid + month.newBalance)
            holds = holds && position == month.advantage
        }
        return Proof(Words.proofPosition(months: balance.months.count), holds: holds)
    }

    /// Proves that the costs are not recovered before the break-even month and are recovered in it.
    private var crossingProof: Proof {
        guard let month = balance.breakEven else {
            let best = balance.months[balance.best - 1].advantage
            if terms.costs == 0 { return Proof(Words.proofCrossingNone, holds: best <= 0) }
            return Proof(Words.proofCrossingNever(behind: -best), holds: best < 0)
        }
        let before = month == 1 ? -terms.costs : balance.months[month - 2].advantage
        let after = balance.months[month - 1].advantage
        return Proof(
            Words.proofCrossing(
                month: month, saved: after + terms.costs, before: before + terms.costs,
                costs: terms.costs),
            holds: after >= 0 && (before < 0 || terms.costs == 0 && before <= 0))
    }
}
