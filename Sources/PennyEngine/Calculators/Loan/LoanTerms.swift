/// The validated terms of a loan. It is an object because it has many parts, and schedules, rates
/// and results hold it.
final class LoanTerms: Sendable {
    let currency: Currency
    let principal: Int64
    let frequency: PaymentFrequency
    let compounding: LoanCompounding
    /// The number of payments agreed.
    let payments: Int
    /// The number of payments from which the level payment is computed. More than `payments` leaves
    /// a balloon.
    let amortizationPayments: Int
    /// The yearly rates in order. Their numbers of payments add up to `payments`.
    let rateSteps: [RateStep]
    let fixedPayment: Int64?
    let repayment: Repayment
    let interestOnlyPayments: Int
    let paymentSteps: [PaymentStep]
    let extras: [ExtraPayment]
    let dates: LoanDates?
    /// The day count; nil if every period is an equal part of a year.
    let dayCount: DayCount?
    let paymentBasis: PaymentBasis
    let interestRounding: RoundingRule
    let paymentRounding: RoundingRule
    let lastPayment: LastPaymentRule
    /// The prepaid finance charges: the fees and the points.
    let charges: Int64
    let home: HomeTerms?
    let oddDays: OddFirstPeriod?
    let paymentChange: PaymentChange?
    let aprLaw: APRLaw

    struct RateStep: Equatable {
        var rate = ExactDecimal.zero
        var payments = 0
    }

    struct PaymentStep: Equatable {
        var payment: Int64 = 0
        var payments = 0
    }

    var paymentsAYear: Int { frequency.paymentsAYear }

    /// The yearly rate of payment `number`.
    func rate(of number: Int) -> ExactDecimal {
        var end = 0
        for step in rateSteps.dropLast() {
            end += step.payments
            if number <= end { return step.rate }
        }
        return rateSteps[rateSteps.count - 1].rate
    }

    init(
        currency: Currency, principal: Int64, frequency: PaymentFrequency,
        compounding: LoanCompounding, payments: Int, amortizationPayments: Int,
        rateSteps: [RateStep], fixedPayment: Int64?, repayment: Repayment,
        interestOnlyPayments: Int, paymentSteps: [PaymentStep], extras: [ExtraPayment],
        dates: LoanDates?, dayCount: DayCount?, paymentBasis: PaymentBasis,
        interestRounding: RoundingRule, paymentRounding: RoundingRule,
        lastPayment: LastPaymentRule, charges: Int64, home: HomeTerms?,
        oddDays: OddFirstPeriod? = nil, paymentChange: PaymentChange? = nil,
        aprLaw: APRLaw = .us
    ) {
        self.currency = currency
        self.principal = principal
        self.frequency = frequency
        self.compounding = compounding
        self.payments = payments
        self.amortizationPayments = amortizationPayments
        self.rateSteps = rateSteps
        self.fixedPayment = fixedPayment
        self.repayment = repayment
        self.interestOnlyPayments = interestOnlyPayments
        self.paymentSteps = paymentSteps
        self.extras = extras
        self.dates = dates
        self.dayCount = dayCount
        self.paymentBasis = paymentBasis
        self.interestRounding = interestRounding
        self.paymentRounding = paymentRounding
        self.lastPayment = lastPayment
        self.charges = charges
        self.home = home
        self.oddDays = oddDays
        self.paymentChange = paymentChange
        self.aprLaw = aprLaw
    }

    /// The loan without its extra payments.
    var withoutExtras: LoanTerms {
        LoanTerms(
            currency: currency, principal: principal, frequency: frequency,
            compounding: compounding, payments: payments,
            amortizationPayments: amortizationPayments, rateSteps: rateSteps,
            fixedPayment: fixedPayment, repayment: repayment,
            interestOnlyPayments: interestOnlyPayments, paymentSteps: paymentSteps, extras: [],
            dates: dates, dayCount: dayCount, paymentBasis: paymentBasis,
            interestRounding: interestRounding, paymentRounding: paymentRounding,
            lastPayment: lastPayment, charges: charges, home: home, oddDays: oddDays,
            paymentChange: paymentChange, aprLaw: aprLaw)
    }
}

extension LoanTerms {
    /// Creates a loan with one rate and monthly payments, without dates or other terms.
    convenience init(
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

/// The part of each payment that stays constant.
enum Repayment: Equatable {
    /// The payment; its principal grows as the interest falls.
    case level
    /// The principal; the payment falls with the interest.
    case equalPrincipal
}

/// The basis for computing the level payment.
enum PaymentBasis: Equatable {
    /// Equal periods, by the annuity formula.
    case periods
    /// The days of every period: the payment that repays the loan exactly if each period has its
    /// own interest.
    case days
}

/// The rule for the rounding difference at the end.
enum LastPaymentRule: Equatable {
    /// The last payment is the balance and its interest.
    case rest
    /// The balance and its interest, with the regular payment adjusted by one minor unit if that
    /// brings the last payment closer to it, as in Apache Fineract.
    case closest
}

/// An amount paid in addition to the regular payments.
struct ExtraPayment: Equatable {
    let amount: Int64
    let first: Int
    let every: Int
    let last: Int

    func falls(on payment: Int) -> Bool {
        payment >= first && payment <= last && (payment - first) % every == 0
    }
}

/// The compounding frequency, independent of the payment frequency.
enum LoanCompounding: Equatable {
    /// With each payment: the rate is the nominal rate divided by the payments a year.
    case payment
    case timesAYear(Int)
}
