extension CommonWords {
    /// The name of a rounding rule.
    @inline(never)
    static func rounding(_ rule: RoundingRule) -> Message {
        switch rule {
        case .halfUp: CommonWords.roundingHalfUp
        case .halfEven: CommonWords.roundingHalfEven
        case .up: CommonWords.roundingUp
        case .down: CommonWords.roundingDown
        }
    }
}
