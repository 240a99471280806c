extension CardResult {
    private typealias Words = CardWords

    var proofs: [Proof] {
        isPaidOff ? [rowsProof, minimumProof, totalProof] : [rowsProof, minimumProof]
    }

    private var rowsProof: Proof {
        var balance = terms.owed
        var holds = true
        for row in schedule.rows {
            holds = holds && row.balance == balance + row.interest - row.payment
            balance = row.balance
        }
        return Proof(Words.proofRows(months: schedule.rows.count), holds: holds)
    }

    /// Checks that each payment is the larger of the percentage and the least amount, unless less
    /// is owed.
    private var minimumProof: Proof {
        var balance = terms.owed
        var byPercent = 0
        var holds = true
        for row in schedule.rows {
            let minimum = terms.minimum(on: balance, interest: row.interest)
            holds = holds && row.payment == min(minimum, balance + row.interest)
            if row.payment > terms.minimumAmount { byPercent += 1 }
            balance = row.balance
        }
        return Proof(
            Words.proofMinimum(payments: byPercent, least: terms.minimumAmount), holds: holds)
    }

    private var totalProof: Proof {
        let sum = schedule.rows.reduce(0) { $0 + $1.payment }
        let last = schedule.rows[schedule.rows.count - 1].balance
        return Proof(
            Words.proofTotal(paid: sum, left: last),
            holds: sum == terms.owed + schedule.totalInterest && sum == schedule.totalPaid
                && last == 0)
    }
}
