/// Explains how the figures of a home loan were computed.
extension LoanSteps {
    private typealias Words = LoanWords

    var homeSteps: [Step] {
        guard let costs = result.home, let home = terms.home else { return [] }
        var steps: [Step] = []
        if let down = home.downPayment, let value = home.value {
            steps.append(borrowedStep(value, down))
        }
        if home.value != nil { steps.append(contentsOf: loanToValueSteps) }
        if costs.taxAndInsurance > 0 { steps.append(taxStep(costs, home)) }
        if let yearly = home.mortgageInsurance {
            if result.hasPremiums { steps.append(premiumStep(costs, yearly)) }
            steps.append(endStep(costs))
            steps.append(totalPremiumsStep(costs))
        }
        if result.hasAdditionalCosts { steps.append(fullPaymentStep(costs)) }
        return steps
    }

    private func borrowedStep(_ value: Int64, _ down: Int64) -> Step {
        Step(
            Words.stepAmountBorrowedTitle, for: ["amountBorrowed"],
            formula: Words.stepAmountBorrowedFormula,
            numbers: CommonWords.formulaMinus(first: .money(value), second: .money(down)),
            answer: .value(.money(terms.principal)),
            rounding: Words.stepAmountBorrowedRounding(unit: unit))
    }

    private var loanToValueSteps: [Step] {
        guard let value = terms.home?.value,
            let answer = result.homeFigures.first(where: { $0.name.isSameText(as: "loanToValue") })
        else { return [] }
        return [
            Step(
                Words.stepLoanToValueTitle, for: ["loanToValue"],
                formula: Words.stepLoanToValueFormula,
                numbers: CommonWords.formulaOver(
                    first: .money(terms.principal), second: .money(value)),
                answer: .value(answer.quantity), rounding: Words.stepLoanToValueRounding)
        ]
    }

    private func taxStep(_ costs: HomeCosts, _ home: HomeTerms) -> Step {
        var numbers: [Quantity] = []
        if let tax = home.propertyTax { numbers.append(.words(share(tax, of: home.value))) }
        if let insurance = home.homeInsurance {
            numbers.append(.words(share(insurance, of: home.value)))
        }
        return Step(
            Words.stepTaxAndInsuranceTitle, for: ["taxAndInsurance"],
            formula: Words.stepTaxAndInsuranceFormula, numbers: .value(.list(numbers, .plus)),
            answer: .value(.money(costs.taxAndInsurance)),
            rounding: Words.stepTaxAndInsuranceRounding(unit: unit),
            source: Words.stepTaxAndInsuranceSource)
    }

    private func premiumStep(_ costs: HomeCosts, _ yearly: AmountOrPart) -> Step {
        Step(
            Words.stepPremiumTitle, for: ["premium"], formula: Words.stepPremiumFormula,
            numbers: share(yearly, of: terms.principal), answer: .value(.money(costs.premium)),
            rounding: Words.stepPremiumRounding(unit: unit))
    }

    /// A part of a yearly cost: `350,000.00 × 1.2 % ÷ 12`
    private func share(_ yearly: AmountOrPart, of sum: Int64?) -> Message {
        switch yearly {
        case .amount(let amount):
            CommonWords.formulaOver(first: .money(amount), second: .count(terms.paymentsAYear))
        case .part(let part):
            Words.stepShare(sum: sum ?? 0, part: part, payments: terms.paymentsAYear)
        }
    }

    private func endStep(_ costs: HomeCosts) -> Step {
        let formula =
            switch costs.end {
            case .reaches(78): Words.stepPremiumsFormulaAutomatic
            case .reaches(let percent): Words.stepPremiumsFormulaReaches(percent: Int(percent))
            case .midpoint: Words.stepPremiumsFormulaMidpoint
            case .notNeeded(let percent): Words.stepPremiumsFormulaNotNeeded(percent: Int(percent))
            case .loan: Words.stepPremiumsFormulaLoan
            }
        return Step(
            Words.stepPremiumsTitle,
            for: ["premiums"] + (result.dates.isEmpty ? [] : ["lastPremiumDate"]),
            formula: formula, numbers: endNumbers(costs), answer: .value(.count(costs.premiums)),
            rounding: endRounding(costs),
            source: costs.end == .loan || terms.aprLaw != .us ? nil : Words.stepPremiumsSource)
    }

    /// The rounding of the balance limit; nil if there is no limit.
    private func endRounding(_ costs: HomeCosts) -> Message? {
        switch costs.end {
        case .reaches, .notNeeded:
            Words.stepPaymentRounding(rule: CommonWords.rounding(.down), unit: unit)
        case .midpoint, .loan: nil
        }
    }

    /// The limit as a product, `420,000.00 × 78 % = 327,600.00`, or half of the number of payments.
    private func endNumbers(_ costs: HomeCosts) -> Message {
        switch costs.end {
        case .reaches(let percent), .notNeeded(let percent):
            let value = terms.home?.value ?? 0
            let limit = (Int128(value) * percent).divided(by: 100, .down)
            return Words.stepPremiumsNumbers(
                price: value, percent: ExactDecimal(percent, scale: 2), limit: Int64(limit))
        case .midpoint:
            let isBalloon = terms.payments < terms.amortizationPayments
            let scheduled = (result.plain ?? result.schedule).rows.count
            return Words.stepPremiumsNumbersMidpoint(
                payments: isBalloon ? terms.amortizationPayments : scheduled)
        case .loan: return CommonWords.countPayments(count: result.schedule.rows.count)
        }
    }

    private func totalPremiumsStep(_ costs: HomeCosts) -> Step {
        Step(
            Words.stepTotalPremiumsTitle, for: ["totalPremiums"],
            formula: Words.stepTotalPremiumsFormula,
            numbers: CommonWords.formulaTimes(
                first: .money(costs.premium), second: .count(costs.premiums)),
            answer: .value(.money(costs.totalPremiums)))
    }

    private func fullPaymentStep(_ costs: HomeCosts) -> Step {
        Step(
            Words.stepFullPaymentTitle, for: ["fullPayment"],
            formula: Words.stepFullPaymentFormula,
            numbers: Words.stepFullPaymentNumbers(
                payment: result.payment, beside: costs.taxAndInsurance,
                premium: costs.premium(result.paymentNumber)),
            answer: .value(.money(result.fullPayment)))
    }
}
