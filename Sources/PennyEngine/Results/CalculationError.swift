/// Why a calculation with readable inputs has no answer.
public enum CalculationError: Error, Equatable, Sendable {
    /// An amount grows past `Money.limit`.
    case tooLarge
    /// No precision tried could tell which way a value rounds.
    case undecided
    /// The payment does not even pay the interest, and nothing allows the debt to grow.
    case paymentBelowInterest(payment: Int64, interest: Int64)
    /// A payment date lies outside the calendar.
    case dateOutOfRange
    /// Nothing is left of the loan after the fees.
    case feesReachPrincipal
    /// The payments add up to less than was advanced.
    case paymentsBelowAdvances(paid: Int64, advanced: Int64)
    /// No rate from 0 makes the payments worth what was advanced.
    case noRate
    /// A target lies further than the longest time there is.
    case targetBeyondTime
    /// A target is not reached at the highest rate there is.
    case targetBeyondRates
}
