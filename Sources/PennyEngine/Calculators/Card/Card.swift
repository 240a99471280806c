extension Calculator {
    /// Credit cards.
    public static let card = Calculator(
        "card", slug: "credit-cards", table: "schedule",
        words: .init(
            CardWords.calculatorOne, CardWords.calculatorMany, CardWords.calculatorQuestion),
        areas: [CardWords.area],
        offers: OfferPage(
            "cards", CardWords.calculatorOffers, costs: [], shared: ["balance", "payment"],
            hasHorizon: true),
        value: OfferValue.interest,
        Card.inputs, Card.calculate)
}

/// A credit card repaid by a chosen monthly payment, or by its minimum payments. These are compared
/// with repayment in 36 months: the repayment disclosures of Regulation Z, 12 CFR 1026, appendices
/// M1 and M2.
enum Card {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let terms = try reader.plan(inputs, CardTerms(currency: reader.currency)) { $0.check(&$1) }
        do throws(CalculationError) {
            return try CardResult(terms, reader.inputs)
                .calculation(from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init(terms.isList ? "balances" : "balance"),
                    .calculation(error, currency: terms.currency))
            ])
        }
    }
}
