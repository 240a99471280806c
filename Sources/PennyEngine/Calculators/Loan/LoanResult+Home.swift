/// What a loan on a home adds to its result.
extension LoanResult {
    /// The payment with all that comes with it.
    var fullPayment: Int64 {
        guard let home else { return payment }
        return payment + home.taxAndInsurance + home.premium(paymentNumber)
    }

    var hasCostsBeside: Bool {
        guard let home else { return false }
        return home.taxAndInsurance > 0 || hasPremiums
    }

    var hasPremiums: Bool { (home?.totalPremiums ?? 0) > 0 }

    var homeFigures: [Figure] {
        guard let home, let homeTerms = terms.home else { return [] }
        var figures: [Figure] = []
        if hasCostsBeside {
            figures.append(
                Figure("fullPayment", "Payment with taxes and insurance", .money(fullPayment)))
        }
        if home.taxAndInsurance > 0 {
            figures.append(
                Figure("taxAndInsurance", "Of it tax and insurance", .money(home.taxAndInsurance)))
        }
        if homeTerms.mortgageInsurance != nil {
            if hasPremiums {
                figures.append(
                    Figure(
                        "premium",
                        home.premium(paymentNumber) > 0
                            ? "Of it mortgage insurance" : "Mortgage insurance with a payment",
                        .money(home.premium)))
            }
            figures.append(
                Figure("premiums", "Payments with mortgage insurance", .count(home.premiums)))
            if hasPremiums, dates.count > home.premiums {
                figures.append(
                    Figure(
                        "lastPremiumDate", "Last mortgage insurance on",
                        .date(dates[home.premiums])))
            }
            figures.append(
                Figure("totalPremiums", "Total mortgage insurance", .money(home.totalPremiums)))
        }
        if homeTerms.downPayment != nil {
            figures.append(Figure("amountBorrowed", "Amount borrowed", .money(terms.principal)))
        }
        if let loanToValue { figures.append(Figure("loanToValue", "Loan to value", loanToValue)) }
        return figures
    }

    /// The loan as a part of the home's value, to a hundredth of a percent.
    private var loanToValue: Quantity? {
        guard let value = terms.home?.value else { return nil }
        let part = (Int128(terms.principal) * 10_000).divided(by: Int128(value), .halfUp)
        return .rate(ExactDecimal(part, scale: 4))
    }

    // MARK: - Notes and proofs

    var homeNotes: [[Piece]] {
        guard let home else { return [] }
        var notes: [[Piece]] = []
        switch home.end {
        case .notNeeded(let percent):
            notes.append([
                .words("The loan is at most \(Int(percent)) % of the price of the home from the "),
                .text("start, so no mortgage insurance is counted."),
            ])
        case .reaches(78): notes.append(requestNote(home))
        case .midpoint:
            notes.append([
                .text(
                    """
                    The mortgage insurance ends with half of the loan's time: by the Homeowners \
                    Protection Act of the US it may not run longer.
                    """)
            ])
        case .reaches:
            if hasPremiums { notes.append(requestedNote(home)) }
        case .loan: break
        }
        if home.taxAndInsurance > 0 {
            notes.append([
                .text(
                    """
                    Taxes and insurance are counted as they are today. They change over the \
                    years, and the payment with them.
                    """)
            ])
        }
        return notes
    }

    /// Who asks need not wait for the insurance to end by itself.
    private func requestNote(_ home: HomeCosts) -> [Piece] {
        let value = terms.home?.value ?? 0
        let number = HomeCosts.firstPayment(schedule, 80, of: value)
        let request: [Piece] =
            HomeCosts.isWithin(terms.principal, 80, of: value)
            ? [
                .text(
                    """
                    If you have paid on time, you may ask for it to end before, as the loan is at \
                    most 80 % of the price from the start
                    """)
            ]
            : [
                .text(
                    """
                    If you have paid on time, you may ask for it to end at 80 %, after payment
                    """),
                .text(" "), .value(.count(number)),
            ]
        return [
            .text("The mortgage insurance ends by itself after payment "),
            .value(.count(home.premiums)),
            .text(", when the balance is first scheduled to reach 78 % of the price. "),
        ] + request + [
            .text(
                """
                . So says the Homeowners Protection Act of the US for private mortgage insurance; \
                government-backed loans have other rules.
                """)
        ]
    }

    /// An APR that a lender discloses does not count on the borrower's asking.
    private func requestedNote(_ home: HomeCosts) -> [Piece] {
        [
            .text("The mortgage insurance ends after payment "), .value(.count(home.premiums)),
            .text(
                """
                , when you may ask for that, and the APR here counts no premium after it. The APR \
                of a US lender counts premiums until they end by themselves at 78 %, by \
                Regulation Z, comment 18(g)-5, so it is a little higher.
                """),
        ]
    }

    /// The premiums end where the rule says, and not a payment earlier or later.
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
                [
                    .text("The last payment with mortgage insurance takes the balance from "),
                    .value(.money(before)), .text(" to "), .value(.money(after)),
                    .words(", past \(Int(percent)) % of the price, "), .value(.money(Int64(limit))),
                    .text("."),
                ],
                holds: HomeCosts.isWithin(after, percent, of: value)
                    && !HomeCosts.isWithin(before, percent, of: value))
        ]
    }

    // MARK: - Chart

    /// What the first full payment is made of.
    var homeCharts: [Chart] {
        guard let home, hasCostsBeside, let first = schedule.rows.first else { return [] }
        let parts = [
            ("Interest", first.interest), ("Principal", max(first.principal, 0)),
            ("Property tax", home.propertyTax), ("Home insurance", home.homeInsurance),
            ("Mortgage insurance", home.premium(1)),
        ]
        var bars: [Chart.Bar] = []
        for (label, amount) in parts where amount > 0 {
            bars.append(.init(label, to: amount, .money(amount)))
        }
        let beside = home.taxAndInsurance + home.premium(1)
        return [
            Chart(
                "payment",
                title: [
                    .text("Of the first payment, "), .value(.money(beside)),
                    .text(" is for taxes and insurance and "), .value(.money(first.payment)),
                    .text(" for the loan"),
                ], bars: bars)
        ]
    }
}
