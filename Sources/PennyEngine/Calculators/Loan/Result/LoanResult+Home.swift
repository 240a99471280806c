/// The parts of a loan's result for a home.
extension LoanResult {
    private typealias Words = LoanWords

    /// The payment including tax, insurance and premium.
    var fullPayment: Int64 {
        guard let home else { return payment }
        return payment + home.taxAndInsurance + home.premium(paymentNumber)
    }

    var hasAdditionalCosts: Bool {
        guard let home else { return false }
        return home.taxAndInsurance > 0 || hasPremiums
    }

    var hasPremiums: Bool { (home?.totalPremiums ?? 0) > 0 }

    /// Whether the regular payment with all costs of a home is one amount.
    var hasOneFullPayment: Bool {
        hasAdditionalCosts && !hasInitialPayment && !paymentsDiffer && !isSinglePayment
    }

    var fullFigures: [Figure] {
        hasAdditionalCosts
            ? [Figure("fullPayment", Words.figureFullPayment, .money(fullPayment))] : []
    }

    var homeFigures: [Figure] {
        guard let home, let homeTerms = terms.home else { return [] }
        var figures: [Figure] = []
        if home.taxAndInsurance > 0 {
            figures.append(
                Figure(
                    "taxAndInsurance", Words.figureTaxAndInsurance,
                    .money(home.taxAndInsurance)))
        }
        if homeTerms.mortgageInsurance != nil {
            if hasPremiums {
                figures.append(
                    Figure(
                        "premium",
                        home.premium(paymentNumber) > 0
                            ? Words.figurePremium : Words.figurePremiumLater,
                        .money(home.premium)))
            }
            figures.append(
                Figure("premiums", Words.figurePremiums, .count(home.premiums)))
            if hasPremiums, dates.count > home.premiums {
                figures.append(
                    Figure(
                        "lastPremiumDate", Words.figureLastPremiumDate,
                        .date(dates[home.premiums])))
            }
            figures.append(
                Figure("totalPremiums", Words.figureTotalPremiums, .money(home.totalPremiums)))
        }
        if homeTerms.downPayment != nil {
            figures.append(
                Figure("amountBorrowed", Words.figureAmountBorrowed, .money(terms.principal)))
        }
        if let loanToValue {
            figures.append(Figure("loanToValue", Words.figureLoanToValue, loanToValue))
        }
        return figures
    }

    /// The loan as a percentage of the home's value, to a hundredth of a percent.
    private var loanToValue: Quantity? {
        guard let value = terms.home?.value else { return nil }
        let part = (Int128(terms.principal) * 10_000).divided(by: Int128(value), .halfUp)
        return .rate(ExactDecimal(part, scale: 4))
    }

    // MARK: - Notes and proofs

    var homeNotes: [Message] {
        guard let home else { return [] }
        var notes: [Message] = []
        switch home.end {
        case .notNeeded(let percent): notes.append(Words.noteNoPremiums(percent: Int(percent)))
        case .reaches(78) where isUS: notes.append(requestNote(home))
        case .midpoint: notes.append(isUS ? Words.noteMidpointUs : Words.noteMidpoint)
        case .reaches(let percent) where !isUS:
            if hasPremiums { notes.append(reachedNote(home, percent: percent)) }
        case .reaches:
            if hasPremiums {
                notes.append(
                    Words.noteRequested(
                        premiums: home.premiums,
                        counted: agreedHome?.premiums ?? home.premiums))
            }
        case .loan: break
        }
        if home.taxAndInsurance > 0 { notes.append(Words.noteTaxes) }
        return notes
    }

    /// Whether to state the rules of US law on mortgage insurance.
    private var isUS: Bool { terms.aprLaw == .us }

    private func reachedNote(_ home: HomeCosts, percent: Int128) -> Message {
        Words.noteReached(
            premiums: home.premiums, percent: .percentage(ExactDecimal(percent), decimals: 0))
    }

    /// The note on an earlier end of the insurance at the borrower's request.
    private func requestNote(_ home: HomeCosts) -> Message {
        let value = terms.home?.value ?? 0
        if HomeCosts.isWithin(terms.principal, 80, of: value) {
            return Words.noteAutomaticRequestNow(premiums: home.premiums)
        }
        let number = HomeCosts.firstPayment(schedule, 80, of: value)
        // A request at 80 % has no effect if the same payment reaches 78 %.
        return number < home.premiums
            ? Words.noteAutomaticRequest(premiums: home.premiums, number: number)
            : reachedNote(home, percent: 78)
    }

    /// Proves that the premiums end at the payment that the rule requires.
    var homeProofs: [Proof] {
        guard let home, let value = terms.home?.value, case .reaches(let percent) = home.end else {
            return []
        }
        let counted = percent == 80 ? schedule : plain ?? schedule
        let after = counted.rows[home.premiums - 1].balance
        let before =
            home.premiums > 1 ? counted.rows[home.premiums - 2].balance : terms.principal
        let limit = (Int128(value) * percent).divided(by: 100, .down)
        return [
            Proof(
                Words.proofPremiums(
                    before: before, after: after, percent: Int(percent), limit: Int64(limit)),
                holds: HomeCosts.isWithin(after, percent, of: value)
                    && !HomeCosts.isWithin(before, percent, of: value))
        ]
    }

    // MARK: - Chart

    /// The chart of the first full payment's parts.
    var homeCharts: [Chart] {
        guard let home, hasAdditionalCosts, let first = schedule.rows.first else { return [] }
        let parts = [
            (Words.chartPaymentBarInterest, first.interest),
            (Words.chartPaymentBarPrincipal, max(first.principal, 0)),
            (Words.chartPaymentBarPropertyTax, home.propertyTax),
            (Words.chartPaymentBarHomeInsurance, home.homeInsurance),
            (Words.chartPaymentBarMortgageInsurance, home.premium(1)),
        ]
        var bars: [Chart.Bar] = []
        for (label, amount) in parts where amount > 0 {
            bars.append(.init(label, to: amount, .money(amount)))
        }
        let beside = home.taxAndInsurance + home.premium(1)
        return [
            Chart(
                "payment",
                title: Words.chartPaymentFinding(beside: beside, payment: first.payment),
                bars: bars)
        ]
    }
}
