import PennyEngine

// Reasons why readable inputs have no result.
extension FormProblem {
    func message(of error: CalculationError, _ currency: Currency) -> Message {
        switch error {
        case .tooLarge: ProblemWords.calculationTooLarge
        case .undecided: ProblemWords.calculationUndecided
        case .paymentBelowInterest(let payment, let interest):
            ProblemWords.calculationPaymentBelowInterest(
                payment: amount(payment, currency), interest: amount(interest, currency))
        case .dateOutOfRange: ProblemWords.calculationDateOutOfRange
        case .feesReachPrincipal: ProblemWords.calculationFeesReachPrincipal
        case .paymentsBelowAdvances(let paid, let advanced):
            ProblemWords.calculationPaymentsBelowAdvances(
                paid: amount(paid, currency), advanced: amount(advanced, currency))
        case .noRate: ProblemWords.calculationNoRate
        case .targetBeyondTime: ProblemWords.calculationTargetBeyondTime
        case .targetBeyondRates: ProblemWords.calculationTargetBeyondRates
        }
    }

    func message(of own: OwnProblem) -> Message {
        switch own.failure {
        case .size(let failure): message(of: failure)
        case .debt(let failure): message(of: failure)
        case .expression(let failure, _): message(of: failure)
        case .annuity(let failure): message(of: failure)
        }
    }

    private func message(of failure: DebtFailure) -> Message {
        switch failure {
        case .tooMany(let limit): ProblemWords.debtTooMany(limit: limit)
        case .belowMinimums(_, let minimums, let currency):
            ProblemWords.debtBelowMinimums(minimums: amount(minimums, currency))
        case .neverRepaid(_, let interest, let months, let currency):
            ProblemWords.debtNeverRepaid(months: months, interest: amount(interest, currency))
        case .belowInterest(_, let interest, let currency):
            ProblemWords.debtBelowInterest(interest: amount(interest, currency))
        }
    }

    private func message(of failure: AnnuityFailure) -> Message {
        switch failure {
        case .unclear(let missing): ProblemWords.annuityUnclear(fields: labels(missing))
        case .nothingAsked: ProblemWords.annuityNothingAsked
        case .noRate: ProblemWords.annuityNoRate(pay: typed("400"), receive: typed("20,000"))
        case .neverReached: ProblemWords.annuityNeverReached
        case .notPeriods: ProblemWords.annuityNotPeriods
        case .outside(_, let periods): ProblemWords.annuityOutside(periods: periods)
        }
    }
}
