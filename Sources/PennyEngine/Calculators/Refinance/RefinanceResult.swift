/// Puts two loans into the form every page is printed from.
struct RefinanceResult {
    let terms: RefinanceTerms
    let inputs: [NormalisedInput]
    let old: LoanSchedule
    let new: LoanSchedule
    /// The new loan with the payment of the old one, where that is more.
    let kept: LoanSchedule?
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
        kept =
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
        result.notes = .old(notes)
        return result
    }

    var oldPayment: Int64 { old.rows[0].payment }
    var newPayment: Int64 { new.rows[0].payment }
    var interestSaved: Int64 { old.totalInterest - new.totalInterest }

    /// A month, or that there is none.
    static func month(_ month: Int?) -> Quantity { month.map { .count($0) } ?? .text("never") }

    private var figures: [Figure] {
        var figures = [
            Figure("breakEven", "Months until the costs are back", Self.month(balance.breakEven))
        ]
        if terms.upFrontCosts > 0 {
            figures.append(
                Figure(
                    "breakEvenByPayments", "Months by saved payments alone",
                    Self.month(balance.breakEvenByPayments)))
        }
        figures += [
            Figure("totalSaved", "Saved to the end, after costs", .money(balance.atEnd)),
            Figure("monthlySaving", "Saved each month", .money(oldPayment - newPayment)),
            Figure("oldPayment", "Payment today", .money(oldPayment)),
            Figure("newPayment", "New payment", .money(newPayment)),
            Figure("newPrincipal", "New loan", .money(terms.newPrincipal)),
            Figure("oldInterest", "Interest left today", .money(old.totalInterest)),
            Figure("newInterest", "Interest of the new loan", .money(new.totalInterest)),
            Figure("interestSaved", "Interest saved", .money(interestSaved)),
            Figure("oldMonths", "Months left today", .count(old.rows.count)),
            Figure("newMonths", "Months of the new loan", .count(new.rows.count)),
        ]
        if let last = balance.lastGood {
            figures.append(Figure("goodUntil", "Ahead until month", .count(last)))
        }
        if let kept {
            let saved = old.totalInterest - kept.totalInterest - terms.costs
            figures.append(
                Figure("keptMonths", "Months if you keep paying as now", .count(kept.rows.count)))
            figures.append(Figure("keptSaved", "Saved so, after costs", .money(saved)))
        }
        return figures
    }
}
