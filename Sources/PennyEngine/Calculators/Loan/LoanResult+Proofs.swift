extension LoanResult {
    var proofs: [Proof] {
        var repaid: Int64 = 0
        var rowsAdd = true
        for row in schedule.rows {
            repaid += row.principal + row.extra
            rowsAdd = rowsAdd && row.payment == row.interest + row.principal
        }
        let balance = schedule.rows.last?.balance ?? terms.principal
        let isAdded = schedule.openingBalance > terms.principal
        let proofs = [
            Proof(
                [
                    .text("The principal repaid, "), .value(.money(repaid)),
                    .text(
                        isAdded
                            ? ", is the amount borrowed and the interest of the odd days."
                            : ", is the amount borrowed."),
                ], holds: repaid == schedule.openingBalance),
            Proof(
                Piece.inEach(schedule.rows.count, "row", "rows") + [
                    .text(", interest and principal add up to the payment.")
                ], holds: rowsAdd),
            Proof(
                [
                    .text("The balance after the last payment is "), .value(.money(balance)),
                    .text("."),
                ],
                holds: balance == 0),
            Proof(
                [
                    .text("Total paid less the amount borrowed is the total interest: "),
                    .value(.money(schedule.totalPaid - terms.principal)), .text("."),
                ], holds: schedule.totalPaid - terms.principal == schedule.totalInterest),
            noteRateProof,
        ]
        return proofs + homeProofs
    }

    /// The APR without fees is the rate agreed, but for the rounding of rows.
    private var noteRateProof: Proof {
        var statement: [Piece] = []
        if terms.hasOneNominalRate, let aprWithoutFees {
            statement = [
                .text("Without fees, the APR of these payments is "),
                .value(.rate(aprWithoutFees)), .text("; the rate agreed is "),
                .value(.rate(terms.rateSteps[0].rate)), .text(". "),
            ]
        }
        statement += [
            .text(
                """
                Counted back to the start at the rate agreed, all payments are worth the amount \
                borrowed but for
                """),
            .text(" "), .value(.number(noteRate.residue(terms.currency))),
            .text("; rounding the interest of "),
        ]
        statement += Piece.counted(schedule.rows.count, "row", "rows")
        statement += [
            .text(" can make up to "), .value(.money(noteRate.allowance)), .text("."),
        ]
        return Proof(statement, holds: noteRate.holds)
    }
}

extension LoanTerms {
    /// The rate agreed is what the APR of a loan without fees is: one nominal
    /// rate for equal periods from the start on.
    var hasOneNominalRate: Bool {
        let isPerPayment =
            switch compounding {
            case .payment: true
            case .timesAYear(let times): times == paymentsAYear
            }
        return rateSteps.count == 1 && isPerPayment && dayCount == nil
            && dates?.hasRegularFirstPeriod ?? true
    }
}
