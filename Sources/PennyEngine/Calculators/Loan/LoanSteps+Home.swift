/// How the figures of a loan on a home were computed.
extension LoanSteps {
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
        if result.hasCostsBeside { steps.append(fullPaymentStep(costs)) }
        return steps
    }

    private func borrowedStep(_ value: Int64, _ down: Int64) -> Step {
        Step(
            "The amount borrowed", for: ["amountBorrowed"],
            formula: [.text("amount borrowed = price − down payment")],
            numbers: [.value(.money(value)), .text(" − "), .value(.money(down))],
            answer: [.value(.money(terms.principal))],
            rounding: [.words("A down payment in percent is rounded half-up to \(unit).")])
    }

    private var loanToValueSteps: [Step] {
        guard let value = terms.home?.value,
            let answer = result.homeFigures.first(where: { $0.name.isSameText(as: "loanToValue") })
        else { return [] }
        return [
            Step(
                "Loan to value", for: ["loanToValue"],
                formula: [.text("loan to value = amount borrowed ÷ price")],
                numbers: [
                    .value(.money(terms.principal)), .text(" ÷ "), .value(.money(value)),
                ],
                answer: [.value(answer.quantity)], rounding: [.text("Rounded half-up to 0.01 %.")])
        ]
    }

    private func taxStep(_ costs: HomeCosts, _ home: HomeTerms) -> Step {
        var numbers: [Piece] = []
        if let tax = home.propertyTax { numbers += share(tax, of: home.value) }
        if let insurance = home.homeInsurance {
            if !numbers.isEmpty { numbers.append(.text(" + ")) }
            numbers += share(insurance, of: home.value)
        }
        return Step(
            "Tax and insurance with each payment", for: ["taxAndInsurance"],
            formula: [
                .text("property tax a year ÷ payments a year + home insurance ÷ payments a year")
            ],
            numbers: numbers, answer: [.value(.money(costs.taxAndInsurance))],
            rounding: [.words("Each part rounded half-up to \(unit).")],
            source: "Escrow: Regulation X, 12 CFR 1024.17")
    }

    private func premiumStep(_ costs: HomeCosts, _ yearly: AmountOrPart) -> Step {
        Step(
            "Mortgage insurance with a payment", for: ["premium"],
            formula: [.text("premium = premium of a year ÷ payments a year")],
            numbers: share(yearly, of: terms.principal),
            answer: [.value(.money(costs.premium))],
            rounding: [.words("Rounded half-up to \(unit).")])
    }

    /// `350,000.00 × 1.2 % ÷ 12`
    private func share(_ yearly: AmountOrPart, of sum: Int64?) -> [Piece] {
        var pieces: [Piece] = []
        switch yearly {
        case .amount(let amount): pieces.append(.value(.money(amount)))
        case .part(let part):
            pieces += [.value(.money(sum ?? 0)), .text(" × "), .value(.rate(part))]
        }
        return pieces + [.text(" ÷ "), .value(.count(terms.paymentsAYear))]
    }

    private func endStep(_ costs: HomeCosts) -> Step {
        var formula: Piece = .text("the premiums come with every payment of the loan")
        var source = "Homeowners Protection Act, 12 USC 4901–4902"
        switch costs.end {
        case .reaches(78):
            formula = .text(
                """
                the last premium comes with the payment after which the balance, as first \
                scheduled, is at most 78 % of the price
                """)
        case .reaches(let percent):
            formula = .words(
                """
                the last premium comes with the payment after which the balance, with all that \
                was paid, is at most \(Int(percent)) % of the price
                """)
        case .midpoint:
            formula = .text("the last premium comes at the midpoint of the loan's time")
        case .notNeeded(let percent):
            formula = .words(
                "no premiums, as the loan is at most \(Int(percent)) % of the price from the start")
        case .loan: source = ""
        }
        return Step(
            "How long mortgage insurance is paid",
            for: ["premiums"] + (result.dates.isEmpty ? [] : ["lastPremiumDate"]),
            formula: [formula], numbers: endNumbers(costs),
            answer: [.value(.count(costs.premiums))], source: source)
    }

    /// `420,000.00 × 78 % = 327,600.00`, or half of how many payments it is.
    private func endNumbers(_ costs: HomeCosts) -> [Piece] {
        switch costs.end {
        case .reaches(let percent), .notNeeded(let percent):
            let value = terms.home?.value ?? 0
            let mark = (Int128(value) * percent).divided(by: 100, .down)
            return [
                .value(.money(value)), .text(" × "),
                .value(.rate(ExactDecimal(percent, scale: 2))), .text(" = "),
                .value(.money(Int64(mark))),
            ]
        case .midpoint:
            let isBalloon = terms.payments < terms.amortizationPayments
            let scheduled = (result.plain ?? result.schedule).rows.count
            return Piece.payments(isBalloon ? terms.amortizationPayments : scheduled)
                + [.text(" ÷ 2")]
        case .loan: return Piece.payments(result.schedule.rows.count)
        }
    }

    private func totalPremiumsStep(_ costs: HomeCosts) -> Step {
        Step(
            "Total mortgage insurance", for: ["totalPremiums"],
            formula: [.text("premium × payments with a premium")],
            numbers: [
                .value(.money(costs.premium)), .text(" × "), .value(.count(costs.premiums)),
            ],
            answer: [.value(.money(costs.totalPremiums))])
    }

    private func fullPaymentStep(_ costs: HomeCosts) -> Step {
        Step(
            "The payment with taxes and insurance", for: ["fullPayment"],
            formula: [.text("payment + tax and insurance + mortgage insurance")],
            numbers: [
                .value(.money(result.payment)), .text(" + "),
                .value(.money(costs.taxAndInsurance)), .text(" + "),
                .value(.money(costs.premium(result.paymentNumber))),
            ],
            answer: [.value(.money(result.fullPayment))])
    }
}
