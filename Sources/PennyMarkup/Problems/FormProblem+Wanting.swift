import PennyEngine

extension FormProblem {
    /// Whether the input itself is not filled in yet.
    var isMissing: Bool {
        switch problem.kind {
        case .missing: true
        case .inSet: inner?.isMissing ?? false
        default: false
        }
    }

    /// Whether inputs are only not filled in yet, and none of them is wrong.
    var isWanting: Bool {
        switch problem.kind {
        case .missing, .needs, .needsAmount, .needsOneOf, .dateMissing: return true
        case .oneLeftOut(_, let left): return left > 1
        case .own(let own):
            if case .annuity(.unclear) = own.failure { return true }
            return false
        case .inSet: return inner?.isWanting ?? false
        default: return false
        }
    }
}
