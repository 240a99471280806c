/// A loan as agreed: readable inputs that fit together.
struct LoanTerms {
    let currency: Currency
    let principal: Int64
    let frequency: PaymentFrequency
    let compounding: LoanCompounding
    /// The number of payments agreed.
    let payments: Int
    /// The number of payments that sets the level payment; more than `payments`
    /// leaves a balloon.
    let amortizationPayments: Int
    /// The yearly rates in turn; their numbers of payments add up to `payments`.
    let rateSteps: [RateStep]
    let fixedPayment: Int64?
    let repayment: Repayment
    let interestOnlyPayments: Int
    let paymentSteps: [PaymentStep]
    private(set) var extras: [ExtraPayment]
    let dates: LoanDates?
    /// Nil counts every period as one equal part of a year.
    let dayCount: DayCount?
    let paymentBasis: PaymentBasis
    let interestRounding: RoundingRule
    let paymentRounding: RoundingRule
    let lastPayment: LastPaymentRule
    /// Prepaid finance charges: the fees and the points.
    let charges: Int64
    let home: HomeTerms?
    var oddDays: OddFirstPeriod?
    var paymentChange: PaymentChange?
    var aprLaw = APRLaw.us

    struct RateStep: Equatable {
        let rate: ExactDecimal
        let payments: Int
    }

    struct PaymentStep: Equatable {
        let payment: Int64
        let payments: Int
    }

    var paymentsAYear: Int { frequency.paymentsAYear }

    /// The yearly rate that holds for payment `number`.
    func rate(of number: Int) -> ExactDecimal {
        var end = 0
        for step in rateSteps {
            end += step.payments
            if number <= end { return step.rate }
        }
        return rateSteps[rateSteps.count - 1].rate
    }

    /// The same loan without its extra payments.
    var withoutExtras: LoanTerms {
        var plain = self
        plain.extras = []
        return plain
    }
}

extension LoanTerms {
    /// A loan with one rate, paid monthly, with no dates and nothing beside it.
    init(
        monthly principal: Int64, _ currency: Currency, rate: ExactDecimal, payments: Int,
        fixedPayment: Int64? = nil, interestRounding: RoundingRule = .halfUp,
        paymentRounding: RoundingRule = .halfUp
    ) {
        self.init(
            currency: currency, principal: principal, frequency: .monthly, compounding: .payment,
            payments: payments, amortizationPayments: payments,
            rateSteps: [RateStep(rate: rate, payments: payments)], fixedPayment: fixedPayment,
            repayment: .level, interestOnlyPayments: 0, paymentSteps: [], extras: [], dates: nil,
            dayCount: nil, paymentBasis: .periods, interestRounding: interestRounding,
            paymentRounding: paymentRounding, lastPayment: .rest, charges: 0, home: nil)
    }
}

/// What stays the same from one payment to the next.
enum Repayment: Equatable {
    /// The payment; its principal grows as the interest falls.
    case level
    /// The principal; the payment falls with the interest.
    case equalPrincipal
}

/// What the level payment is computed from.
enum PaymentBasis: Equatable {
    /// Equal periods: the annuity formula.
    case periods
    /// The days of every period: the payment that repays the loan exactly when
    /// each period bears its own interest.
    case days
}

/// What becomes of the rounding that is left at the end.
enum LastPaymentRule: Equatable {
    /// The last payment is the balance and its interest.
    case rest
    /// The same, and the regular payment moves by one minor unit where that
    /// brings the last payment nearer to it, as Apache Fineract does.
    case closest
}

/// An amount paid beside the regular payments.
struct ExtraPayment: Equatable {
    let amount: Int64
    let first: Int
    let every: Int
    let last: Int

    func falls(on payment: Int) -> Bool {
        payment >= first && payment <= last && (payment - first) % every == 0
    }
}

/// How often interest is added to the debt, apart from how often it is paid.
enum LoanCompounding: Equatable {
    /// As often as it is paid: the nominal rate divided by the payments a year.
    case payment
    case timesAYear(Int)

    static let choices: [(String, LoanCompounding)] = [
        ("payment", .payment), ("semiannual", .timesAYear(2)), ("annual", .timesAYear(1)),
        ("monthly", .timesAYear(12)), ("daily", .timesAYear(365)),
    ]
}
