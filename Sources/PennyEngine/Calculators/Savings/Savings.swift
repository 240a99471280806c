extension Calculator {
    /// Savings plans.
    public static let savings = Calculator(
        "savings", slug: "savings", table: "growth",
        words: .init(
            SavingsWords.calculatorOne, SavingsWords.calculatorMany, SavingsWords.calculatorQuestion
        ),
        areas: [SavingsWords.area],
        offers: OfferPage(
            "savings", SavingsWords.calculatorOffers, costs: ["additionalFeeRate"],
            shared: ["yearsToInvest", "initialInvestment", "monthlyDeposit"]),
        value: { result, _ in
            guard let balance = result.money("accruedBalance"),
                let deposits = result.money("totalDeposits")
            else { return nil }
            return .gain(balance, of: deposits)
        },
        Savings.inputs, Savings.calculate)
}

/// A savings plan: an initial amount and monthly deposits that earn compound interest, less a
/// yearly fee.
///
/// No intermediate value is rounded. The balance of a month is the exact balance, rounded half up
/// to the minor unit. The interest of a row is the amount that makes the row add up.
enum Savings {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, SavingsPlan(currency: reader.currency)) { $0.check(&$1) }
        do throws(CalculationError) {
            return try SavingsResult(plan, reader.inputs).calculation(from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init("yearsToInvest"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
