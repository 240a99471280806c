import PennyEngine
import PennyTestSupport

/// A random loan in two forms: as a person types it, and as the reference reads it.
struct RandomLoan {
    private(set) var typed: [RawInput] = []
    private(set) var exact = ExactLoan()
    let currency: String
    private let decimals: Int
    /// The number of payments in a hundred years.
    private var longest = 0

    private static let rules: [(String, RoundingRule)] = [
        ("half-up", .halfUp), ("half-even", .halfEven), ("up", .up), ("down", .down),
    ]
    private static let frequencies = [
        ("monthly", 12), ("monthly", 12), ("monthly", 12), ("semimonthly", 24), ("biweekly", 26),
        ("weekly", 52), ("every-2-months", 6), ("quarterly", 4), ("semiannual", 2), ("yearly", 1),
    ]
    private static let compoundings = [
        ("semiannual", 2), ("annual", 1), ("monthly", 12), ("daily", 365),
    ]

    init(_ random: inout SeededGenerator) {
        (currency, decimals) = random.pick([
            ("USD", 2), ("USD", 2), ("EUR", 2), ("JPY", 0), ("KWD", 3),
        ])
        exact.principal = Int128(
            random.number(in: 1...random.pick([99, 99_999, 99_999_999, 99_999_999_999])))
        add("principal", money(exact.principal))
        let terms = [6, 24, 24, 60, 60, 120, 120, 180, 360]
        exact.payments = random.number(in: 1...random.pick(terms))
        addRates(&random)
        addPayments(&random)
        addExtras(&random)
        var rule = random.pick(Self.rules)
        add("rounding", rule.0)
        exact.rounding = rule.1
        rule = random.pick(Self.rules)
        add("paymentRounding", rule.0)
        exact.paymentRounding = rule.1
    }

    private mutating func add(_ name: String, _ text: String) {
        typed.append(RawInput(name, text))
    }

    /// Formats minor units as a person types them.
    private func money(_ amount: Int128) -> String {
        if decimals == 0 { return "\(amount)" }
        let digits = "\(amount)"
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }

    // MARK: - Rates

    private mutating func addRates(_ random: inout SeededGenerator) {
        var (name, aYear) = random.pick(Self.frequencies)
        var times: Int?
        if random.number(in: 0...7) == 0 {
            (name, aYear) = random.pick([("accelerated-biweekly", 26), ("accelerated-weekly", 52)])
            exact.accelerated = (aYear == 26 ? 2 : 4, aYear)
        } else {
            times = addCompounding(aYear, &random)
        }
        exact.payments = min(exact.payments, 100 * aYear)
        exact.amortization = exact.payments
        longest = 100 * aYear
        add("payments", name)
        add("term", "\(exact.payments) payments")
        var steps: [String] = []
        var start = 0
        let count = random.number(in: 0...4) == 0 ? random.number(in: 1...3) : 1
        for step in 1...count where start < exact.payments {
            let length =
                step == count
                ? exact.payments - start : random.number(in: 1...exact.payments - start)
            start += length
            let (text, millionths) = rate(&random)
            steps.append("\(text) payments \(length)")
            let exponent = times.map { $0 / aYear } ?? 1
            exact.rates.append(
                (
                    rate: .init(
                        u: millionths, d: 1_000_000 * UInt64(times ?? aYear), e: exponent),
                    monthly: .init(u: millionths, d: 12_000_000), end: start
                ))
            if count == 1 { add("rate", text) }
        }
        if count > 1 { add("rateSteps", steps.joined(separator: "; ")) }
    }

    /// Adds compounding for which the rate of a period is a fraction: with each payment, or a whole
    /// number of times between payments.
    private mutating func addCompounding(
        _ aYear: Int, _ random: inout SeededGenerator
    ) -> Int? {
        let exactOnes = Self.compoundings.filter { $0.1 % aYear == 0 && $0.1 < 30 }
        guard !exactOnes.isEmpty, random.number(in: 0...2) == 0 else { return nil }
        exact.payments = min(exact.payments, 60)
        let (name, times) = random.pick(exactOnes)
        add("compounding", name)
        return times
    }

    /// A rate with up to four decimals of a percent, and the same in millionths.
    private func rate(_ random: inout SeededGenerator) -> (String, UInt64) {
        let quarters = random.number(in: 0...random.pick([20, 80])) * 2_500
        let millionths = random.pick([
            quarters, random.number(in: 0...200_000),
            random.number(in: 0...random.pick([9, 10_000_000])),
        ])
        let fraction = "\(millionths % 10_000)"
        let padded = String(repeating: "0", count: 4 - fraction.count) + fraction
        return ("\(millionths / 10_000).\(padded)%", UInt64(millionths))
    }

    // MARK: - Payments

    private mutating func addPayments(_ random: inout SeededGenerator) {
        let number = random.number(in: 1...exact.payments)
        switch random.number(in: 0...9) {
        case 0:
            exact.interestOnly = number
            add("interestOnly", "\(number) payments")
        case 1:
            exact.amortization = min(exact.payments + random.number(in: 0...240), longest)
            add("amortization", "\(exact.amortization) payments")
        case 2:
            let amount = Int128(random.number(in: 0...Int(exact.principal) / exact.payments * 2))
            exact.agreed = [(amount, number)]
            add("fixedPayments", "\(money(amount)) payments \(number)")
        case 3 where exact.accelerated == nil:
            exact.repaysEqualParts = true
            add("repayment", "equal-principal")
        case 4 where typed.contains { $0.name == "rate" }:
            let interest = ExactLoan.interest(exact.principal, exact.rates[0].rate, .up)
            let payment = interest + Int128(random.number(in: 1...Int(exact.principal)))
            if payment <= ExactLoan.limit {
                exact.fixedPayment = payment
                add("payment", money(payment))
            }
        default: break
        }
    }

    private mutating func addExtras(_ random: inout SeededGenerator) {
        guard random.number(in: 0...2) == 0 else { return }
        var entries: [String] = []
        for _ in 1...random.number(in: 1...3) {
            let amount = random.number(in: 1...max(1, Int(exact.principal) / 20))
            let first = random.number(in: 1...exact.payments)
            let every = random.number(in: 1...12)
            let last = random.number(in: first...exact.payments)
            let extra = ExactLoan.Extra(amount: amount, first: first, every: every, last: last)
            exact.extras.append(extra)
            entries.append("\(money(Int128(amount))) from \(first) every \(every) to \(last)")
        }
        add("extra", entries.joined(separator: "; "))
    }
}
