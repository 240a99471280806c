extension Loan {
    private typealias Words = LoanWords

    static let roundingChoices: [(String, RoundingRule)] = [
        ("half-up", .halfUp), ("half-even", .halfEven), ("up", .up), ("down", .down),
    ]
    static let dayCountChoices: [(String, DayCount?)] =
        [("periods", nil)] + DayCount.allCases.map { ($0.name, $0) }
    static let frequencyChoices = PaymentFrequency.allCases.map { ($0.name, $0) }
    static let basisChoices: [(String, PaymentBasis)] = [("periods", .periods), ("days", .days)]
    static let lastPaymentChoices: [(String, LastPaymentRule)] = [
        ("takes-rest", .rest), ("closest", .closest),
    ]

    static let repaymentChoices: [(String, Repayment)] = [
        ("level", .level), ("equal-principal", .equalPrincipal),
    ]

    static let aprLawChoices = APRLaw.allCases.map { ($0.rawValue, $0) }

    static let fields: [InputField] = loanFields + homeFields

    private static let loanFields: [InputField] = [
        InputField(
            "principal", Words.inputPrincipal, .money, in: .common, example: "350,000",
            help: Words.inputPrincipalHelp, upTo: 1_000_000),
        InputField("rate", Words.inputRate, .rate, in: .common, example: "6.25%"),
        InputField(
            "term", Words.inputTerm, .term, .required, example: "30 years",
            help: Words.inputTermHelp, needsUnit: true),
        InputField(
            "payments", Words.inputPayments, .choice(choiceNames(frequencyChoices)),
            .defaults(to: "monthly"), in: .common, example: "monthly"),
        InputField(
            "compounding", Words.inputCompounding, .choice(choiceNames(LoanCompounding.choices)),
            .defaults(to: "payment"), in: .payments, example: "payment",
            help: Words.inputCompoundingHelp),
        InputField(
            "payment", Words.inputPayment, .money, in: .payments, example: "2,500",
            help: Words.inputPaymentHelp),
        InputField(
            "repayment", Words.inputRepayment, .choice(choiceNames(repaymentChoices)),
            .defaults(to: "level"), in: .payments, example: "equal-principal",
            help: Words.inputRepaymentHelp),
        InputField(
            "amortization", Words.inputAmortization, .term, in: .payments, example: "30 years",
            help: Words.inputAmortizationHelp, needsUnit: true),
        InputField(
            "interestOnly", Words.inputInterestOnly, .term, in: .payments, example: "5 years",
            help: Words.inputInterestOnlyHelp, needsUnit: true),
        InputField(
            "extra", Words.inputExtra,
            .entries([
                InputField("amount", Words.inputExtraAmount, .money, .required, example: "200"),
                InputField("at", Words.inputExtraAt, .text, example: "12"),
                InputField("from", Words.inputExtraFrom, .text, example: "1"),
                InputField("every", Words.inputExtraEvery, .count, example: "1"),
                InputField("to", Words.inputExtraTo, .text, example: "60"),
            ]), example: "200 from 1 every 1", help: Words.inputExtraHelp),
        InputField(
            "rateSteps", Words.inputRateSteps,
            .entries([
                InputField("rate", Words.inputRateStepsRate, .rate, .required, example: "4%"),
                InputField(
                    "payments", Words.inputRateStepsPayments, .count, .required, example: "60"),
            ]), in: .payments, example: "4% payments 60; 6% payments 300",
            help: Words.inputRateStepsHelp),
        InputField(
            "fixedPayments", Words.inputFixedPayments,
            .entries([
                InputField(
                    "payment", Words.inputFixedPaymentsPayment, .money, .required, example: "800"),
                InputField(
                    "payments", Words.inputFixedPaymentsPayments, .count, .required, example: "12"),
            ]), in: .payments, example: "800 payments 12; 900 payments 12",
            help: Words.inputFixedPaymentsHelp),
        InputField(
            "paymentGrowth", Words.inputPaymentGrowth, .rate, in: .payments, example: "7.5%"),
        InputField(
            "paymentGrowthYears", Words.inputPaymentGrowthYears, .count, in: .payments,
            example: "5", help: Words.inputPaymentGrowthYearsHelp),
        InputField(
            "paymentCap", Words.inputPaymentCap, .rate, in: .payments, example: "7.5%",
            help: Words.inputPaymentCapHelp),
        InputField(
            "paymentCapYears", Words.inputPaymentCapYears, .count, in: .payments, example: "5"),
        InputField(
            "start", Words.inputStart, .date, in: .days, example: "2026-12-01",
            help: Words.inputStartHelp),
        InputField(
            "firstPayment", Words.inputFirstPayment, .date, in: .days, example: "2027-01-01"),
        InputField(
            "dueDay", Words.inputDueDay, .count, in: .days, example: "31",
            help: Words.inputDueDayHelp),
        InputField(
            "dayCount", Words.inputDayCount, .choice(choiceNames(dayCountChoices)),
            .defaults(to: "periods"), in: .days, example: "actual/365",
            help: Words.inputDayCountHelp),
        InputField(
            "paymentBasis", Words.inputPaymentBasis, .choice(choiceNames(basisChoices)),
            .defaults(to: "periods"), in: .days, example: "days"),
        InputField(
            "oddDaysInterest", Words.inputOddDaysInterest,
            .choice(choiceNames(OddFirstPeriod.charges)), .defaults(to: "none"),
            in: .days, example: "amortized", help: Words.inputOddDaysInterestHelp),
        InputField(
            "oddDaysCount", Words.inputOddDaysCount, .choice(choiceNames(OddFirstPeriod.dayCounts)),
            .defaults(to: "actual/365"), in: .days, example: "30/360"),
        InputField(
            "oddDaysMethod", Words.inputOddDaysMethod,
            .choice(choiceNames(OddFirstPeriod.methods)), .defaults(to: "simple"),
            in: .days, example: "compound"),
        InputField(
            "rounding", Words.inputRounding, .choice(choiceNames(roundingChoices)),
            .defaults(to: "half-up"), in: .rounding, example: "half-even"),
        InputField(
            "paymentRounding", Words.inputPaymentRounding, .choice(choiceNames(roundingChoices)),
            .defaults(to: "half-up"), in: .rounding, example: "up"),
        InputField(
            "lastPayment", Words.inputLastPayment, .choice(choiceNames(lastPaymentChoices)),
            .defaults(to: "takes-rest"), in: .rounding, example: "closest",
            help: Words.inputLastPaymentHelp),
        InputField(
            "fees", Words.inputFees, .money, in: .fees, example: "1,500",
            help: Words.inputFeesHelp),
        InputField(
            "points", Words.inputPoints, .rate, in: .fees, example: "1%",
            help: Words.inputPointsHelp),
        InputField(
            "aprMethod", Words.inputAprMethod, .choice(choiceNames(aprLawChoices)),
            .defaultsByCountry, in: .fees, example: "eu", help: Words.inputAprMethodHelp),
    ]

    private static let homeFields: [InputField] = [
        InputField("homeValue", Words.inputHomeValue, .money, in: .home, example: "420,000"),
        InputField(
            "downPayment", Words.inputDownPayment, .moneyOrPart, in: .home, example: "20%",
            help: Words.inputDownPaymentHelp),
        InputField(
            "propertyTax", Words.inputPropertyTax, .text, in: .home, example: "4,200",
            help: Words.inputYearlyCostHelp),
        InputField(
            "homeInsurance", Words.inputHomeInsurance, .text, in: .home, example: "150 a month",
            help: Words.inputYearlyCostHelp),
        InputField(
            "mortgageInsurance", Words.inputMortgageInsurance, .text, in: .home, example: "0.6%",
            help: Words.inputMortgageInsuranceHelp),
        InputField(
            "mortgageInsuranceEnd", Words.inputMortgageInsuranceEnd,
            .choice(choiceNames(MortgageInsuranceEnd.choices)), .defaults(to: "78%"),
            in: .home, example: "80%", help: Words.inputMortgageInsuranceEndHelp),
    ]
}
