extension Loan {
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

    static let fields: [InputField] = loanFields + homeFields

    private static let loanFields: [InputField] = [
        InputField("principal", "Amount borrowed", .money, example: "350,000"),
        InputField("rate", "Interest rate a year", .rate, example: "6.25%"),
        InputField("term", "Term", .term, .required, example: "30 years"),
        InputField(
            "payments", "Payments", .choice(choiceNames(frequencyChoices)),
            .defaults(to: "monthly"), example: "monthly"),
        InputField(
            "compounding", "Compounding", .choice(choiceNames(LoanCompounding.choices)),
            .defaults(to: "payment"), example: "payment"),
        InputField("payment", "Fixed payment", .money, example: "2,500"),
        InputField(
            "repayment", "Repayment", .choice(choiceNames(repaymentChoices)),
            .defaults(to: "level"), example: "equal-principal"),
        InputField("amortization", "Amortization", .term, example: "30 years"),
        InputField("interestOnly", "Interest only", .term, example: "5 years"),
        InputField(
            "extra", "Extra payments",
            .entries([
                InputField("amount", "Amount", .money, .required, example: "200"),
                InputField("at", "At payment", .text, example: "12"),
                InputField("from", "From payment", .text, example: "1"),
                InputField("every", "Every", .count, example: "1"),
                InputField("to", "To payment", .text, example: "60"),
            ]), example: "200 from 1 every 1"),
        InputField(
            "rateSteps", "Rates in turn",
            .entries([
                InputField("rate", "Rate", .rate, .required, example: "4%"),
                InputField("payments", "Payments", .count, .required, example: "60"),
            ]), example: "4% payments 60; 6% payments 300"),
        InputField(
            "fixedPayments", "Payments in turn",
            .entries([
                InputField("payment", "Payment", .money, .required, example: "800"),
                InputField("payments", "Payments", .count, .required, example: "12"),
            ]), example: "800 payments 12; 900 payments 12"),
        InputField("paymentGrowth", "The payment grows a year by", .rate, example: "7.5%"),
        InputField("paymentGrowthYears", "Years of growth", .count, example: "5"),
        InputField("paymentCap", "The payment rises a year by at most", .rate, example: "7.5%"),
        InputField("paymentCapYears", "Years of the cap", .count, example: "5"),
        InputField("start", "Start", .date, example: "2026-12-01"),
        InputField("firstPayment", "First payment", .date, example: "2027-01-01"),
        InputField("dueDay", "Day of the month", .count, example: "31"),
        InputField(
            "dayCount", "Day count", .choice(choiceNames(dayCountChoices)),
            .defaults(to: "periods"), example: "actual/365"),
        InputField(
            "paymentBasis", "Payment computed from", .choice(choiceNames(basisChoices)),
            .defaults(to: "periods"), example: "days"),
        InputField(
            "oddDaysInterest", "Interest of the odd days",
            .choice(choiceNames(OddFirstPeriod.charges)), .defaults(to: "none"),
            example: "amortized"),
        InputField(
            "oddDaysCount", "Count of the odd days", .choice(choiceNames(OddFirstPeriod.dayCounts)),
            .defaults(to: "actual/365"), example: "30/360"),
        InputField(
            "oddDaysMethod", "Kind of the odd days' interest",
            .choice(choiceNames(OddFirstPeriod.methods)), .defaults(to: "simple"),
            example: "compound"),
        InputField(
            "rounding", "Rounding of interest", .choice(choiceNames(roundingChoices)),
            .defaults(to: "half-up"), example: "half-even"),
        InputField(
            "paymentRounding", "Rounding of the payment", .choice(choiceNames(roundingChoices)),
            .defaults(to: "half-up"), example: "up"),
        InputField(
            "lastPayment", "Last payment", .choice(choiceNames(lastPaymentChoices)),
            .defaults(to: "takes-rest"), example: "closest"),
        InputField("fees", "Fees paid at the start", .money, example: "1,500"),
        InputField("points", "Points", .rate, example: "1%"),
    ]

    private static let homeFields: [InputField] = [
        InputField("homeValue", "Price of the home", .money, example: "420,000"),
        InputField("downPayment", "Down payment", .text, example: "20%"),
        InputField("propertyTax", "Property tax a year", .text, example: "4,200"),
        InputField("homeInsurance", "Home insurance a year", .text, example: "150 a month"),
        InputField("mortgageInsurance", "Mortgage insurance a year", .text, example: "0.6%"),
        InputField(
            "mortgageInsuranceEnd", "Mortgage insurance ends at",
            .choice(choiceNames(MortgageInsuranceEnd.choices)), .defaults(to: "78%"),
            example: "80%"),
    ]
}
