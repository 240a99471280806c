/// A period's rate for balances whose interest fits one machine word. It rounds exactly as
/// `PeriodicRate.interest` does and is many times faster.
struct SmallRate {
    private let numerator: UInt64
    private let denominator: UInt64
    /// About 2^64 ÷ denominator, to multiply instead of dividing.
    private let reciprocal: UInt64
    /// The largest balance that it supports.
    let limit: Int64

    /// Creates the rate. Returns nil if it is not a ratio of two words.
    init?(_ rate: PeriodicRate) {
        guard case .ratio(let ratio) = rate, ratio.denominator <= Int128(Int64.max / 2),
            ratio.numerator <= ratio.denominator
        else { return nil }
        numerator = UInt64(ratio.numerator)
        denominator = UInt64(ratio.denominator)
        reciprocal = .max / denominator
        let most = UInt64(Int64.max) / max(numerator, 1)
        limit = Int64(min(most, UInt64(Money.limit)))
    }

    /// The interest on a balance from 0 to `limit`.
    func interest(on balance: Int64, _ rule: RoundingRule) -> Int64 {
        let exact = UInt64(balance) &* numerator
        var quotient = exact.multipliedFullWidth(by: reciprocal).high
        var rest = exact &- quotient &* denominator
        // The estimate is never too large, and at most one too small.
        while rest >= denominator {
            quotient &+= 1
            rest &-= denominator
        }
        let twice = rest &* 2
        let isAway =
            switch rule {
            case .halfUp: twice >= denominator
            case .halfEven: twice > denominator || (twice == denominator && quotient & 1 == 1)
            case .up: rest > 0
            case .down: false
            }
        return Int64(quotient &+ (isAway ? 1 : 0))
    }
}
