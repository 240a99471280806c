private typealias Words = RefinanceWords

extension Refinance {
    static let inputs: [Input<RefinanceTerms>] = [
        Input(
            "balance", Words.inputBalance, .moneyAboveZero, .required, example: "240,000",
            help: Words.inputBalanceHelp, upTo: 1_000_000
        ) { $0.balance = $1 },
        Input("rate", Words.inputRate, .rate, .required, example: "7%") { $0.rate = $1 },
        Input(
            "remaining", Words.inputRemaining, monthlyPayments, in: .common, example: "25 years",
            help: Words.inputRemainingHelp, .requiredUnless("payment")
        ) { $0.today = .months($1) },
        Input(
            "payment", Words.inputPayment, .moneyAboveZero, example: "2,050",
            help: Words.inputPaymentHelp, .conflicts("remaining")
        ) { $0.today = .payment($1) },
        Input("newRate", Words.inputNewRate, .rate, .required, example: "6%") { $0.newRate = $1 },
        Input("newTerm", Words.inputNewTerm, monthlyPayments, .required, example: "30 years") {
            $0.newMonths = $1
        },
        Input(
            "costs", Words.inputCosts, .money, .defaults(to: "0"), in: .fees, example: "5,000",
            help: Words.inputCostsHelp
        ) { $0.costs = $1 },
        Input(
            "costsPaid", Words.inputCostsPaid,
            .choice([("up-front", .upFront), ("rolled-in", .rolledIn)]),
            .defaults(to: "up-front"), example: "up-front"
        ) { $0.costRule = $1 },
        Input(
            "cashOut", Words.inputCashOut, .money, .defaults(to: "0"), example: "10,000",
            help: Words.inputCashOutHelp
        ) { $0.cashOut = $1 },
        Input(
            "rounding", Words.inputRounding, .rounding, .defaults(to: "half-up"), in: .rounding,
            example: "half-even"
        ) { $0.interestRounding = $1 },
        Input(
            "paymentRounding", Words.inputPaymentRounding, .rounding, .defaults(to: "half-up"),
            in: .rounding, example: "up"
        ) { $0.paymentRounding = $1 },
    ]

    /// Special: a length of up to a hundred years, which can be a number of monthly payments. Its
    /// unit is always typed.
    private static var monthlyPayments: InputType<Int> {
        InputType(.term) { reader, field in
            guard let term = reader.term(field) else { return nil }
            return reader.periods(
                field, term, aYear: 12, limit: RefinanceTerms.longest, unit: "months")
        }
    }
}

extension RefinanceTerms {
    func check(_ reader: inout InputReader) {
        // Special: a sum of three amounts.
        if balance + costs + cashOut > Money.limit {
            reader.report(.init("balance"), .calculation(.tooLarge, currency: currency))
        }
    }
}
