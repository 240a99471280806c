extension Calculator {
    /// Leverage ratios.
    public static let leverage = Calculator(
        "leverage", slug: "leverage-ratios", table: "ratios",
        words: .init(
            LeverageWords.calculatorOne, LeverageWords.calculatorMany,
            LeverageWords.calculatorQuestion),
        areas: [LeverageWords.area],
        Leverage.inputs, Leverage.calculate)
}

/// The leverage of a household: its debt compared with its yearly income.
enum Leverage {
    private typealias Words = LeverageWords

    static let inputs: [Input<LeveragePlan>] = [
        Input("debts", Words.inputDebts, .money, .required, example: "18,500") { $0.debts = $1 },
        Input(
            "liabilities", Words.inputLiabilities, .money, .defaults(to: "0"), in: .common,
            example: "1,200"
        ) { $0.liabilities = $1 },
        Input(
            "yearlyIncome", Words.inputYearlyIncome, .moneyAboveZero, .required, example: "52,000"
        ) { $0.income = $1 },
        Input("assets", Words.inputAssets, .moneyAboveZero, in: .common, example: "31,000") {
            $0.assets = $1
        },
    ]

    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, LeveragePlan()) { plan, reader in
            // Special: a sum of two amounts.
            if plan.debts + plan.liabilities <= Money.limit { return }
            reader.report(.init("debts"), .calculation(.tooLarge, currency: reader.currency))
        }
        return LeverageResult(
            debts: plan.debts, liabilities: plan.liabilities, income: plan.income,
            assets: plan.assets, currency: reader.currency, inputs: reader.inputs
        ).calculation()
    }
}

/// The validated inputs of a leverage ratio.
struct LeveragePlan {
    var debts: Int64 = 0
    var liabilities: Int64 = 0
    var income: Int64 = 0
    var assets: Int64?
}
