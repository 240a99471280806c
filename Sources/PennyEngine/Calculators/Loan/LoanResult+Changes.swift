/// What a payment that changes by contract, and odd days before the first whole
/// period, add to a loan's result.
extension LoanResult {
    /// The payment changes by contract, or may.
    var changes: Bool { terms.paymentChange != nil }

    /// The highest payment but for the last, which takes the rest.
    var highestPayment: Int64 {
        schedule.rows.dropLast().reduce(payment) { max($0, $1.payment) }
    }

    /// The most that is ever owed.
    var highestBalance: Int64 {
        schedule.rows.reduce(schedule.openingBalance) { max($0, $1.balance) }
    }

    var changeFigures: [Figure] {
        guard changes else { return [] }
        return [
            Figure("highestPayment", "Highest payment before the last", .money(highestPayment)),
            Figure("highestBalance", "Most that is owed", .money(highestBalance)),
        ]
    }

    var oddFigures: [Figure] {
        terms.oddDays == nil
            ? [] : [Figure("oddInterest", "Interest of the odd days", .money(schedule.oddInterest))]
    }

    var oddNotes: [[Piece]] {
        guard let odd = terms.oddDays, schedule.oddInterest > 0 else { return [] }
        let interest: [Piece] = [
            .text("The interest of the "), .value(.count(odd.days)),
            .text(" odd days before the first whole period, "),
            .value(.money(schedule.oddInterest)),
        ]
        let words: String =
            switch odd.charge {
            case .firstPayment: ", comes on top of the first payment."
            case .amortized:
                ", is due with the first payment. All payments are a little higher for it."
            case .principal:
                """
                , is added to the debt and bears interest itself. It is in the total interest, and \
                in no row of the table, which begins with the higher debt.
                """
            }
        return [interest + [.text(words)]]
    }
}
