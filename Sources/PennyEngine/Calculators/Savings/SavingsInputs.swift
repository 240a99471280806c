private typealias Words = SavingsWords

extension Savings {
    static let inputs: [Input<SavingsPlan>] =
        [
            Input(
                "yearsToInvest", Words.inputYearsToInvest, .months, .required, example: "10"
            ) { $0.months = $1 },
            Input(
                "initialInvestment", Words.inputInitialInvestment, .money, .defaults(to: "0"),
                in: .common, example: "10,000", .amount(of: "initialInvestment monthlyDeposit")
            ) { $0.initialInvestment = $1 },
            Input(
                "monthlyDeposit", Words.inputMonthlyDeposit, .money, .defaults(to: "0"),
                in: .common, example: "250", upTo: 5_000
            ) { $0.monthlyDeposit = $1 },
            Input(
                "interestRate", Words.inputInterestRate, .rateOrLoss, .required, example: "5%"
            ) { $0.interestRate = $1 },
        ] + rules()

    /// The fee and the rules of growth, which a savings goal has as well.
    static func rules<Plan: GrowingPlan>() -> [Input<Plan>] {
        [
            Input(
                "additionalFeeRate", Words.inputAdditionalFeeRate, .rateBelowAll,
                .defaults(to: "0%"), example: "0.5%", help: Words.inputAdditionalFeeRateHelp
            ) { $0.savings.feeRate = $1 },
            Input(
                "compoundInterval", Words.inputCompoundInterval, .timesAYear(intervals),
                .defaults(to: "monthly"), example: "monthly", help: Words.inputCompoundIntervalHelp
            ) { $0.savings.compoundingsAYear = $1 },
            Input(
                "depositTiming", Words.inputDepositTiming,
                .choice([("end", .end), ("begin", .begin)]), .defaults(to: "end"), example: "end"
            ) { $0.savings.depositTiming = $1 },
            Input(
                "feeRule", Words.inputFeeRule,
                .choice([
                    ("yearEnd", .yearEnd), ("subtract", .subtract),
                    ("perCompounding", .perCompounding),
                ]),
                .defaults(to: "yearEnd"), example: "yearEnd", help: Words.inputFeeRuleHelp
            ) { $0.savings.feeRule = $1 },
            Input(
                "insidePeriod", Words.inputInsidePeriod,
                .choice([("equivalent", .equivalent), ("none", .none), ("full", .full)]),
                .defaults(to: "equivalent"), example: "equivalent",
                help: Words.inputInsidePeriodHelp
            ) { $0.savings.insidePeriod = $1 },
        ]
    }

    private static let intervals: [(String, Int)] = [
        ("annual", 1), ("semiannual", 2), ("quarterly", 4), ("monthly", 12), ("daily", 365),
    ]
}

/// A plan whose savings grow by the rules of a savings plan.
protocol GrowingPlan: SendableMetatype {
    var savings: SavingsPlan { get set }
}

extension SavingsPlan: GrowingPlan {
    var savings: SavingsPlan {
        get { self }
        set { self = newValue }
    }

    /// Checks that the rates and rules fit together.
    func check(_ reader: inout InputReader) {
        // Special: two rates together leave nothing.
        if netRate <= ExactDecimal(-1) {
            reader.report(.init("additionalFeeRate"), .leavesNothing(feeRate.percentText))
        }
        // Special: three rules together need compounding dates at the ends of months.
        let needsWholeMonths =
            insidePeriod != .equivalent || (feeRule == .perCompounding && feeRate != .zero)
        if needsWholeMonths, compoundingsAYear < 12, monthsAPeriod == nil {
            let times = ExactDecimal(Int128(compoundingsAYear)).text()
            reader.report(.init("compoundInterval"), .notMonthlyDivisible(times))
        }
    }
}
