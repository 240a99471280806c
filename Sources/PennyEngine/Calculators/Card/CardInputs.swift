private typealias Words = CardWords

extension Card {
    static let inputs: [Input<CardTerms>] = [
        Input(
            "balance", Words.inputBalance, .moneyAboveZero, in: .common, example: "3,000",
            help: Words.inputBalanceHelp, upTo: 20_000, .requiredUnless("balances"),
            .conflicts("balances")
        ) { $0.balances[0].amount = $1 },
        Input(
            "rate", Words.inputRate, .rate, in: .common, example: "19.99%", upTo: 40,
            .requiredUnless("balances"), .conflicts("balances")
        ) { $0.balances[0].rate = $1 },
        Input(
            "payment", Words.inputPayment, .moneyAboveZero, in: .common, example: "200",
            help: Words.inputPaymentHelp, upTo: 2_000,
            .requiredUnless("minimumPercent minimumAmount")
        ) { $0.payment = $1 },
        Input(
            "minimumPercent", Words.inputMinimumPercent, .rate, example: "2%",
            help: Words.inputMinimumPercentHelp, .requiredWith("minimumAmount")
        ) { $0.minimumPercent = $1 },
        Input(
            "minimumAmount", Words.inputMinimumAmount, .money, example: "25",
            help: Words.inputMinimumAmountHelp, upTo: 200, .requiredWith("minimumPercent")
        ) { $0.minimumAmount = $1 },
        Input(
            "minimumRule", Words.inputMinimumRule,
            .choice([("percent", .percent), ("percent-plus-interest", .percentPlusInterest)]),
            .defaults(to: "percent"), example: "percent", help: Words.inputMinimumRuleHelp
        ) { $0.minimumRule = $1 },
        Input(
            "balances", Words.inputBalances,
            .list(columns, upTo: 10, tooMany: { .debt(.tooMany(limit: $0)) }) { _ in .init() },
            example: "500 rate 0% laterRate 17% promotionMonths 6; 500 rate 21%",
            help: Words.inputBalancesHelp
        ) { ($0.balances, $0.isList) = ($1, true) },
        Input(
            "promotionEnds", Words.inputPromotionEnds,
            .choice([("in-month", .inMonth), ("after-month", .afterMonth)]),
            .defaults(to: "in-month"), example: "in-month"
        ) { $0.promotionEnd = $1 },
    ]

    private static let columns: [Input<CardTerms.Balance>] = [
        Input("balance", Words.inputBalancesBalance, .moneyAboveZero, .required, example: "500") {
            $0.amount = $1
        },
        Input("rate", Words.inputBalancesRate, .rate, .required, example: "0%") { $0.rate = $1 },
        Input(
            "laterRate", Words.inputBalancesLaterRate, .rate, example: "17%",
            .needs("promotionMonths")
        ) { $0.laterRate = $1 },
        Input(
            "promotionMonths", Words.inputBalancesPromotionMonths, .count(1...CardSchedule.longest),
            example: "6", .needs("laterRate")
        ) { $0.promotionMonths = $1 },
    ]
}

extension CardTerms {
    /// Sorts the balances, and checks their sum.
    mutating func check(_ reader: inout InputReader) {
        let typed = balances
        let order = sortedIndices(typed.count) { typed[$0].rate < typed[$1].rate }
        balances = order.map { typed[$0] }
        // Special: a sum over a list.
        if balances.reduce(Int128(0), { $0 + Int128($1.amount) }) > Int128(Money.limit) {
            reader.report(.init("balances"), .calculation(.tooLarge, currency: currency))
        }
    }
}
