/// The time value of money: an amount today, equal payments and an amount at
/// the end, at one rate. Four of the five values give the fifth.
enum Annuity {
    static let definition = CalculatorDefinition(
        .annuity, fields, words: [AnnuityWords.area], calculate)

    /// More periods are not computed one by one.
    static let mostPeriods = 1200

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = AnnuityReading(reader: InputReader(.annuity, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        let asked = InputProblem.Place(plan.solveFor.name)
        let solution: AnnuitySolution?
        do throws(CalculationError) {
            solution = try AnnuitySolution(plan)
            if let solution {
                return try AnnuityResult(solution, reading.reader.inputs).calculation()
            }
        } catch {
            throw InputProblems(problems: [
                InputProblem(asked, .calculation(error, currency: plan.currency))
            ])
        }
        let failure: AnnuityFailure = plan.solveFor == .rate ? .noRate : .neverReached
        throw InputProblems(problems: [
            InputProblem(asked, .annuity(failure), reading.reader.convention)
        ])
    }
}

/// Why inputs that are readable one by one ask for no annuity.
public enum AnnuityFailure: Equatable, Sendable {
    /// Several values are left out, and nothing says which is asked for.
    case unclear(missing: [String])
    /// All five values are given.
    case nothingAsked
    /// No rate makes the amounts come to nothing.
    case noRate
    /// No number of periods does.
    case neverReached
    /// Not the number of a period, nor two of them.
    case notPeriods(String)
    /// Periods that the annuity does not have.
    case outside(String, periods: Int)
}
