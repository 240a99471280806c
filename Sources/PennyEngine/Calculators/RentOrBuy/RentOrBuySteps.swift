/// Explains how the figures of renting and buying were computed.
struct RentOrBuySteps {
    private typealias Words = RentOrBuyWords

    private let result: RentOrBuyResult

    init(_ result: RentOrBuyResult) {
        self.result = result
    }

    private var plan: RentOrBuyPlan { result.plan }
    private var last: RentOrBuyYears.Year { result.last }

    var steps: [Step] {
        [loanStep, monthStep, valueStep, owedStep, ownerStep, renterStep, differenceStep]
            + (result.isTie ? [] : [leadStep]) + [breakEvenStep, owningStep, rentStep]
    }

    private var loanStep: Step {
        Step(
            Words.stepLoanTitle, for: ["monthlyPayment"], formula: loanFormula,
            numbers: loanNumbers, answer: .value(.money(result.monthlyPayment)),
            rounding: Words.stepLoanRounding, source: Words.stepLoanSource)
    }

    private var loanFormula: Message {
        guard let loan = plan.loan else { return Words.stepLoanFormulaWithoutLoan }
        return loan.rateSteps[0].rate == .zero
            ? Words.stepLoanFormulaWithoutInterest : Words.stepLoanFormula
    }

    private var loanNumbers: Message {
        guard let loan = plan.loan else {
            return Words.stepLoanNumbersWithoutLoan(
                price: plan.price, down: plan.downPayment, borrowed: plan.borrowed)
        }
        return Words.stepLoanNumbers(
            price: plan.price, down: plan.downPayment, borrowed: plan.borrowed,
            rate: loan.rateSteps[0].rate, payments: loan.payments)
    }

    private var monthStep: Step {
        Step(
            Words.stepFirstMonthTitle, for: ["firstMonthOwning"],
            formula: Words.stepFirstMonthFormula,
            numbers: Words.stepFirstMonthNumbers(
                payment: result.monthlyPayment, value: plan.price, tax: plan.propertyTaxRate,
                maintenance: plan.maintenanceRate, insurance: plan.insurance),
            answer: .value(.money(result.run.firstMonth)),
            rounding: Words.stepFirstMonthRounding)
    }

    private var valueStep: Step {
        Step(
            Words.stepHomeValueTitle, for: ["homeValue"], formula: Words.stepHomeValueFormula,
            numbers: Words.stepHomeValueNumbers(
                price: plan.price, rise: plan.appreciation, years: plan.years),
            answer: .value(.money(last.homeValue)), rounding: Words.stepHomeValueRounding)
    }

    private var owedStep: Step {
        let payments = min(plan.years * 12, result.run.schedule?.rows.count ?? 0)
        return Step(
            Words.stepOwedTitle, for: ["loanBalance", "totalInterest"],
            formula: Words.stepOwedFormula, numbers: CommonWords.countPayments(count: payments),
            answer: Words.stepOwedAnswer(owed: last.loanBalance, interest: result.totalInterest),
            rounding: Words.stepOwedRounding)
    }

    private var ownerStep: Step {
        Step(
            Words.stepOwnerTitle, for: ["ownerNetWorth"], formula: Words.stepOwnerFormula,
            numbers: Words.stepOwnerNumbers(
                value: last.homeValue, owed: last.loanBalance, costs: last.sellingCosts,
                invested: last.ownerPot), answer: .value(.money(last.owner)))
    }

    private var renterStep: Step {
        Step(
            Words.stepRenterTitle, for: ["renterNetWorth"], formula: Words.stepRenterFormula,
            numbers: Words.stepRenterNumbers(
                start: plan.upfront, rate: plan.investmentReturn,
                invested: result.run.renter.invested), answer: .value(.money(last.renter)),
            rounding: Words.stepRenterRounding)
    }

    private var differenceStep: Step {
        Step(
            Words.stepDifferenceTitle, for: ["difference"], formula: Words.stepDifferenceFormula,
            numbers: CommonWords.difference(last.owner, last.renter),
            answer: .value(.money(last.difference)))
    }

    private var breakEvenStep: Step {
        Step(
            Words.stepBreakEvenTitle, for: ["breakEvenYear"],
            formula: Words.stepBreakEvenFormula, numbers: breakEvenNumbers,
            answer: .value(result.breakEven))
    }

    /// The difference in the break-even year and in the year before it, or the largest difference
    /// if there is no such year.
    private var breakEvenNumbers: Message {
        let differences = result.years.map { $0.difference }
        guard let year = result.breakEvenYear else {
            let most = differences.reduce(.min) { max($0, $1) }
            return Words.stepBreakEvenNumbersNever(most: most)
        }
        if year == 1 { return Words.stepBreakEvenNumbersFirst(then: differences[0]) }
        return Words.stepBreakEvenNumbers(
            before: differences[year - 2], then: differences[year - 1])
    }

    private var leadStep: Step {
        result.isBuyingAhead
            ? leadStep(
                "buyingAhead", Words.stepLeadFormulaBuying,
                CommonWords.difference(last.owner, last.renter))
            : leadStep(
                "rentingAhead", Words.stepLeadFormulaRenting,
                CommonWords.difference(last.renter, last.owner))
    }

    private func leadStep(_ figure: String, _ formula: Message, _ numbers: Message) -> Step {
        Step(
            Words.stepLeadTitle, for: [figure], formula: formula, numbers: numbers,
            answer: .value(.money(result.lead)))
    }

    private var owningStep: Step {
        Step(
            Words.stepOwningTitle, for: ["totalOwning"], formula: Words.stepOwningFormula,
            numbers: CommonWords.formulaPlus(
                first: .money(plan.upfront), second: .money(result.totalOwning - plan.upfront)),
            answer: .value(.money(result.totalOwning)))
    }

    private var rentStep: Step {
        Step(
            Words.stepRentTitle, for: ["totalRent"], formula: Words.stepRentFormula,
            numbers: Words.stepRentNumbers(rent: plan.monthlyRent, rise: plan.rentIncrease),
            answer: .value(.money(result.totalRent)), rounding: Words.stepRentRounding)
    }
}
