import PennyNaturals

/// Amounts, each a whole number of units of time away: a polynomial in the
/// factor of one unit, from which rates are found where it is zero.
struct DiscountPolynomial: Equatable, Sendable {
    struct Term: Equatable, Sendable {
        let amount: Int64
        let exponent: Int64
    }

    /// In rising order of their exponents, of which the first is 0; no amount is zero.
    let terms: [Term]

    /// The amounts at the times of `flows`, which are in their order. Those of
    /// one time count as one.
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
        let kept = merged.filter { $0.amount != 0 }
        let first = kept.first?.exponent ?? 0
        self.init(kept.map { Term(amount: $0.amount, exponent: $0.exponent - first) })
    }

    private init(_ terms: [Term]) {
        self.terms = terms
    }

    /// The same amounts seen from the last: its zeros are the inverse ones.
    var reversed: DiscountPolynomial {
        let last = terms.last?.exponent ?? 0
        var turned: [Term] = []
        for term in terms.reversed() {
            turned.append(Term(amount: term.amount, exponent: last - term.exponent))
        }
        return DiscountPolynomial(turned)
    }

    /// The polynomial divided by 1 − factor as often as that leaves no rest: its
    /// other zeros are the same. Not for one of a high degree, which would have
    /// too many terms.
    var withoutZeroAtOne: DiscountPolynomial {
        var quotient = self
        while let last = quotient.terms.last, last.exponent <= 2_000,
            let next = quotient.dividedOnce
        {
            quotient = next
        }
        return quotient
    }

    /// How often the polynomial is zero at the factor 1, of which `rest` is what division
    /// left: each took one from the degree. Where none was tried, the first moment that
    /// is not zero tells.
    func timesZeroAtOne(without rest: DiscountPolynomial) -> Int {
        let divisions = (terms.last?.exponent ?? 0) - (rest.terms.last?.exponent ?? 0)
        if divisions > 0 { return Int(divisions) }
        for order in 0..<4 where moment(order) != 0 { return order }
        return 4
    }

    /// The sums of all amounts up to each exponent; nil where the last is not zero.
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

    /// How often the sign changes from one amount to the next: no polynomial has
    /// more positive zeros (Descartes).
    var signChanges: Int {
        var changes = 0
        for index in 1..<max(terms.count, 1)
        where (terms[index].amount < 0) != (terms[index - 1].amount < 0) {
            changes += 1
        }
        return changes
    }

    /// The sum of amount × exponent^order: at the factor 1 the value, and what
    /// its derivatives are made of. Nil where it is too large.
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

    /// The size of amount × exponent^order; nil where it is too large.
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

    /// Whether the polynomial is zero, without any error, at the factor
    /// `numerator` / `denominator`.
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
