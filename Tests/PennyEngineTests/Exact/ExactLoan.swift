import PennyEngine

/// A loan in exact fractions, as a reference for the engine's schedules. It follows the documented
/// rules with other arithmetic than the engine's.
struct ExactLoan {
    /// The rate of one period: ((u + d) / d)^e − 1.
    struct Rate {
        let u, d: UInt64
        var e = 1
    }

    struct Extra {
        let amount, first, every, last: Int
    }

    struct Row: Equatable {
        let payment, interest, principal, extra, balance: Int128
    }

    /// The largest amount that the engine computes, in minor units.
    static let limit: Int128 = 1_000_000_000_000_000

    var principal: Int128 = 0
    var payments = 1
    var amortization = 1
    /// The rate of each step, and the number of the step's last payment.
    var rates: [(rate: Rate, monthly: Rate, end: Int)] = []
    var interestOnly = 0
    /// The agreed payments, and the number of the last payment of each amount.
    var agreed: [(amount: Int128, end: Int)] = []
    var fixedPayment: Int128?
    var repaysEqualParts = false
    var extras: [Extra] = []
    var rounding = RoundingRule.halfUp
    var paymentRounding = RoundingRule.halfUp
    /// For accelerated payments: the parts of a monthly payment, and the payments a year.
    var accelerated: (parts: Int128, aYear: Int)?

    /// Computes the rows. Returns nil if a balance, its interest or a level payment exceeds the
    /// limit. The last payment, which is a balance and its interest, may exceed it.
    func rows() -> [Row]? {
        var rows: [Row] = []
        var balance = principal
        var level: (step: Int, payment: Int128)?
        var part: Int128?
        for number in 1...payments {
            let step = rates.firstIndex { number <= $0.end } ?? 0
            let interest = Self.interest(balance, rates[step].rate, rounding)
            var payment: Int128
            if number <= interestOnly {
                payment = interest
            } else if let amount = agreed.first(where: { number <= $0.end })?.amount {
                payment = amount
            } else if let fixedPayment {
                payment = fixedPayment
            } else if repaysEqualParts {
                let own =
                    part
                    ?? Self.rounded(
                        balance, over: Int128(amortization - number + 1), paymentRounding)
                part = own
                payment = own + interest
            } else {
                if level?.step != step {
                    let remaining = amortization - number + 1
                    guard let own = levelPayment(balance, step, remaining) else { return nil }
                    level = (step, own)
                }
                payment = level?.payment ?? 0
            }
            if number == payments || payment > balance + interest { payment = balance + interest }
            let repaid = payment - interest
            var extra = extras.filter { Self.falls($0, number) }
                .reduce(Int128(0)) { $0 + Int128($1.amount) }
            extra = min(extra, balance - repaid)
            balance -= repaid + extra
            if max(balance, interest) > Self.limit { return nil }
            rows.append(
                Row(
                    payment: payment, interest: interest, principal: repaid, extra: extra,
                    balance: balance))
            if balance == 0 { break }
        }
        return rows
    }

    private static func falls(_ extra: Extra, _ number: Int) -> Bool {
        stride(from: extra.first, through: min(extra.last, number), by: extra.every)
            .contains(number)
    }

    private func levelPayment(_ balance: Int128, _ step: Int, _ remaining: Int) -> Int128? {
        var rate = rates[step].rate
        var count = remaining
        if let accelerated {
            rate = rates[step].monthly
            count = 0
            while count * accelerated.aYear < remaining * 12 { count += 1 }
        }
        let payment = Self.payment(balance, rate, count, paymentRounding)
        if payment > Self.limit { return nil }
        return accelerated.map { Self.rounded(payment, over: $0.parts, paymentRounding) } ?? payment
    }

    // MARK: - Exact fractions

    static func interest(_ balance: Int128, _ rate: Rate, _ rule: RoundingRule) -> Int128 {
        if rate.e == 1 {
            return rounded(balance * Int128(rate.u), over: Int128(rate.d), rule)
        }
        let denominator = BigWhole.power(rate.d, rate.e)
        var grown = BigWhole.power(rate.u + rate.d, rate.e)
        grown.subtract(denominator)
        grown.multiply(by: UInt64(balance))
        return rounded(grown, over: denominator, rule)
    }

    /// The closed formula as one fraction: balance × i × (1 + i)^n ÷ ((1 + i)^n − 1).
    static func payment(
        _ balance: Int128, _ rate: Rate, _ count: Int, _ rule: RoundingRule
    ) -> Int128 {
        if rate.u == 0 { return rounded(balance, over: Int128(count), rule) }
        let period = BigWhole.power(rate.d, rate.e)
        var interest = BigWhole.power(rate.u + rate.d, rate.e)
        interest.subtract(period)
        let growth = BigWhole.power(rate.u + rate.d, rate.e * count)
        var above = growth
        above.subtract(BigWhole.power(rate.d, rate.e * count))
        interest.multiply(by: UInt64(balance))
        return rounded(growth * interest, over: above * period, rule)
    }

    /// Rounds `above` ÷ `below` by shifting it before the fraction is cut off.
    static func rounded(_ above: Int128, over below: Int128, _ rule: RoundingRule) -> Int128 {
        switch rule {
        case .down: return above / below
        case .up: return (above + below - 1) / below
        case .halfUp: return (2 * above + below) / (2 * below)
        case .halfEven:
            let isTie = 2 * (above % below) == below
            let half = (2 * above + below) / (2 * below)
            return isTie && half % 2 == 1 ? half - 1 : half
        }
    }

    static func rounded(_ above: BigWhole, over below: BigWhole, _ rule: RoundingRule) -> Int128 {
        let (whole, rest) = above.dividedByEstimates(by: below)
        let quotient = Int128(whole)
        let isExact = rest.words.isEmpty
        let twice = rest + rest
        let isTie = !(twice < below) && !(below < twice)
        switch rule {
        case .down: return quotient
        case .up: return isExact ? quotient : quotient + 1
        case .halfUp: return twice < below ? quotient : quotient + 1
        case .halfEven:
            if isTie { return quotient % 2 == 0 ? quotient : quotient + 1 }
            return twice < below ? quotient : quotient + 1
        }
    }
}
