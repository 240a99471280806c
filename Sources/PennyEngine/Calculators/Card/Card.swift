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
        value: Card.offerValue,
        Card.inputs, Card.calculate)
}

/// A credit card repaid by a chosen monthly payment, or by its minimum payments. These are compared
/// with repayment in 36 months: the repayment disclosures of Regulation Z, 12 CFR 1026, appendices
/// M1 and M2.
enum Card {
    /// The interest, or that the payments do not repay the debt in the time that is computed.
    @Sendable static func offerValue(of result: Calculation, in months: Int?) -> OfferValue? {
        guard case .words(let length, _)? = result.figure("months")?.quantity else {
            return OfferValue.interest(of: result, in: months)
        }
        guard let table = result.table("schedule"), table.rowCount > 0,
            let principal = table.columnIndex("principal"),
            let balance = table.columnIndex("balance")
        else { return nil }
        let debt = table.cell(row: 0, column: balance) + table.cell(row: 0, column: principal)
        let isNever = length.name == CardWords.lengthNever.name
        return .cost(0, of: debt, ending: isNever ? .never : .tooLong)
    }

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
