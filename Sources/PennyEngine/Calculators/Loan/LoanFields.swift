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
        InputField("principal", Words.inputPrincipal, .money, example: "350,000"),
        InputField("rate", Words.inputRate, .rate, example: "6.25%"),
        InputField("term", Words.inputTerm, .term, .required, example: "30 years"),
        InputField(
            "payments", Words.inputPayments, .choice(choiceNames(frequencyChoices)),
            .defaults(to: "monthly"), example: "monthly"),
        InputField(
            "compounding", Words.inputCompounding, .choice(choiceNames(LoanCompounding.choices)),
            .defaults(to: "payment"), example: "payment"),
        InputField("payment", Words.inputPayment, .money, example: "2,500"),
        InputField(
            "repayment", Words.inputRepayment, .choice(choiceNames(repaymentChoices)),
            .defaults(to: "level"), example: "equal-principal"),
        InputField("amortization", Words.inputAmortization, .term, example: "30 years"),
        InputField("interestOnly", Words.inputInterestOnly, .term, example: "5 years"),
        InputField(
            "extra", Words.inputExtra,
            .entries([
                InputField("amount", Words.inputExtraAmount, .money, .required, example: "200"),
                InputField("at", Words.inputExtraAt, .text, example: "12"),
                InputField("from", Words.inputExtraFrom, .text, example: "1"),
                InputField("every", Words.inputExtraEvery, .count, example: "1"),
                InputField("to", Words.inputExtraTo, .text, example: "60"),
            ]), example: "200 from 1 every 1"),
        InputField(
            "rateSteps", Words.inputRateSteps,
            .entries([
                InputField("rate", Words.inputRateStepsRate, .rate, .required, example: "4%"),
                InputField(
                    "payments", Words.inputRateStepsPayments, .count, .required, example: "60"),
            ]), example: "4% payments 60; 6% payments 300"),
        InputField(
            "fixedPayments", Words.inputFixedPayments,
            .entries([
                InputField(
                    "payment", Words.inputFixedPaymentsPayment, .money, .required, example: "800"),
                InputField(
                    "payments", Words.inputFixedPaymentsPayments, .count, .required, example: "12"),
            ]), example: "800 payments 12; 900 payments 12"),
        InputField("paymentGrowth", Words.inputPaymentGrowth, .rate, example: "7.5%"),
        InputField("paymentGrowthYears", Words.inputPaymentGrowthYears, .count, example: "5"),
        InputField("paymentCap", Words.inputPaymentCap, .rate, example: "7.5%"),
        InputField("paymentCapYears", Words.inputPaymentCapYears, .count, example: "5"),
        InputField("start", Words.inputStart, .date, example: "2026-12-01"),
        InputField("firstPayment", Words.inputFirstPayment, .date, example: "2027-01-01"),
        InputField("dueDay", Words.inputDueDay, .count, example: "31"),
        InputField(
            "dayCount", Words.inputDayCount, .choice(choiceNames(dayCountChoices)),
            .defaults(to: "periods"), example: "actual/365"),
        InputField(
            "paymentBasis", Words.inputPaymentBasis, .choice(choiceNames(basisChoices)),
            .defaults(to: "periods"), example: "days"),
        InputField(
            "oddDaysInterest", Words.inputOddDaysInterest,
            .choice(choiceNames(OddFirstPeriod.charges)), .defaults(to: "none"),
            example: "amortized"),
        InputField(
            "oddDaysCount", Words.inputOddDaysCount, .choice(choiceNames(OddFirstPeriod.dayCounts)),
            .defaults(to: "actual/365"), example: "30/360"),
        InputField(
            "oddDaysMethod", Words.inputOddDaysMethod,
            .choice(choiceNames(OddFirstPeriod.methods)), .defaults(to: "simple"),
            example: "compound"),
        InputField(
            "rounding", Words.inputRounding, .choice(choiceNames(roundingChoices)),
            .defaults(to: "half-up"), example: "half-even"),
        InputField(
            "paymentRounding", Words.inputPaymentRounding, .choice(choiceNames(roundingChoices)),
            .defaults(to: "half-up"), example: "up"),
        InputField(
            "lastPayment", Words.inputLastPayment, .choice(choiceNames(lastPaymentChoices)),
            .defaults(to: "takes-rest"), example: "closest"),
        InputField("fees", Words.inputFees, .money, example: "1,500"),
        InputField("points", Words.inputPoints, .rate, example: "1%"),
        InputField(
            "aprMethod", Words.inputAprMethod, .choice(choiceNames(aprLawChoices)),
            .defaultsByPlace, example: "eu"),
    ]

    private static let homeFields: [InputField] = [
        InputField("homeValue", Words.inputHomeValue, .money, example: "420,000"),
        InputField("downPayment", Words.inputDownPayment, .text, example: "20%"),
        InputField("propertyTax", Words.inputPropertyTax, .text, example: "4,200"),
        InputField("homeInsurance", Words.inputHomeInsurance, .text, example: "150 a month"),
        InputField("mortgageInsurance", Words.inputMortgageInsurance, .text, example: "0.6%"),
        InputField(
            "mortgageInsuranceEnd", Words.inputMortgageInsuranceEnd,
            .choice(choiceNames(MortgageInsuranceEnd.choices)), .defaults(to: "78%"),
            example: "80%"),
    ]
}
