import PennyNaturals

extension Calculator {
    /// Simple interest.
    public static let simpleInterest = Calculator(
        "simple-interest", slug: "simple-interest", table: "years",
        words: .init(
            SimpleInterestWords.calculatorOne, SimpleInterestWords.calculatorMany,
            SimpleInterestWords.calculatorQuestion),
        areas: [SimpleInterestWords.area],
        SimpleInterest.inputs, SimpleInterest.calculate)
}

/// Simple interest: on the principal alone, in proportion to the time.
enum SimpleInterest {
    private typealias Words = SimpleInterestWords

    static let inputs: [Input<SimpleInterestPlan>] = [
        Input("principal", Words.inputPrincipal, .moneyAboveZero, .required, example: "1,000") {
            $0.principal = $1
        },
        Input("rate", Words.inputRate, .rate, .required, example: "5%") { $0.rate = $1 },
        Input(
            "term", Words.inputTerm, time, in: .common, example: "3 years",
            .requiredUnless("days")
        ) { plan, term in
            if term.unit == .days {
                plan.days = Int(term.count.coefficient)
            } else {
                plan.term = term
            }
        },
        Input(
            "days", Words.inputDays, .count(1...maximumYears * 360), example: "90",
            help: Words.inputDaysHelp, .conflicts("term")
        ) { $0.days = $1 },
        Input<SimpleInterestPlan>(
            "yearDays", Words.inputYearDays, .choice([("365", 365), ("360", 360)]),
            .defaults(to: "365"), example: "365", help: Words.inputYearDaysHelp
        ) { $0.yearDays = $1 }
        .unless({ $0.days == nil && $0.term.count != .zero }, .needs(other: "days")),
    ]

    private static let maximumYears = 100

    /// Special: the length is not rounded to whole months, so its limit is in its own unit. Days
    /// count by the days of a year.
    private static var time: InputType<TermLength> {
        InputType(.term) { reader, field in
            let term = reader.term(
                field, bareUnit: .years, allowsPayments: false, allowsDays: true)
            guard let term else { return nil }
            let inDays = term.unit == .days
            let limit = maximumYears * (term.unit == .months ? 12 : 1)
            if term.count == .zero {
                reader.report(field, .zero(term.text))
            } else if ExactDecimal(Int128(inDays ? limit * 360 : limit)) < term.count {
                let unit = inDays ? TermLength.Unit.years : term.unit
                reader.report(field, .termTooLong(term.text, limit: limit, unit: unit.name))
            } else {
                return term
            }
            return nil
        }
    }

    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, SimpleInterestPlan(currency: reader.currency))
        do throws(CalculationError) {
            return try SimpleInterestResult(plan, reader.inputs).calculation(
                from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("principal"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}

/// The validated inputs of simple interest.
struct SimpleInterestPlan {
    let currency: Currency
    var principal: Int64 = 0
    var rate = ExactDecimal.zero
    var term = TermLength(.zero, .years)
    /// The days, where the time was typed in days.
    var days: Int?
    var yearDays = 365

    enum Time: Equatable {
        case term(TermLength)
        case days(Int, ofYear: Int)
    }

    /// The time as typed.
    var time: Time { days.map { .days($0, ofYear: yearDays) } ?? .term(term) }

    /// The time in years.
    var years: ExactFraction {
        switch time {
        case .term(let term):
            let count = ExactFraction(term.count)
            return term.unit == .months ? count / ExactFraction(12) : count
        case .days(let days, let year): return ExactFraction(days) / ExactFraction(year)
        }
    }

    /// The end of each year, and the end of the time, in years.
    var timesInYears: [ExactFraction] {
        let whole = Int(years.roundedUp.int128 ?? 1)
        return (1..<max(whole, 1)).map { ExactFraction($0) } + [years]
    }
}

/// The interest up to several times: principal × rate × years.
struct SimpleInterestAmounts: CertifiableFormula {
    let plan: SimpleInterestPlan
    let times: [ExactFraction]

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let yearly =
            BigNatural(plan.principal.magnitude) * BigNatural(plan.rate.coefficient.magnitude)
        let scale = BigNatural(ExactDecimal.powerOfTen(plan.rate.scale).magnitude)
        return times.map { time in
            Number(yearly * time.numerator, over: scale * time.denominator, precision)
        }
    }
}
