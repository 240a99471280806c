/// The leverage of a household: its debt compared with its yearly income.
enum Leverage {
    private typealias Words = LeverageWords

    static let definition = CalculatorDefinition(
        .leverage, fields, words: [Words.area], calculate)

    static let fields: [InputField] = [
        InputField("debts", Words.inputDebts, .money, .required, example: "18,500"),
        InputField(
            "liabilities", Words.inputLiabilities, .money, .defaults(to: "0"), in: .common,
            example: "1,200"),
        InputField("yearlyIncome", Words.inputYearlyIncome, .money, .required, example: "52,000"),
        InputField("assets", Words.inputAssets, .money, in: .common, example: "31,000"),
    ]

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.leverage, fields, raw, defaults)
        let debts = reader.money("debts")
        let liabilities = reader.money("liabilities")
        let income = reader.money("yearlyIncome", allowsZero: false)
        let assets = reader.money("assets", allowsZero: false)
        guard let debts, let liabilities, let income, reader.problems.isEmpty else {
            throw InputProblems(problems: reader.orderedProblems)
        }
        guard debts + liabilities <= Money.limit else {
            throw InputProblems(problems: [
                InputProblem(.init("debts"), .calculation(.tooLarge, currency: reader.currency))
            ])
        }
        return LeverageResult(
            debts: debts, liabilities: liabilities, income: income, assets: assets,
            currency: reader.currency, inputs: reader.inputs
        ).calculation()
    }
}
