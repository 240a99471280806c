import PennyNaturals

/// A polynomial in the discount factor of one time unit. Each term is an amount whose exponent is
/// its time. The zeros give the rates of a cash flow.
struct DiscountPolynomial: Equatable, Sendable {
    struct Term: Equatable, Sendable {
        let amount: Int64
        let exponent: Int64
    }

    /// The terms in rising order of exponents. The first exponent is 0, and no amount is zero.
    let terms: [Term]

    /// Creates a polynomial from flows sorted by time. Flows at the same time are added up.
    init(_ flows: [(amount: Int64, time: Int64)]) {
        var merged: [Term] = []
        for flow in flows {
            if let last = merged.last, last.exponent == flow.time {
                merged.removeLast()
                merged.append(Term(amount: last.amount + flow.amount, exponent: flow.time))
            } else {
                merged.append(Term(amount: flow.amount, exponent: flow.time))
            }
        }
        let nonzero = merged.filter { $0.amount != 0 }
        let first = nonzero.first?.exponent ?? 0
        self.init(nonzero.map { Term(amount: $0.amount, exponent: $0.exponent - first) })
    }

    private init(_ terms: [Term]) {
        self.terms = terms
    }

    /// The polynomial with the time reversed. Its zeros are the reciprocals.
    var reversed: DiscountPolynomial {
        let last = terms.last?.exponent ?? 0
        var mirrored: [Term] = []
        for term in terms.reversed() {
            mirrored.append(Term(amount: term.amount, exponent: last - term.exponent))
        }
        return DiscountPolynomial(mirrored)
    }

    /// The polynomial divided by 1 − factor as often as possible without a remainder. Its other
    /// zeros are the same. A polynomial of high degree is not divided, because the quotient would
    /// have too many terms.
    var withoutZeroAtOne: DiscountPolynomial {
        var quotient = self
        while let last = quotient.terms.last, last.exponent <= 2_000,
            let next = quotient.dividedOnce
        {
            quotient = next
        }
        return quotient
    }

    /// The multiplicity of the zero at the factor 1. `rest` is the quotient after division, and
    /// each division lowered the degree by one. Without a division, it is the order of the first
    /// nonzero moment.
    func timesZeroAtOne(without rest: DiscountPolynomial) -> Int {
        let divisions = (terms.last?.exponent ?? 0) - (rest.terms.last?.exponent ?? 0)
        if divisions > 0 { return Int(divisions) }
        for order in 0..<4 where moment(order) != 0 { return order }
        return 4
    }

    /// The polynomial divided by 1 − factor: the running sums of the amounts. Nil if the last sum
    /// is not zero.
    private var dividedOnce: DiscountPolynomial? {
        var divided: [Term] = []
        var sum: Int64 = 0
        var index = 0
        for exponent in 0...(terms.last?.exponent ?? 0) {
            if terms[index].exponent == exponent {
                let (next, overflow) = sum.addingReportingOverflow(terms[index].amount)
                if overflow || next.magnitude >> 61 != 0 { return nil }
                sum = next
                index += 1
            }
            if sum != 0 { divided.append(Term(amount: sum, exponent: exponent)) }
        }
        return sum == 0 && !divided.isEmpty ? DiscountPolynomial(divided) : nil
    }

    /// The number of sign changes between consecutive amounts: the largest number of positive zeros
    /// (Descartes).
    var signChanges: Int {
        var changes = 0
        for index in 1..<max(terms.count, 1)
        where (terms[index].amount < 0) != (terms[index - 1].amount < 0) {
            changes += 1
        }
        return changes
    }

    /// The sum of amount × exponent^order; nil if it is too large. Order 0 is the value at the
    /// factor 1, and higher orders give the derivatives there.
    func moment(_ order: Int) -> Int128? {
        var sum: Int128 = 0
        for term in terms {
            guard let weight = Self.weight(term, order) else { return nil }
            let signed = Int128(weight)
            let (next, overflow) = sum.addingReportingOverflow(term.amount < 0 ? -signed : signed)
            if overflow { return nil }
            sum = next
        }
        return sum
    }

    /// The magnitude of amount × exponent^order; nil if it is too large.
    static func weight(_ term: Term, _ order: Int) -> UInt128? {
        var weight = UInt128(term.amount.magnitude)
        for _ in 0..<order {
            let (next, overflow) = weight.multipliedReportingOverflow(
                by: UInt128(term.exponent.magnitude))
            if overflow || next >> 120 != 0 { return nil }
            weight = next
        }
        return weight
    }

    /// Whether the polynomial is exactly zero at the factor `numerator` / `denominator`.
    func isZero(at numerator: BigNatural, over denominator: BigNatural) -> Bool {
        let common = numerator.greatestCommonDivisor(with: denominator)
        let top = numerator.quotientAndRemainder(dividingBy: common).0
        let bottom = denominator.quotientAndRemainder(dividingBy: common).0
        var positive = BigNatural.zero
        var negative = BigNatural.zero
        var power = BigNatural.one
        var reached: Int64 = 0
        for term in terms {
            let gap = Int(term.exponent - reached)
            let widening = bottom.power(gap)
            power = power * top.power(gap)
            positive = positive * widening
            negative = negative * widening
            let part = power * BigNatural(term.amount.magnitude)
            if term.amount < 0 { negative = negative + part } else { positive = positive + part }
            reached = term.exponent
        }
        return positive == negative
    }
}
