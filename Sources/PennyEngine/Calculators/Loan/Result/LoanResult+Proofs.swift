extension LoanResult {
    private typealias Words = LoanWords

    var proofs: [Proof] {
        var repaid: Int64 = 0
        var rowsAdd = true
        for row in schedule.rows {
            repaid += row.principal + row.extra
            rowsAdd = rowsAdd && row.payment == row.interest + row.principal
        }
        let balance = schedule.rows.last?.balance ?? terms.principal
        let isAdded = schedule.openingBalance > terms.principal
        let interest = schedule.totalPaid - terms.principal
        let proofs = [
            Proof(
                isAdded
                    ? Words.proofRepaidOdd(repaid: repaid) : Words.proofRepaid(repaid: repaid),
                holds: repaid == schedule.openingBalance),
            Proof(Words.proofRows(rows: schedule.rows.count), holds: rowsAdd),
            Proof(Words.proofEnd(balance: balance), holds: balance == 0),
            Proof(
                Words.proofInterest(interest: interest),
                holds: interest == schedule.totalInterest),
            noteRateProof,
        ]
        return proofs + aprProofs + homeProofs
    }

    /// Proves that the APR without fees is the note rate, within the rounding of rows.
    private var noteRateProof: Proof {
        let residue = noteRate.residue(terms.currency)
        let (rows, allowance) = (schedule.rows.count, noteRate.allowance)
        guard terms.hasOneNominalRate, let aprWithoutFees else {
            return Proof(
                Words.proofNoteRate(residue: residue, rows: rows, allowance: allowance),
                holds: noteRate.holds)
        }
        return Proof(
            Words.proofNoteRateApr(
                apr: aprWithoutFees, rate: terms.rateSteps[0].rate, residue: residue, rows: rows,
                allowance: allowance), holds: noteRate.holds)
    }
}

extension LoanTerms {
    /// Whether the APR of the loan without fees is the note rate: there is one nominal rate, and
    /// all periods are equal from the start.
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
