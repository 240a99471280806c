/// The parts of a loan's result for a payment that changes by contract, and for odd days before the
/// first whole period.
extension LoanResult {
    private typealias Words = LoanWords

    /// Whether the contract can change the payment.
    var changes: Bool { terms.paymentChange != nil }

    /// The highest balance of the loan.
    var highestBalance: Int64 {
        schedule.rows.reduce(schedule.openingBalance) { max($0, $1.balance) }
    }

    /// The first payment, where interest-only payments come before the others.
    var initialFigures: [Figure] {
        guard hasInitialPayment else { return [] }
        return [
            Figure(
                "initialPayment", Words.figurePaymentFirst, .money(schedule.rows[0].payment))
        ]
    }

    var changeFigures: [Figure] {
        var figures: [Figure] = []
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
