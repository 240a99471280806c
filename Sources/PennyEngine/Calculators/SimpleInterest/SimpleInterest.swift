import PennyNaturals

/// Simple interest: on the principal alone, in proportion to the time.
enum SimpleInterest {
    private typealias Words = SimpleInterestWords

    static let definition = CalculatorDefinition(
        .simpleInterest, fields, words: [Words.area], calculate)

    static let yearChoices: [(String, Int)] = [("365", 365), ("360", 360)]

    static let fields: [InputField] = [
        InputField("principal", Words.inputPrincipal, .money, .required, example: "1,000"),
        InputField("rate", Words.inputRate, .rate, .required, example: "5%"),
        InputField("term", Words.inputTerm, .term, in: .common, example: "3 years"),
        InputField("days", Words.inputDays, .count, example: "90", help: Words.inputDaysHelp),
        InputField(
            "yearDays", Words.inputYearDays, .choice(choiceNames(yearChoices)),
            .defaults(to: "365"), example: "365", help: Words.inputYearDaysHelp),
    ]

    static let maximumYears = 100

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = SimpleInterestReading(
            reader: InputReader(.simpleInterest, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try SimpleInterestResult(plan, reading.reader.inputs).calculation()
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
    let principal: Int64
    let rate: ExactDecimal
    /// The time as typed.
    let time: Time

    enum Time: Equatable {
        case term(TermLength)
        case days(Int, ofYear: Int)
    }

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
