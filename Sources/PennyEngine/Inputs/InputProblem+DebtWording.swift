// The wording of problems with repaying debts.
extension InputProblem {
    func debtSummary(_ failure: DebtFailure) -> Wording {
        switch failure {
        case .tooMany(let limit): "\(name) has more than \(limit) entries"
        case .belowMinimums(let paid, let minimums, let currency):
            """
            \(name) \(Self.amount(paid, currency)) is less than the minimums of \
            \(Self.amount(minimums, currency))
            """
        case .neverRepaid(let paid, _, let months, let currency):
            "\(name) \(Self.amount(paid, currency)) leaves debt after \(months) months"
        case .belowInterest(let paid, let interest, let currency):
            """
            \(name) \(Self.amount(paid, currency)) does not pay the interest of \
            \(Self.amount(interest, currency))
            """
        }
    }

    func debtNextStep(_ failure: DebtFailure) -> Wording {
        switch failure {
        case .tooMany(let limit): "Keep at most \(limit) entries, and add the smallest together."
        case .belowMinimums(_, let minimums, let currency):
            "Raise \(path.input) to at least \(Self.amount(minimums, currency))."
        case .neverRepaid(_, let interest, _, let currency):
            """
            Raise \(path.input); the interest of the first month alone is \
            \(Self.amount(interest, currency)).
            """
        case .belowInterest(_, let interest, let currency):
            "Write a payment above \(Self.amount(interest, currency))."
        }
    }
}
