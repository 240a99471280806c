/// The reason why debts cannot be repaid as asked.
public enum DebtFailure: Equatable, Sendable {
    /// A list has more entries than the calculator allows.
    case tooMany(limit: Int)
    /// The monthly budget is below the sum of the minimum payments.
    case belowMinimums(paid: Int64, minimums: Int64, Currency)
    /// A balance is left after the longest time that is computed.
    case neverRepaid(paid: Int64, interest: Int64, months: Int, Currency)
    /// The payment is below the interest.
    case belowInterest(paid: Int64, interest: Int64, Currency)
}
