/// The cost of a loan: the interest, the fees and the mortgage insurance together.
extension LoanResult {
    private typealias Words = LoanWords

    /// The interest, the fees paid at the start and the mortgage insurance, in minor units.
    var costOfCredit: Int64 {
        schedule.totalInterest + terms.charges + (home?.totalPremiums ?? 0)
    }

    /// The interest that extra payments save; nil without extra payments.
    var interestSaved: Int64? { plain.map { $0.totalInterest - schedule.totalInterest } }

    /// The number of payments that extra payments save; nil without extra payments.
    var paymentsSaved: Int? { plain.map { $0.rows.count - schedule.rows.count } }

    /// The amount that the borrower gets: the principal less the fees paid at the start.
    var received: Int64 { terms.principal - terms.charges }

    var costFigures: [Figure] {
        let cost = Figure(
            "costOfCredit",
            hasPremiums ? Words.figureCostOfCreditInsurance : Words.figureCostOfCredit,
            .money(costOfCredit))
        if isSinglePayment {
            return [cost, Figure("received", Words.figureReceived, .money(received))]
        }
        return [
            cost,
            Figure(
                "totalWithFees",
                hasPremiums ? Words.figureTotalWithFeesInsurance : Words.figureTotalWithFees,
                .money(terms.principal + costOfCredit)),
        ]
    }

    // MARK: - Steps

    var costSteps: [Step] {
        let parts = CommonWords.formulaPlus(
            first: .money(schedule.totalInterest), second: .money(terms.charges))
        let figures = costFigures
        let cost = Step(
            figures[0].label, for: ["costOfCredit"],
            formula: hasPremiums ? Words.stepCostFormulaInsurance : Words.stepCostFormula,
            numbers: hasPremiums
                ? CommonWords.formulaPlus(
                    first: .words(parts), second: .money(home?.totalPremiums ?? 0)) : parts,
            answer: .value(.money(costOfCredit)))
        let borrowed = Quantity.money(terms.principal)
        let other = Step(
            figures[1].label, for: [figures[1].name],
            formula: isSinglePayment ? Words.stepCostReceived : Words.stepCostTotal,
            numbers: isSinglePayment
                ? CommonWords.formulaMinus(first: borrowed, second: .money(terms.charges))
                : CommonWords.formulaPlus(first: borrowed, second: .money(costOfCredit)),
            answer: .value(figures[1].quantity))
        return [cost, other]
    }
}
