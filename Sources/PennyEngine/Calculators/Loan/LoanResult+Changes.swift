/// What a payment that changes by contract, and odd days before the first whole
/// period, add to a loan's result.
extension LoanResult {
    private typealias Words = LoanWords

    /// The payment changes by contract, or may.
    var changes: Bool { terms.paymentChange != nil }

    /// The most that is ever owed.
    var highestBalance: Int64 {
        schedule.rows.reduce(schedule.openingBalance) { max($0, $1.balance) }
    }

    var changeFigures: [Figure] {
        var figures: [Figure] = []
        if hasInitialPayment {
            figures.append(
                Figure(
                    "initialPayment", Words.figurePaymentFirst,
                    .money(schedule.rows[0].payment)))
        }
        if showsHighestPayment {
            figures.append(
                Figure("highestPayment", Words.figureHighestPayment, .money(highestPayment)))
        }
        if changes {
            figures.append(
                Figure("highestBalance", Words.figureHighestBalance, .money(highestBalance)))
        }
        return figures
    }

    var oddFigures: [Figure] {
        terms.oddDays == nil
            ? [] : [Figure("oddInterest", Words.figureOddInterest, .money(schedule.oddInterest))]
    }

    var oddNotes: [Message] {
        guard let odd = terms.oddDays, schedule.oddInterest > 0 else { return [] }
        let (days, interest) = (odd.days, schedule.oddInterest)
        return switch odd.charge {
        case .firstPayment: [Words.noteOddFirstPayment(days: days, interest: interest)]
        case .amortized: [Words.noteOddAmortized(days: days, interest: interest)]
        case .principal: [Words.noteOddPrincipal(days: days, interest: interest)]
        }
    }
}
