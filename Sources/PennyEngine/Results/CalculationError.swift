/// The reason why a calculation with valid inputs has no result.
public enum CalculationError: Error, Equatable, Sendable {
    /// An amount exceeds `Money.limit`.
    case tooLarge
    /// No precision that was tried decides the rounding of a value.
    case undecided
    /// The payment is below the interest, and nothing allows the debt to grow.
    case paymentBelowInterest(payment: Int64, interest: Int64)
    /// A payment date is outside the calendar.
    case dateOutOfRange
    /// The fees use up the whole loan.
    case feesReachPrincipal
    /// The payments are less than the advances.
    case paymentsBelowAdvances(paid: Int64, advanced: Int64)
    /// No rate from 0 makes the payments equal in value to the advances.
    case noRate
    /// The target is not reached in the longest time that is computed.
    case targetBeyondTime
    /// The target is not reached at the highest rate that is computed.
    case targetBeyondRates
}
