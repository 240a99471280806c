extension Calculator {
    /// The time value of money.
    public static let annuity = Calculator(
        "annuity", slug: "time-value-of-money", table: "growth",
        words: .init(
            AnnuityWords.calculatorOne, AnnuityWords.calculatorMany, AnnuityWords.calculatorQuestion
        ),
        areas: [AnnuityWords.area],
        Annuity.inputs, Annuity.calculate)
}

/// The time value of money: an amount today, equal payments and an amount at the end, at one rate.
/// Any four of the five values determine the fifth.
enum Annuity {
    /// The largest number of periods. Each is computed separately.
    static let maximumPeriods = 1200

    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        var plan = AnnuityPlan(currency: reader.currency)
        reader.read(inputs, into: &plan)
        plan.check(&reader)
        try reader.throwProblems()
        let unknown = InputProblem.Path(plan.solveFor.name)
        let solution: AnnuitySolution?
        do throws(CalculationError) {
            solution = try AnnuitySolution(plan)
            if let solution {
                return try AnnuityResult(solution, reader.inputs).calculation(
                    from: reader.defaults.today)
            }
        } catch {
            throw InputProblems(problems: [
                InputProblem(unknown, .calculation(error, currency: plan.currency))
            ])
        }
        let failure: AnnuityFailure = plan.solveFor == .rate ? .noRate : .neverReached
        throw InputProblems(problems: [
            InputProblem(unknown, .annuity(failure), reader.convention)
        ])
    }
}

/// The reason why inputs that are valid one by one define no annuity.
public enum AnnuityFailure: Equatable, Sendable {
    /// Several values are missing and `solveFor` is not given.
    case unclear(missing: [String])
    /// All five values are given.
    case nothingAsked
    /// No rate solves the equation.
    case noRate
    /// No number of periods solves the equation.
    case neverReached
    /// The text is neither a period number nor a range of them.
    case notPeriods(String)
    /// The annuity does not have these periods.
    case outside(String, periods: Int)
}
