/// Limits of amounts. An amount is a whole number of its currency's minor unit (cents, yen, fils)
/// in an `Int64`. There is no other form of money.
public enum Money {
    /// The largest amount, in minor units: ten trillion dollars in cents. It leaves room for every
    /// product of an amount and a rate in 128 bits.
    public static let limit: Int64 = 1_000_000_000_000_000
}
