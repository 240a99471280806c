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

    func calculation() -> Calculation {
        var result = Calculation(calculator: .refinance, currency: terms.currency, inputs: inputs)
        result.figures = figures
        result.tables = [loansTable, yearTable, monthTable]
        result.charts = charts
        result.steps = RefinanceSteps(self).steps
        result.proofs = proofs
        result.notes = notes
        return result
    }

    var oldPayment: Int64 { old.rows[0].payment }
    var newPayment: Int64 { new.rows[0].payment }
    var interestSaved: Int64 { old.totalInterest - new.totalInterest }

    /// Formats a month, or states that there is none.
    static func month(_ month: Int?) -> Quantity {
        month.map { .count($0) } ?? .words(Words.never, machine: "never")
    }

    private var figures: [Figure] {
        var figures = [
            Figure("breakEven", Words.figureBreakEven, Self.month(balance.breakEven))
        ]
        if terms.upFrontCosts > 0 {
            figures.append(
                Figure(
                    "breakEvenByPayments", Words.figureBreakEvenByPayments,
                    Self.month(balance.breakEvenByPayments)))
        }
        figures += [
            Figure("totalSaved", Words.figureTotalSaved, .money(balance.atEnd)),
            Figure("monthlySaving", Words.figureMonthlySaving, .money(oldPayment - newPayment)),
            Figure("oldPayment", Words.figureOldPayment, .money(oldPayment)),
            Figure("newPayment", Words.figureNewPayment, .money(newPayment)),
            Figure("newPrincipal", Words.figureNewPrincipal, .money(terms.newPrincipal)),
            Figure("oldInterest", Words.figureOldInterest, .money(old.totalInterest)),
            Figure("newInterest", Words.figureNewInterest, .money(new.totalInterest)),
            Figure("interestSaved", Words.figureInterestSaved, .money(interestSaved)),
            Figure("oldMonths", Words.figureOldMonths, .count(old.rows.count)),
            Figure("newMonths", Words.figureNewMonths, .count(new.rows.count)),
        ]
        if let last = balance.lastGood {
            figures.append(Figure("goodUntil", Words.figureGoodUntil, .count(last)))
        }
        if let atCurrentPayment {
            let saved = old.totalInterest - atCurrentPayment.totalInterest - terms.costs
            figures.append(
                Figure("keptMonths", Words.figureKeptMonths, .count(atCurrentPayment.rows.count)))
            figures.append(Figure("keptSaved", Words.figureKeptSaved, .money(saved)))
        }
        return figures
    }
}
