extension Calculator {
    /// Refinancings.
    public static let refinance = Calculator(
        "refinance", slug: "refinancings", table: "months",
        words: .init(
            RefinanceWords.calculatorOne, RefinanceWords.calculatorMany,
            RefinanceWords.calculatorQuestion),
        areas: [RefinanceWords.area],
        offers: OfferPage(
            "refinancing", RefinanceWords.calculatorOffers, costs: ["costs"],
            shared: ["balance", "rate", "remaining", "payment", "newTerm"]),
        value: { result, _ in
            guard let saved = result.money("totalSaved"),
                let interest = result.money("oldInterest")
            else { return nil }
            return .gain(saved, of: interest)
        },
        Refinance.inputs, Refinance.calculate)
}

/// A loan replaced by another one: the time until its costs are recovered, and the total cost of
/// both loans.
enum Refinance {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let terms = try reader.plan(inputs, RefinanceTerms(currency: reader.currency)) {
            $0.check(&$1)
        }
        do throws(RefinanceFailure) {
            return try RefinanceResult(terms, reader.inputs)
                .calculation(from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [InputProblem(.init(error.input), error.kind)])
        }
    }
}

/// The reason why two loans cannot be compared, and the input to report.
struct RefinanceFailure: Error {
    let input: String
    let kind: InputProblem.Kind
}
