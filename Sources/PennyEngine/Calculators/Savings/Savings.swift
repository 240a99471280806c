/// A savings plan: an initial amount and monthly deposits that earn compound interest, less a
/// yearly fee.
///
/// No intermediate value is rounded. The balance of a month is the exact balance, rounded half up
/// to the minor unit. The interest of a row is the amount that makes the row add up.
enum Savings {
    static let definition = CalculatorDefinition(
        .savings, inputs, words: [SavingsWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.savings, inputs, raw, defaults)
        let plan = try reader.plan(inputs, SavingsPlan(currency: reader.currency)) { $0.check(&$1) }
        do throws(CalculationError) {
            return try SavingsResult(plan, reader.inputs).calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init("yearsToInvest"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
