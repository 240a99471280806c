private typealias Words = RatesWords

extension RateConversion {
    static let inputs: [Input<TypedRate>] = [
        Input(
            "rate", Words.inputRate, .rate(decimals: ExactDecimal.maximumScale), in: .common,
            example: "5%", .requiredUnless("interest steps tiers")
        ) { $0.rate = $1 },
        Input(
            "compounding", Words.inputCompounding, .timesAYear(compoundings),
            .defaults(to: "monthly"), in: .common, example: "monthly",
            help: Words.inputCompoundingHelp, .noDefault(with: "interest steps tiers"),
            .conflicts("interest steps tiers").without("rate")
        ) { $0.compounding = $1 == 0 ? .continuous : .aYear($1) },
        Input(
            "periodsAYear", Words.inputPeriodsAYear, .count(1...366), .defaults(to: "12"),
            example: "4", .noDefault(with: "interest steps tiers"),
            .conflicts("interest steps tiers").without("rate")
        ) { $0.periodsAYear = $1 },
        Input(
            "interest", Words.inputInterest, .money, example: "61.68",
            help: Words.inputInterestHelp, .conflicts("rate")
        ) { $0.interest = $1 },
        Input(
            "principal", Words.inputPrincipal, .moneyAboveZero, example: "1,000",
            .requiredWith("interest steps").without("rate"), .conflicts("rate tiers")
        ) { $0.principal = $1 },
        Input(
            "days", Words.inputDays, .count(1...YieldAccount.maximumDays), example: "365",
            .requiredWith("interest tiers").without("rate"), .conflicts("rate steps")
        ) { $0.days = $1 },
        Input(
            "compoundingDays", Words.inputCompoundingDays, .count(1...YieldAccount.maximumDays),
            example: "91", .conflicts("rate steps tiers")
        ) { $0.compoundingDays = $1 },
        Input(
            "steps", Words.inputSteps, .list(stepColumns, upTo: 100) { _ in .init() },
            example: "6% days 365; 6.5% days 365", help: Words.inputStepsHelp,
            .conflicts("rate interest")
        ) { $0.steps = $1 },
        Input(
            "tiers", Words.inputTiers, .list(tierColumns, upTo: 100) { _ in .init() },
            example: "2,500 rate 5.25%; 12,500 rate 5.5%", help: Words.inputTiersHelp,
            .conflicts("rate interest steps")
        ) { $0.tiers = $1 },
    ]

    private static let stepColumns: [Input<YieldAccount.Segment>] = [
        Input("rate", Words.inputStepsRate, .rate, .required, example: "6%") { $0.rate = $1 },
        Input(
            "days", Words.inputStepsDays, .count(1...YieldAccount.maximumDays), .required,
            example: "365"
        ) { $0.days = $1 },
    ]

    private static let tierColumns: [Input<TypedRate.Tier>] = [
        Input("amount", Words.inputTiersAmount, .moneyAboveZero, .required, example: "2,500") {
            $0.amount = $1
        },
        Input("rate", Words.inputTiersRate, .rate, .required, example: "5.25%") { $0.rate = $1 },
    ]

    /// The names of compoundings with their times a year, where 0 is continuous.
    private static let compoundings = CompoundingTimes.names.map { ($0.0, $0.1.number ?? 0) }
}

/// A rate to convert, or an account whose yield to compute, as typed.
struct TypedRate {
    struct Tier {
        var amount: Int64 = 0
        var rate = ExactDecimal.zero
    }

    var rate: ExactDecimal?
    var compounding = CompoundingTimes.aYear(12)
    var periodsAYear = 12
    var interest: Int64?
    var principal: Int64 = 0
    var days = 0
    var compoundingDays: Int?
    var steps: [YieldAccount.Segment] = []
    var tiers: [Tier] = []

    var question: RateConversion.Question {
        if let rate {
            return .conversion(
                ConvertedRate(rate: rate, compounding: compounding, periodsAYear: periodsAYear))
        }
        if let interest {
            return .yield(
                YieldAccount(
                    principal: principal, days: days,
                    earning: .stated(interest: interest, compoundingDays: compoundingDays)))
        }
        if tiers.isEmpty {
            return .yield(
                YieldAccount(
                    principal: principal, days: daysOfSteps,
                    earning: .daily([.init(amount: principal, segments: steps)])))
        }
        return .yield(
            YieldAccount(
                principal: tiers.reduce(0) { $0 + $1.amount }, days: days,
                earning: .daily(
                    tiers.map {
                        .init(amount: $0.amount, segments: [.init(rate: $0.rate, days: days)])
                    })))
    }

    private var daysOfSteps: Int { steps.reduce(0) { $0 + $1.days } }

    func check(_ reader: inout InputReader) {
        // Special: a sum over a list.
        let days = daysOfSteps
        if days > YieldAccount.maximumDays {
            let typed: Wording = "\(days) days"
            reader.report(
                .init("steps"),
                .termTooLong(typed.text, limit: YieldAccount.maximumDays, unit: "days"))
        }
    }
}
