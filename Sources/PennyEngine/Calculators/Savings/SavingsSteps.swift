/// How a savings plan's figures were computed: each rule, then the rule with
/// this plan's numbers.
struct SavingsSteps {
    private let result: SavingsResult

    init(_ result: SavingsResult) {
        self.result = result
    }

    private var plan: SavingsPlan { result.plan }

    var steps: [Step] {
        var steps = [growthStep, balanceStep, depositsStep, feesStep, interestStep]
        if let without = result.balanceWithoutFees { steps.append(costStep(without)) }
        return steps
    }

    private var growthStep: Step {
        let times = plan.compoundingsAYear
        let isInside = plan.insidePeriod != .equivalent && plan.monthsAPeriod != nil
        if isInside, let months = plan.monthsAPeriod {
            let earning =
                plan.insidePeriod == .none
                ? "what was held at the start of the period" : "all that is held at its end"
            return Step(
                "Growth of a period", for: ["accruedBalance"],
                formula: [.words("interest = \(earning) × rate ÷ compoundings a year")],
                numbers: [
                    .text("every "), .value(.count(months)), .text(" months, "),
                    .value(.rate(plan.netRate)), .text(" ÷ "), .value(.count(times)),
                ], answer: [.text("of the balance")])
        }
        let growth = CutValue.pieces(MonthlyGrowth(plan: plan, decimals: 6), scale: 6)
        return Step(
            "Growth of a month", for: ["accruedBalance"],
            formula: [.text("g = (1 + rate ÷ compoundings a year)^(compoundings a year ÷ 12)")],
            numbers: [
                .text("(1 + "), .value(.rate(plan.netRate)), .text(" ÷ "), .value(.count(times)),
                .text(")^("), .value(.count(times)), .text(" ÷ 12)"),
            ],
            answer: growth,
            rounding: growth.count == 1
                ? []
                : [.text("Shown cut; computed with at least 57 decimals and an error bound.")],
            source: "Compound interest at the equivalent monthly rate")
    }

    private var balanceStep: Step {
        let formula =
            plan.depositTiming == .end
            ? "each month: balance = balance × g + deposit"
            : "each month: balance = (balance + deposit) × g"
        return Step(
            "The balance", for: ["accruedBalance"], formula: [.text(formula), .text(feeFormula)],
            numbers: [
                .text("from "), .value(.money(plan.initialInvestment)), .text(" with "),
                .value(.money(plan.monthlyDeposit)), .text(" a month over "),
                .value(.count(plan.months)), .text(" months"),
            ],
            answer: [.value(.money(result.balance))],
            rounding: [
                .text("Nothing is rounded on the way; the exact balance is rounded half-up once.")
            ])
    }

    private var feeFormula: String {
        if plan.feeRate == .zero { return "" }
        return switch plan.feeRule {
        case .yearEnd: "; after every twelfth month: balance = balance × (1 − fee)"
        case .subtract: ", with g from rate − fee"
        case .perCompounding:
            "; at each compounding: balance = balance × (1 − fee ÷ compoundings a year)"
        }
    }

    private var depositsStep: Step {
        Step(
            "What is paid in", for: ["totalDeposits"],
            formula: [.text("first investment + deposit × months")],
            numbers: [
                .value(.money(plan.initialInvestment)), .text(" + "),
                .value(.money(plan.monthlyDeposit)), .text(" × "), .value(.count(plan.months)),
            ],
            answer: [.value(.money(plan.deposits))])
    }

    private var feesStep: Step {
        if plan.feeRate == .zero {
            return Step(
                "Fees", for: ["totalFees"], formula: [.text("no fee is charged")],
                numbers: [.text("fee "), .value(.rate(plan.feeRate)), .text(" a year")],
                answer: [.value(.money(result.totalFees))])
        }
        let (rule, source): (String, String) =
            switch plan.feeRule {
            case .yearEnd:
                (
                    "the sum of balance × fee after every twelfth month",
                    "As in the US SEC's investor bulletin on how fees affect a portfolio"
                )
            case .subtract:
                (
                    "the fee is subtracted from the rate and not charged apart",
                    "As in the US Department of Labor's example of 401(k) plan fees"
                )
            case .perCompounding:
                ("the sum of balance × fee ÷ compoundings a year at each compounding", "")
            }
        return Step(
            "Fees", for: ["totalFees"], formula: [.text(rule)],
            numbers: [.text("fee "), .value(.rate(plan.feeRate)), .text(" a year")],
            answer: [.value(.money(result.totalFees))],
            rounding: [.text("The exact sum is rounded half-up once.")], source: source)
    }

    private var interestStep: Step {
        Step(
            "Interest", for: ["totalInterest"],
            formula: [.text("interest = balance − paid in + fees")],
            numbers: [
                .value(.money(result.balance)), .text(" − "), .value(.money(plan.deposits)),
                .text(" + "), .value(.money(result.totalFees)),
            ],
            answer: [.value(.money(result.totalInterest))])
    }

    private func costStep(_ without: Int64) -> Step {
        Step(
            "What the fee costs", for: ["costOfFees", "balanceWithoutFees"],
            formula: [.text("the balance of the same plan without the fee − the balance")],
            numbers: [
                .value(.money(without)), .text(" − "), .value(.money(result.balance)),
            ],
            answer: [.value(.money(without - result.balance))],
            rounding: without - result.balance > result.totalFees
                ? [.text("More than the fees charged, because what was taken no longer earns.")]
                : [])
    }
}

private struct MonthlyGrowth: CertifiableFormula {
    let plan: SavingsPlan
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let factor = CompoundFactor(
            rate: plan.netRate, compoundedTimesAYear: plan.compoundingsAYear, periodsAYear: 12)
        return [
            factor.value(kind, precision).map {
                $0 * Number(Int64(ExactDecimal.powerOfTen(decimals)), precision)
            }
        ]
    }
}
