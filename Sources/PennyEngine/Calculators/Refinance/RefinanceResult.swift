/// Builds the `Calculation` of two loans, from which every page is rendered.
struct RefinanceResult {
    private typealias Words = RefinanceWords

    let terms: RefinanceTerms
    let inputs: [NormalisedInput]
    let old: LoanSchedule
    let new: LoanSchedule
    /// The new loan with the payment of the current one, if that is higher.
    let atCurrentPayment: LoanSchedule?
    let balance: RefinanceBalance

    init(_ terms: RefinanceTerms, _ inputs: [NormalisedInput]) throws(RefinanceFailure) {
        self.terms = terms
        self.inputs = inputs
        old = try Self.schedule(terms.oldLoan, terms, "balance")
        new = try Self.schedule(terms.newLoan, terms, "newRate")
        if case .payment(let payment) = terms.today, let last = old.rows.last,
            last.payment > payment
        {
            throw RefinanceFailure(
                input: "payment",
                kind: .debt(
                    .neverRepaid(
                        paid: payment, interest: old.rows[0].interest,
                        months: RefinanceTerms.longest, terms.currency)))
        }
        let payment = old.rows[0].payment
        atCurrentPayment =
            payment > new.rows[0].payment && old.rows.count > 1
            ? try Self.schedule(terms.newLoan(paying: payment), terms, "newRate") : nil
        balance = RefinanceBalance(old, new, terms)
    }

    private static func schedule(
        _ loan: LoanTerms, _ terms: RefinanceTerms, _ input: String
    ) throws(RefinanceFailure) -> LoanSchedule {
        do throws(CalculationError) {
            let schedule = try LoanSchedule(loan)
            if schedule.totalPaid > Money.limit { throw .tooLarge }
            return schedule
        } catch {
            if case .paymentBelowInterest(let payment, let interest) = error {
                throw RefinanceFailure(
                    input: "payment",
                    kind: .debt(
                        .belowInterest(paid: payment, interest: interest, terms.currency)))
            }
            throw RefinanceFailure(
                input: input, kind: .calculation(error, currency: terms.currency))
        }
    }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .refinance, currency: terms.currency, inputs: inputs,
            answer: answer(from: today), figures: figures,
            tables: [loansTable, yearTable, monthTable], charts: charts,
            steps: RefinanceSteps(self).steps, proofs: proofs,
            notes: notes, from: today)
    }

    var oldPayment: Int64 { old.rows[0].payment }
    var newPayment: Int64 { new.rows[0].payment }
    var interestSaved: Int64 { old.totalInterest - new.totalInterest }

    /// A number of months, or that there is none.
    static func month(_ month: Int?) -> Quantity {
        month.map { .count($0) } ?? .words(Words.never, machine: "never")
    }

    private func monthFigure(_ name: String, _ label: Message, _ month: Int?) -> Figure {
        month.map { .months(name, label, $0) } ?? Figure(name, label, Self.month(nil))
    }

    private var figures: [Figure] {
        let (saved, monthly) = (balance.atEnd, oldPayment - newPayment)
        var figures: [Figure] = [
            .sized(
                "totalSaved", saved < 0 ? Words.figureTotalAdded : Words.figureTotalSaved, saved),
            monthFigure("breakEven", Words.figureBreakEven, balance.breakEven),
        ]
        if let last = balance.lastGood {
            figures.append(.months("goodUntil", Words.figureGoodUntil, last))
        }
        figures += [
            .sized(
                "monthlySaving",
                monthly < 0 ? Words.figureMonthlyAdded : Words.figureMonthlySaving, monthly),
            Figure("oldPayment", Words.figureOldPayment, .money(oldPayment)),
            Figure("newPayment", Words.figureNewPayment, .money(newPayment)),
            Figure("newPrincipal", Words.figureNewPrincipal, .money(terms.newPrincipal)),
            Figure("oldInterest", Words.figureOldInterest, .money(old.totalInterest)),
            Figure("newInterest", Words.figureNewInterest, .money(new.totalInterest)),
            .sized(
                "interestSaved",
                interestSaved < 0 ? Words.figureInterestAdded : Words.figureInterestSaved,
                interestSaved),
            .months("oldMonths", Words.figureOldMonths, old.rows.count),
            .months("newMonths", Words.figureNewMonths, new.rows.count),
        ]
        if terms.upFrontCosts > 0 {
            figures.append(
                monthFigure(
                    "breakEvenByPayments", Words.figureBreakEvenByPayments,
                    balance.breakEvenByPayments))
        }
        if let atCurrentPayment {
            let saved = old.totalInterest - atCurrentPayment.totalInterest - terms.costs
            figures += [
                .months("keptMonths", Words.figureKeptMonths, atCurrentPayment.rows.count),
                .sized(
                    "keptSaved", saved < 0 ? Words.figureKeptAdded : Words.figureKeptSaved, saved),
            ]
        }
        return figures
    }

    // MARK: - The answer

    private func answer(from today: CivilDate?) -> Message {
        let atEnd = balance.atEnd
        if atEnd == 0 { return Words.answerSame }
        func time(_ months: Int) -> Message { CommonWords.span(of: months, from: today) }
        if atEnd > 0 {
            guard let first = balance.breakEven, first > 1 else {
                return Words.answerSaves(saved: atEnd)
            }
            return Words.answerSavesAfter(saved: atEnd, time: time(first))
        }
        guard let first = balance.breakEven, let last = balance.lastGood else {
            return Words.answerCosts(cost: -atEnd)
        }
        return first > 1
            ? Words.answerCostsBetween(cost: -atEnd, from: time(first), until: time(last))
            : Words.answerCostsUntil(cost: -atEnd, until: time(last))
    }
}
