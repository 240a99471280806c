extension RefinanceResult {
    var proofs: [Proof] {
        [
            repaidProof(old, terms.balance, "today's loan"),
            repaidProof(new, terms.newPrincipal, "the new loan"), positionProof, crossingProof,
        ]
    }

    private func repaidProof(
        _ schedule: LoanSchedule, _ principal: Int64, _ name: Wording
    ) -> Proof {
        var repaid: Int64 = 0
        for row in schedule.rows { repaid += row.principal }
        return Proof(
            [
                .words("The principal repaid on \(name), "), .value(.money(repaid)),
                .text(", is what is owed on it."),
            ],
            holds: repaid == principal && schedule.totalPaid == principal + schedule.totalInterest)
    }

    /// The advantage by interest is the advantage by all that was paid and is
    /// still owed.
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
        return Proof(
            Piece.inEach(balance.months.count, "month", "months") + [
                .text(
                    """
                    , interest saved less costs is what both loans have taken and what is still \
                    owed, set against each other.
                    """
                )
            ], holds: holds)
    }

    /// Before the break-even the costs are not back, after it they are. Without
    /// costs nothing has to come back, and it is the first month.
    private var crossingProof: Proof {
        guard let month = balance.breakEven else {
            let best = balance.months[balance.best - 1].advantage
            return Proof(
                [
                    .text("In the best month the new loan is still behind by "),
                    .value(.money(-best)), .text("."),
                ], holds: best < 0)
        }
        let before = month == 1 ? -terms.costs : balance.months[month - 2].advantage
        let after = balance.months[month - 1].advantage
        return Proof(
            [
                .text("After month "), .value(.count(month)), .text(" the interest saved is "),
                .value(.money(after + terms.costs)), .text(", a month earlier "),
                .value(.money(before + terms.costs)), .text("; the costs are "),
                .value(.money(terms.costs)), .text("."),
            ], holds: after >= 0 && (before < 0 || month == 1))
    }
}
