/// The amounts of an annuity: the three of the equation, then the sum of the payments, then all
/// receipts less all payments.
struct AnnuityAmounts: SignedFormula {
    let equation: AnnuityEquation

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        guard let present = equation.presentValue(kind, precision),
            let payment = equation.payment(kind, precision),
            let future = equation.futureValue(kind, precision)
        else { return [nil, nil, nil, nil, nil] }
        let payments = payment * Number(Int64(equation.periods), precision)
        return [present, payment, future, payments, present + payments + future]
    }
}

/// The amount to pay (negative) or receive (positive) to end the annuity after each period, once
/// its payment is made. The balance is carried forward from period to period.
struct AnnuityWorth: SignedFormula {
    let equation: AnnuityEquation

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        let count = equation.periods
        guard let factor = equation.growth.value(kind, precision),
            let present = equation.presentValue(kind, precision),
            let payment = equation.payment(kind, precision)
        else { return [SignedNumber<Number>?](repeating: nil, count: count) }
        var worth = present.negated
        let paid = payment.negated
        var rows: [SignedNumber<Number>?] = []
        rows.reserveCapacity(count)
        for _ in 0..<count {
            if equation.plan.timing == .begin { worth = worth + paid }
            worth = worth * factor
            if equation.plan.timing == .end { worth = worth + paid }
            rows.append(worth)
        }
        return rows
    }
}

/// The interest and principal in the payments of some periods, split as in a loan schedule. A
/// payment at the beginning of the first period contains no interest.
struct AnnuityParts: SignedFormula {
    let equation: AnnuityEquation
    let range: ClosedRange<Int>

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        guard let payment = equation.payment(kind, precision),
            let before = balance(after: range.lowerBound - 1, payment, kind, precision),
            let after = balance(after: range.upperBound, payment, kind, precision)
        else { return [nil, nil] }
        let principal = after + before.negated
        let count = Number(Int64(range.count), precision)
        return [payment * count + principal.negated, principal]
    }

    /// The balance right after a payment. Before the first payment, it is the opening amount.
    private func balance<Number: CertifiableNumber>(
        after count: Int, _ payment: SignedNumber<Number>, _ kind: Number.Type,
        _ precision: Precision
    ) -> SignedNumber<Number>? {
        guard let present = equation.presentValue(kind, precision) else { return nil }
        if count == 0 { return present }
        let grown = equation.plan.timing == .begin ? count - 1 : count
        guard let power = equation.growth.power(grown, kind, precision),
            let sum = equation.sum(count, kind, precision)
        else { return nil }
        return present * power + payment * sum
    }
}
