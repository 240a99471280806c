extension Calculator {
    /// Rent or buy.
    public static let rentOrBuy = Calculator(
        "rent-or-buy", slug: "rent-or-buy", table: "years",
        words: .init(
            RentOrBuyWords.calculatorOne, RentOrBuyWords.calculatorMany,
            RentOrBuyWords.calculatorQuestion),
        areas: [RentOrBuyWords.area],
        RentOrBuy.inputs, RentOrBuy.calculate)
}

/// Renting a home compared with buying it: the net worth of each after every year.
///
/// There is no official definition. Both spend the same each month in total: the one who pays less
/// for the home invests the difference. The notes and steps of the result state the order of
/// operations.
enum RentOrBuy {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, RentOrBuyPlan(currency: reader.currency)) {
            $0.check(&$1)
        }
        do throws(CalculationError) {
            return try RentOrBuyResult(plan, reader.inputs).calculation(
                from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("price"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
