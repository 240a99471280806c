extension CardResult {
    private typealias Words = CardWords

    var proofs: [Proof] {
        isPaidOff ? [rowsProof, paymentProof, totalProof] : [rowsProof, paymentProof]
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

    /// Checks that each payment is the one that is due, unless less is owed.
    private var paymentProof: Proof {
        let least = terms.payment ?? terms.minimum?.amount ?? 0
        var balance = terms.owed
        var higher = 0
        var holds = true
        for row in schedule.rows {
            let due = terms.due(on: balance, interest: row.interest)
            holds = holds && row.payment == min(due, balance + row.interest)
            if row.payment > least { higher += 1 }
            balance = row.balance
        }
        return Proof(
            terms.payment == nil
                ? Words.proofMinimum(payments: higher, least: least)
                : Words.proofPayment(payments: higher, payment: least), holds: holds)
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
