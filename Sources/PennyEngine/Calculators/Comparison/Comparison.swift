extension Calculator {
    /// Comparisons of products.
    public static let comparison = Calculator(
        "comparison", slug: "comparisons", folder: .comparisons, table: "products",
        words: .init(
            ComparisonWords.calculatorOne, ComparisonWords.calculatorMany,
            ComparisonWords.calculatorQuestion),
        areas: [ComparisonWords.area], comparesChoices: true,
        Comparison.inputs, Comparison.calculate)
}

/// Products compared by unit price.
///
/// Prices and sizes are exact fractions. Products are ranked by exact comparison, and only
/// displayed values are rounded, by the rules of the policy.
enum Comparison {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        var list = read(&reader)
        let plan = try list.plan(&reader)
        do throws(CalculationError) {
            return try ComparisonResult(plan, reader.inputs, list.notes).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("products"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
