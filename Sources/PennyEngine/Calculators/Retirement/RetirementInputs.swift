private typealias Words = RetirementWords

extension Retirement {
    static let inputs: [Input<RetirementPlan>] = [
        // Equal ages mean that the person retires now.
        Input(
            "currentAge", Words.inputCurrentAge, .count(0...100), example: "35",
            .atMost("retirementAge").without("yearsToRetirement")
        ) { $0.age = $1 },
        Input(
            "retirementAge", Words.inputRetirementAge, .count(0...100), example: "67",
            .conflicts("yearsToRetirement"), .needs("currentAge").without("yearsToRetirement")
        ) { $0.retirementAge = $1 },
        Input(
            "yearsToRetirement", Words.inputYearsToRetirement, .monthsOrNone, in: .common,
            example: "32", help: Words.inputYearsToRetirementHelp,
            .oneOf("yearsToRetirement retirementAge")
        ) { $0.typedMonths = $1 },
        Input(
            "savings", Words.inputSavings, .money, .defaults(to: "0"), in: .common,
            example: "40,000", upTo: 1_000_000, .amount(of: "savings monthlyDeposit")
        ) { $0.savings = $1 },
        Input(
            "monthlyDeposit", Words.inputMonthlyDeposit, .money, .defaults(to: "0"), in: .common,
            example: "600", upTo: 5_000
        ) { $0.monthlyDeposit = $1 },
        Input(
            "depositIncrease", Words.inputDepositIncrease, .rate, .defaults(to: "0%"),
            example: "2%"
        ) { $0.depositIncrease = $1 },
        Input(
            "rateBefore", Words.inputRateBefore, .rateOrLoss, .required, example: "6%",
            help: Words.inputRateBeforeHelp
        ) { $0.rateBefore = $1 },
        Input(
            "rateAfter", Words.inputRateAfter, .rateOrLoss, example: "4%",
            help: Words.inputRateAfterHelp
        ) { $0.typedRateAfter = $1 },
        Input(
            "additionalFeeRate", Words.inputAdditionalFeeRate, .rateBelowAll, .defaults(to: "0%"),
            example: "0.5%"
        ) { $0.feeRate = $1 },
        Input(
            "inflationRate", Words.inputInflationRate, .rate, .defaults(to: "0%"),
            example: "2.5%", help: Words.inputInflationRateHelp
        ) { $0.inflation = $1 },
        Input(
            "monthlyWithdrawal", Words.inputMonthlyWithdrawal, .moneyAboveZero, in: .common,
            example: "2,000", help: Words.inputWithdrawalHelp, upTo: 10_000,
            .oneOf("monthlyWithdrawal withdrawalRate yearsInRetirement")
        ) { $0.withdrawal = .amount($1) },
        Input(
            "withdrawalRate", Words.inputWithdrawalRate, .rateAboveZero, example: "4%",
            help: Words.inputWithdrawalHelp, .conflicts("monthlyWithdrawal")
        ) { $0.withdrawal = .share($1) },
        Input(
            "yearsInRetirement", Words.inputYearsInRetirement, .months, example: "25",
            help: Words.inputWithdrawalHelp, .conflicts("monthlyWithdrawal withdrawalRate")
        ) { $0.withdrawal = .lasting($1) },
        Input(
            "depositTiming", Words.inputDepositTiming, .choice(timings), .defaults(to: "end"),
            example: "end"
        ) { $0.depositTiming = $1 },
        Input(
            "withdrawalTiming", Words.inputWithdrawalTiming, .choice(timings),
            .defaults(to: "start"), example: "start"
        ) { $0.withdrawalTiming = $1 },
        Input(
            "horizon", Words.inputHorizon, .months, .defaults(to: "50 years"), example: "50 years",
            help: Words.inputHorizonHelp
        ) { $0.horizon = $1 },
    ]

    private static let timings: [(String, RetirementPlan.Timing)] = [
        ("start", .start), ("end", .end),
    ]
}
