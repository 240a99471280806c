private typealias Words = LoanWords

extension Loan {
    static let inputs: [Input<TypedLoan>] =
        amountInputs + paymentInputs + changeInputs + dayInputs + oddDayInputs + chargeInputs
        + homeInputs

    private static let amountInputs: [Input<TypedLoan>] = [
        Input(
            "principal", Words.inputPrincipal, .moneyAboveZero, in: .common, example: "350,000",
            help: Words.inputPrincipalHelp, upTo: 1_000_000, .requiredUnless("downPayment")
        ) { $0.typedPrincipal = $1 },
        Input(
            "homeValue", Words.inputHomeValue, .moneyAboveZero, in: .home, example: "420,000"
        ) { $0.homeValue = $1 },
        // Special: it is checked at once, as the amount that is left is borrowed.
        Input(
            "downPayment", Words.inputDownPayment, .part(of: "homeValue"), in: .home,
            example: "20%", help: Words.inputDownPaymentHelp, .conflicts("principal"),
            .needs("homeValue").without("principal")
        ) { $0.typedDownPayment = $1 },
        Input(
            "rate", Words.inputRate, .rate, in: .common, example: "6.25%",
            .conflicts("rateSteps"), .requiredUnless("rateSteps")
        ) { $0.rate = $1 },
        Input(
            "term", Words.inputTerm, .length, .required, example: "30 years",
            help: Words.inputTermHelp
        ) { $0.term = $1 },
    ]

    private static let paymentInputs: [Input<TypedLoan>] = [
        Input(
            "payments", Words.inputPayments,
            .choice(PaymentFrequency.allCases.map { ($0.name, $0) }), .defaults(to: "monthly"),
            in: .common, example: "monthly"
        ) { $0.typedFrequency = $1 },
        Input(
            "compounding", Words.inputCompounding,
            .choice([
                ("payment", .payment), ("semiannual", .timesAYear(2)), ("annual", .timesAYear(1)),
                ("monthly", .timesAYear(12)), ("daily", .timesAYear(365)),
            ]),
            .defaults(to: "payment"), in: .payments, example: "payment",
            help: Words.inputCompoundingHelp
        ) { $0.compounding = $1 },
        Input(
            "payment", Words.inputPayment, .moneyAboveZero, in: .payments, example: "2,500",
            help: Words.inputPaymentHelp,
            .excludes("days", of: "paymentBasis").without("paymentGrowth"),
            .excludes("closest", of: "lastPayment").without("paymentGrowth"),
            .conflicts("amortization fixedPayments"),
            .conflicts("rateSteps").without("paymentGrowth")
        ) { $0.payment = $1 },
        Input(
            "repayment", Words.inputRepayment,
            .choice([("level", .level), ("equal-principal", .equalPrincipal)]),
            .defaults(to: "level"), in: .payments, example: "equal-principal",
            help: Words.inputRepaymentHelp,
            .conflicts("payment paymentGrowth paymentCap").choosing("equal-principal"),
            .excludes("days", of: "paymentBasis").choosing("equal-principal"),
            .excludes("closest", of: "lastPayment").choosing("equal-principal")
        ) { $0.repayment = $1 },
        Input(
            "amortization", Words.inputAmortization, .length, in: .payments, example: "30 years",
            help: Words.inputAmortizationHelp
        ) { $0.amortization = $1 },
        Input(
            "interestOnly", Words.inputInterestOnly, .length, in: .payments, example: "5 years",
            help: Words.inputInterestOnlyHelp
        ) { $0.interestOnly = $1 },
        Input(
            "extra", Words.inputExtra, .list(RawExtra.columns) { RawExtra(index: $0) },
            example: "200 from 1 every 1", help: Words.inputExtraHelp
        ) { $0.extras = $1 },
        Input(
            "rateSteps", Words.inputRateSteps,
            .list([
                Input("rate", Words.inputRateStepsRate, .rate, .required, example: "4%") {
                    $0.rate = $1
                },
                Input(
                    "payments", Words.inputRateStepsPayments, .count(1...5200), .required,
                    example: "60"
                ) { $0.payments = $1 },
            ]) { _ in LoanTerms.RateStep() },
            in: .payments, example: "4% payments 60; 6% payments 300",
            help: Words.inputRateStepsHelp
        ) { $0.rateSteps = $1 },
        Input(
            "fixedPayments", Words.inputFixedPayments,
            .list([
                Input(
                    "payment", Words.inputFixedPaymentsPayment, .money, .required, example: "800"
                ) { $0.payment = $1 },
                Input(
                    "payments", Words.inputFixedPaymentsPayments, .count(1...5200), .required,
                    example: "12"
                ) { $0.payments = $1 },
            ]) { _ in LoanTerms.PaymentStep() },
            in: .payments, example: "800 payments 12; 900 payments 12",
            help: Words.inputFixedPaymentsHelp
        ) { $0.fixedPayments = $1 },
    ]

    private static let changeInputs: [Input<TypedLoan>] = [
        Input(
            "paymentGrowth", Words.inputPaymentGrowth, .rate, in: .payments, example: "7.5%",
            .conflicts("fixedPayments interestOnly amortization"),
            // Solving for a payment requires the rate of all periods.
            .conflicts("rateSteps").without("payment"), .excludes("days", of: "paymentBasis"),
            .excludes("closest", of: "lastPayment")
        ) { $0.growth = $1 },
        Input(
            "paymentGrowthYears", Words.inputPaymentGrowthYears, .count(1...100), in: .payments,
            example: "5", help: Words.inputPaymentGrowthYearsHelp, .needs("paymentGrowth")
        ) { $0.growthYears = $1 },
        Input(
            "paymentCap", Words.inputPaymentCap, .rate, in: .payments, example: "7.5%",
            help: Words.inputPaymentCapHelp,
            .conflicts("fixedPayments interestOnly payment paymentGrowth"),
            .excludes("days", of: "paymentBasis"), .excludes("closest", of: "lastPayment")
        ) { $0.cap = $1 },
        Input(
            "paymentCapYears", Words.inputPaymentCapYears, .count(1...100), in: .payments,
            example: "5", .needs("paymentCap")
        ) { $0.capYears = $1 },
    ]

    private static let dayInputs: [Input<TypedLoan>] = [
        Input(
            "start", Words.inputStart, .date, in: .days, example: "2026-12-01",
            help: Words.inputStartHelp
        ) { $0.start = $1 },
        Input(
            "firstPayment", Words.inputFirstPayment, .date, in: .days, example: "2027-01-01"
        ) { $0.firstPayment = $1 },
        Input(
            "dueDay", Words.inputDueDay, .count(1...31), in: .days, example: "31",
            help: Words.inputDueDayHelp, .needs("start firstPayment")
        ) { $0.dueDay = $1 },
        Input(
            "dayCount", Words.inputDayCount,
            .choice([("periods", nil)] + DayCount.allCases.map { ($0.name, $0) }),
            .defaults(to: "periods"), in: .days, example: "actual/365",
            help: Words.inputDayCountHelp, .needs("start firstPayment").notChoosing("periods")
        ) { $0.dayCount = $1 },
        Input(
            "paymentBasis", Words.inputPaymentBasis,
            .choice([("periods", .periods), ("days", .days)]), .defaults(to: "periods"),
            in: .days, example: "days", .needs("dayCount").choosing("days"),
            .conflicts("amortization").choosing("days")
        ) { $0.basis = $1 },
    ]

    private static let oddDayInputs: [Input<TypedLoan>] = [
        Input(
            "oddDaysInterest", Words.inputOddDaysInterest,
            .choice([
                ("none", nil), ("first-payment", .firstPayment), ("amortized", .amortized),
                ("added-to-principal", .principal),
            ]),
            .defaults(to: "none"), in: .days, example: "amortized",
            help: Words.inputOddDaysInterestHelp, .noDefault(),
            .needsEach("start firstPayment").notChoosing("none"),
            .conflicts("dayCount").notChoosing("none"),
            .conflicts("payment fixedPayments interestOnly paymentGrowth").choosing("amortized"),
            .excludes("equal-principal", of: "repayment").choosing("amortized")
        ) { $0.charge = $1 },
        Input(
            "oddDaysCount", Words.inputOddDaysCount,
            .choice(DayCount.allCases.map { ($0.name, $0) }), .defaults(to: "actual/365"),
            in: .days, example: "30/360", .needs("oddDaysInterest")
        ) { $0.oddDaysCount = $1 },
        Input(
            "oddDaysMethod", Words.inputOddDaysMethod,
            .choice([("simple", false), ("compound", true)]), .defaults(to: "simple"), in: .days,
            example: "compound", .needs("oddDaysInterest")
        ) { $0.isCompound = $1 },
    ]

    private static let chargeInputs: [Input<TypedLoan>] = [
        Input(
            "rounding", Words.inputRounding, .rounding, .defaults(to: "half-up"), in: .rounding,
            example: "half-even"
        ) { $0.rounding = $1 },
        Input(
            "paymentRounding", Words.inputPaymentRounding, .rounding, .defaults(to: "half-up"),
            in: .rounding, example: "up"
        ) { $0.paymentRounding = $1 },
        Input(
            "lastPayment", Words.inputLastPayment,
            .choice([("takes-rest", .rest), ("closest", .closest)]), .defaults(to: "takes-rest"),
            in: .rounding, example: "closest", help: Words.inputLastPaymentHelp
        ) { $0.lastPayment = $1 },
        Input(
            "fees", Words.inputFees, .money, in: .fees, example: "1,500",
            help: Words.inputFeesHelp
        ) { $0.fees = $1 },
        Input(
            "points", Words.inputPoints, .rate, in: .fees, example: "1%",
            help: Words.inputPointsHelp
        ) { $0.points = $1 },
        Input(
            "aprMethod", Words.inputAprMethod, .choice(APRLaw.allCases.map { ($0.rawValue, $0) }),
            .defaultsByCountry, in: .fees, example: "eu", help: Words.inputAprMethodHelp
        ) { $0.aprLaw = $1 },
    ]

    private static let homeInputs: [Input<TypedLoan>] = [
        Input(
            "propertyTax", Words.inputPropertyTax, .yearlyCostOfHome, in: .home, example: "4,200",
            help: Words.inputYearlyCostHelp
        ) { $0.propertyTax = $1 },
        Input(
            "homeInsurance", Words.inputHomeInsurance, .yearlyCostOfHome, in: .home,
            example: "150 a month", help: Words.inputYearlyCostHelp
        ) { $0.homeInsurance = $1 },
        // Special: a percentage is one of the principal, which a down payment may leave.
        Input(
            "mortgageInsurance", Words.inputMortgageInsurance, special: .text, in: .home,
            example: "0.6%", help: Words.inputMortgageInsuranceHelp
        ) { $2.mortgageInsurance = $0.yearlyCost($1, of: $2.principal) },
        Input(
            "mortgageInsuranceEnd", Words.inputMortgageInsuranceEnd,
            .choice([("78%", .automatic), ("80%", .onRequest), ("never", .never)]),
            .defaults(to: "78%"), in: .home, example: "80%",
            help: Words.inputMortgageInsuranceEndHelp, .needs("mortgageInsurance")
        ) { $0.insuranceEnd = $1 },
    ]
}

extension InputType where Value == AmountOrPart {
    /// An amount a year or a month, or a percentage of the value of the home.
    fileprivate static var yearlyCostOfHome: Self {
        Self(.text) { reader, field in
            let cost = reader.yearlyCost(field, of: reader.amount("homeValue"))
            // Special: only a percentage needs the value.
            if let cost, cost.isPart, !reader.isGiven("homeValue") {
                reader.report(field, .needs(other: "homeValue"))
            }
            return cost
        }
    }
}
