/// Why debts cannot be repaid as asked.
public enum DebtFailure: Equatable, Sendable {
    /// A list has more entries than is computed.
    case tooMany(limit: Int)
    /// What is paid a month does not reach what must be paid.
    case belowMinimums(paid: Int64, minimums: Int64, Currency)
    /// Something is still owed after the longest time that is computed.
    case neverRepaid(paid: Int64, interest: Int64, months: Int, Currency)
    /// A payment that does not even pay the interest.
    case belowInterest(paid: Int64, interest: Int64, Currency)
}
