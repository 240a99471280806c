// The wording of problems with the values of an annuity.
extension InputProblem {
    func annuitySummary(_ failure: AnnuityFailure) -> Wording {
        switch failure {
        case .unclear(let missing): "\(Self.list(missing)) are missing, and one can be asked for"
        case .nothingAsked: "nothing is asked for: all five values are given"
        case .noRate: "no rate up to 1000% a period makes these amounts come to nothing"
        case .neverReached: "no number of periods makes these amounts come to nothing"
        case .notPeriods(let typed): "\(name) “\(typed)” does not name periods"
        case .outside(let typed, let periods):
            "\(name) “\(typed)” is not within the \(periods) periods"
        }
    }

    func annuityNextStep(_ failure: AnnuityFailure) -> Wording {
        switch failure {
        case .unclear: "Add “solveFor: payment” for the payment; amounts left out are then zero."
        case .nothingAsked: "Leave out the value that you want to know."
        case .noRate:
            """
            Give what you pay another sign than what you receive, as in “pay \(typed("400"))” and \
            “receive \(typed("20,000"))”.
            """
        case .neverReached:
            "Raise the payment, or check which amounts are paid and which are received."
        case .notPeriods: "Write one number or two, as in “13 to 24”."
        case .outside(_, let periods): "Write numbers from 1 to \(periods), the lower one first."
        }
    }
}
