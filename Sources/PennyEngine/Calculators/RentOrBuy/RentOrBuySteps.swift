/// How the figures of renting and buying were computed.
struct RentOrBuySteps {
    private let result: RentOrBuyResult

    init(_ result: RentOrBuyResult) {
        self.result = result
    }

    private var plan: RentOrBuyPlan { result.plan }
    private var last: RentOrBuyYears.Year { result.last }

    var steps: [Step] {
        [
            loanStep, monthStep, valueStep, owedStep, ownerStep, renterStep, differenceStep,
            leadStep, breakEvenStep, owningStep, rentStep,
        ]
    }

    private var loanStep: Step {
        var formula: Wording = "nothing is borrowed, so nothing is paid"
        var numbers: [Piece] = [
            .text("loan = "), .value(.money(plan.price)), .text(" − "),
            .value(.money(plan.downPayment)), .text(" = "), .value(.money(plan.borrowed)),
        ]
        if let loan = plan.loan {
            let rate = loan.rateSteps[0].rate
            formula =
                rate == .zero
                ? "loan ÷ n, as the rate is zero"
                : "loan × i × (1 + i)^n ÷ ((1 + i)^n − 1), with i = rate ÷ 12"
            numbers += [
                .text("; rate "), .value(.rate(rate)), .text(", n = "),
                .value(.count(loan.payments)),
            ]
        }
        return Step(
            "The loan's payment", for: ["monthlyPayment"], formula: [.words(formula)],
            numbers: numbers, answer: [.value(.money(result.monthlyPayment))],
            rounding: [.text("Rounded half-up; the schedule is that of a loan.")],
            source: "The ordinary annuity")
    }

    private var monthStep: Step {
        Step(
            "What owning costs in the first month", for: ["firstMonthOwning"],
            formula: [
                .text("payment + (value × (tax + maintenance) + insurance) ÷ 12")
            ],
            numbers: [
                .value(.money(result.monthlyPayment)), .text(" + ("),
                .value(.money(plan.price)), .text(" × ("), .value(.rate(plan.propertyTaxRate)),
                .text(" + "), .value(.rate(plan.maintenanceRate)), .text(") + "),
                .value(.money(plan.insurance)), .text(") ÷ 12"),
            ], answer: [.value(.money(result.run.firstMonth))],
            rounding: [
                .text(
                    "Each sum of a year is rounded half-up from the value at its start; the months"
                ), .text(" are cut so that twelve of them are the sum."),
            ])
    }

    private func growth(_ rate: ExactDecimal) -> [Piece] {
        [
            .text(" × (1 + "), .value(.rate(rate)), .text(")^"), .value(.count(plan.years)),
        ]
    }

    private var valueStep: Step {
        Step(
            "The value of the home", for: ["homeValue"],
            formula: [.text("price × (1 + rise)^years")],
            numbers: [.value(.money(plan.price))] + growth(plan.appreciation),
            answer: [.value(.money(last.homeValue))],
            rounding: [.text("The exact product is rounded half-up once.")])
    }

    private var owedStep: Step {
        Step(
            "What is owed and what was interest", for: ["loanBalance", "totalInterest"],
            formula: [.text("from the loan's schedule after 12 × years payments")],
            numbers: Piece.payments(min(plan.years * 12, result.run.schedule?.rows.count ?? 0)),
            answer: [
                .value(.money(last.loanBalance)), .text(" owed, "),
                .value(.money(result.totalInterest)), .text(" interest"),
            ],
            rounding: [.text("Each month's interest is rounded half-up.")])
    }

    private var ownerStep: Step {
        Step(
            "What buying leaves", for: ["ownerNetWorth"],
            formula: [.text("value − owed − costs of selling + what the buyer invested")],
            numbers: [
                .value(.money(last.homeValue)), .text(" − "), .value(.money(last.loanBalance)),
                .text(" − "), .value(.money(last.sellingCosts)), .text(" + "),
                .value(.money(last.ownerPot)),
            ], answer: [.value(.money(last.owner))])
    }

    private var renterStep: Step {
        Step(
            "What renting leaves", for: ["renterNetWorth"],
            formula: [
                .text("each month: pot + growth, then + what owning costs more than the rent; "),
                .text("growth = pot × ((1 + return)^(1 ÷ 12) − 1)"),
            ],
            numbers: [
                .text("from "), .value(.money(plan.upfront)), .text(" at "),
                .value(.rate(plan.investmentReturn)), .text("; invested in all "),
                .value(.money(result.run.renter.invested)),
            ], answer: [.value(.money(last.renter))],
            rounding: [.text("Each month's growth is rounded half-up.")])
    }

    private var differenceStep: Step {
        Step(
            "The difference", for: ["difference"],
            formula: [.text("what buying leaves − what renting leaves")],
            numbers: [
                .value(.money(last.owner)), .text(" − "), .value(.money(last.renter)),
            ], answer: [.value(.money(last.difference))])
    }

    private var breakEvenStep: Step {
        Step(
            "When buying is ahead", for: ["breakEvenYear"],
            formula: [.text("the first year whose difference is zero or more")],
            numbers: breakEvenNumbers, answer: [.value(result.breakEven)])
    }

    /// The difference of that year and of the one before it, or the largest there is.
    private var breakEvenNumbers: [Piece] {
        let differences = result.years.map { $0.difference }
        guard let year = result.breakEvenYear else {
            return [.text("at most "), .value(.money(differences.reduce(.min) { max($0, $1) }))]
        }
        let before: [Piece] =
            year == 1
            ? [] : [.value(.money(differences[year - 2])), .text(" a year before, then ")]
        return before + [.value(.money(differences[year - 1]))]
    }

    private var leadStep: Step {
        let isBuying = result.isBuyingAhead
        return Step(
            "Which of the two leaves more", for: [isBuying ? "buyingAhead" : "rentingAhead"],
            formula: [
                .text(
                    isBuying
                        ? "what buying leaves − what renting leaves"
                        : "what renting leaves − what buying leaves")
            ],
            numbers: isBuying
                ? [.value(.money(last.owner)), .text(" − "), .value(.money(last.renter))]
                : [.value(.money(last.renter)), .text(" − "), .value(.money(last.owner))],
            answer: [.value(.money(result.lead))])
    }

    private var owningStep: Step {
        Step(
            "What the buyer pays in all", for: ["totalOwning"],
            formula: [.text("down payment + costs of buying + every month's costs of owning")],
            numbers: [
                .value(.money(plan.upfront)), .text(" + "),
                .value(.money(result.totalOwning - plan.upfront)),
            ], answer: [.value(.money(result.totalOwning))])
    }

    private var rentStep: Step {
        Step(
            "Rent in all", for: ["totalRent"],
            formula: [.text("12 × rent of each year; rent × (1 + rise) after every year")],
            numbers: [
                .value(.money(plan.monthlyRent)), .text(", rising "),
                .value(.rate(plan.rentIncrease)), .text(" a year"),
            ], answer: [.value(.money(result.totalRent))],
            rounding: [.text("Each year's rent is rounded half-up once from the first.")])
    }
}
