/// The level payment that repays `balance` in `payments` payments, an ordinary annuity:
///
///     balance × i × (1 + i)^n ÷ ((1 + i)^n − 1)
struct LevelPayment: CertifiableFormula {
    let balance: Int64
    let rate: PeriodicRate
    let payments: Int
    /// Interest that is due with the first payment in addition to that of the period. Its value
    /// before the period, ÷ (1 + i), is repaid like the balance.
    var atFirst: Int64 = 0
    /// The extra decimals of the payment, in units of 10^-decimals of the minor unit, to show the
    /// effect of rounding.
    var decimals = 0

    /// The payment in minor units.
    func rounded(_ rule: RoundingRule) throws(CalculationError) -> Int64 {
        try certified(self, rule)[0]
    }

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        guard let growth = rate.growth(kind, precision) else { return [nil] }
        var amount = Number(balance, precision)
        if atFirst > 0 { amount = amount + Number(atFirst, precision) / growth }
        amount = amount * Number(Int64(ExactDecimal.powerOfTen(decimals)), precision)
        if rate.isZero { return [amount / Number(Int64(payments), precision)] }
        let one = Number(1, precision)
        let whole = growth.power(payments)
        return [amount * growth.saturatingMinus(one) * whole / whole.saturatingMinus(one)]
    }
}

/// The level payment that repays `balance` if every period has its own rate:
///
///     balance × ∏(1 + iₖ) ÷ Σ of the products of the later factors
struct LevelPaymentByDays: CertifiableFormula {
    let balance: Int64
    let rates: [PeriodicRate]

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        var product = Number(1, precision)
        var sum = Number(0, precision)
        for rate in rates {
            guard let growth = rate.growth(kind, precision) else { return [nil] }
            product = product * growth
            sum = sum * growth + Number(1, precision)
        }
        return [Number(balance, precision) * product / sum]
    }
}
