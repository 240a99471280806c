/// Explains how the comparison of two loans was computed: each rule, then the rule with these
/// loans' numbers.
struct RefinanceSteps {
    private typealias Words = RefinanceWords

    private let result: RefinanceResult

    init(_ result: RefinanceResult) {
        self.result = result
    }

    private var terms: RefinanceTerms { result.terms }

    var steps: [Step] {
        var steps = [principalStep, oldStep, newStep, savingStep, interestStep, breakEvenStep]
        if terms.upFrontCosts > 0 { steps.append(paymentsStep) }
        steps.append(totalStep)
        if let schedule = result.atCurrentPayment { steps.append(currentPaymentStep(schedule)) }
        return steps
    }

    private var principalStep: Step {
        Step(
            Words.stepPrincipalTitle, for: ["newPrincipal"], formula: Words.stepPrincipalFormula,
            numbers: Words.stepPrincipalNumbers(
                balance: terms.balance, cash: terms.cashOut,
                costs: terms.costs - terms.upFrontCosts),
            answer: .value(.money(terms.newPrincipal)))
    }

    private var oldStep: Step {
        let figures = ["oldPayment", "oldMonths"]
        let answer = Words.stepPaymentAnswer(
            payment: result.oldPayment, months: result.old.rows.count)
        if case .payment = terms.today {
            return Step(
                Words.stepOldTitle, for: figures, formula: Words.stepOldFormulaTyped,
                numbers: Words.stepOldNumbersTyped(balance: terms.balance, rate: terms.rate),
                answer: answer)
        }
        return Step(
            Words.stepOldTitle, for: figures,
            formula: terms.rate == .zero ? Words.stepOldFormulaZero : Words.stepOldFormula,
            numbers: numbers(terms.balance, terms.rate, result.old), answer: answer,
            rounding: rounding, source: Words.stepPaymentSource)
    }

    private var newStep: Step {
        Step(
            Words.stepNewTitle, for: ["newPayment", "newMonths"],
            formula: terms.newRate == .zero ? Words.stepNewFormulaZero : Words.stepNewFormula,
            numbers: numbers(terms.newPrincipal, terms.newRate, result.new),
            answer: Words.stepPaymentAnswer(
                payment: result.newPayment, months: result.new.rows.count),
            rounding: rounding, source: Words.stepPaymentSource)
    }

    private func numbers(
        _ principal: Int64, _ rate: ExactDecimal, _ schedule: LoanSchedule
    ) -> Message {
        Words.stepPaymentNumbers(
            principal: principal, rate: rate, payments: schedule.rows.count)
    }

    private var rounding: Message {
        Words.stepPaymentRounding(rule: CommonWords.rounding(terms.paymentRounding))
    }

    private var savingStep: Step {
        Step(
            Words.stepSavingTitle, for: ["monthlySaving"], formula: Words.stepSavingFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.oldPayment), second: .money(result.newPayment)),
            answer: .value(.money(result.oldPayment - result.newPayment)))
    }

    private var interestStep: Step {
        Step(
            Words.stepInterestTitle, for: ["oldInterest", "newInterest", "interestSaved"],
            formula: Words.stepInterestFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.old.totalInterest),
                second: .money(result.new.totalInterest)),
            answer: .value(.money(result.interestSaved)),
            rounding: Words.stepInterestRounding(
                rule: CommonWords.rounding(terms.interestRounding)))
    }

    // MARK: - Break-even

    private var breakEvenStep: Step {
        let balance = result.balance
        let month = balance.breakEven ?? balance.best
        let saved = balance.months[month - 1].advantage + terms.costs
        return Step(
            Words.stepBreakEvenTitle,
            for: balance.lastGood == nil ? ["breakEven"] : ["breakEven", "goodUntil"],
            formula: Words.stepBreakEvenFormula,
            numbers: balance.breakEven == nil
                ? Words.stepBreakEvenNumbersNever(month: month, saved: saved, costs: terms.costs)
                : Words.stepBreakEvenNumbers(month: month, saved: saved, costs: terms.costs),
            answer: .value(RefinanceResult.month(balance.breakEven)),
            rounding: Words.stepBreakEvenRounding)
    }

    private var paymentsStep: Step {
        Step(
            Words.stepByPaymentsTitle, for: ["breakEvenByPayments"],
            formula: Words.stepByPaymentsFormula,
            numbers: Words.stepByPaymentsNumbers(
                costs: terms.upFrontCosts, saved: result.oldPayment - result.newPayment),
            answer: .value(RefinanceResult.month(result.balance.breakEvenByPayments)),
            rounding: Words.stepByPaymentsRounding)
    }

    private var totalStep: Step {
        Step(
            Words.stepTotalTitle, for: ["totalSaved"], formula: Words.stepTotalFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.interestSaved), second: .money(terms.costs)),
            answer: .value(.money(result.balance.atEnd)))
    }

    private func currentPaymentStep(_ schedule: LoanSchedule) -> Step {
        let saved = result.old.totalInterest - schedule.totalInterest - terms.costs
        return Step(
            Words.stepKeptTitle, for: ["keptMonths", "keptSaved"], formula: Words.stepKeptFormula,
            numbers: Words.stepKeptNumbers(
                old: result.old.totalInterest, new: schedule.totalInterest, costs: terms.costs),
            answer: Words.stepKeptAnswer(saved: saved, time: schedule.rows.count))
    }
}
