/// Explains how the APR of a loan was computed, by the law it follows.
extension LoanSteps {
    private typealias Words = LoanWords

    func aprStep(_ apr: LoanAPR) -> Step {
        switch terms.aprLaw {
        case .us:
            Step(
                Words.stepAprTitle, for: ["apr"],
                formula: hasPremiums ? Words.stepAprFormulaPremiums : Words.stepAprFormula,
                numbers: unitPeriodNumbers, answer: .value(.rate(apr.stated)),
                rounding: Words.stepAprRounding, source: Words.stepAprSource)
        case .eu: effectiveStep(apr, source: directive)
        case .uk: effectiveStep(apr, source: Words.stepAprSourceUk)
        case .ch: effectiveStep(apr, source: Words.stepAprSourceCh)
        case .effective: effectiveStep(apr, source: nil)
        case .au:
            Step(
                result.aprLabel, for: ["apr"], formula: Words.stepAprFormulaAu,
                numbers: intervalNumbers, answer: .value(.rate(apr.stated)),
                rounding: Words.stepAprRounding, source: Words.stepAprSourceAu)
        case .ca: borrowingStep(apr)
        }
    }

    /// The directive of the European Union that applies to the loan.
    private var directive: Message {
        if terms.home != nil { return Words.stepAprSourceEu(credit: .home) }
        return switch CreditDate(terms.dates?.start) {
        case .before: Words.stepAprSourceEu(credit: .before)
        case .since: Words.stepAprSourceEu(credit: .since)
        case .unknown: Words.stepAprSourceEu(credit: .other)
        }
    }

    private var hasPremiums: Bool { (result.agreedHome?.totalPremiums ?? 0) > 0 }

    private var financed: Int64 { terms.principal - terms.charges }

    // MARK: - By unit-periods

    private var unitPeriodNumbers: Message {
        let (principal, charges) = (terms.principal, terms.charges)
        guard let first = terms.dates?.firstUnitPeriods, first != .one else {
            return Words.stepAprNumbers(
                principal: principal, charges: charges, financed: financed,
                unitPeriods: terms.paymentsAYear)
        }
        if first.fraction.numerator == 0 {
            return Words.stepAprNumbersFirst(
                principal: principal, charges: charges, financed: financed,
                unitPeriods: terms.paymentsAYear, first: first.whole)
        }
        return Words.stepAprNumbersFirstPart(
            principal: principal, charges: charges, financed: financed,
            unitPeriods: terms.paymentsAYear, first: first.whole, part: first.fraction.text)
    }

    // MARK: - By years, with compounding

    private func effectiveStep(_ apr: LoanAPR, source: Message?) -> Step {
        let first = terms.dates?.firstInterval?.text.text ?? terms.yearsToFirst.text
        let between = Ratio(1, Int128(terms.paymentsAYear)).text
        return Step(
            result.aprLabel, for: ["apr"], formula: Words.stepAprFormulaEffective,
            numbers: Words.stepAprNumbersYears(
                principal: terms.principal, charges: terms.charges, financed: financed,
                first: first, between: between),
            answer: .value(.rate(apr.stated)),
            rounding: terms.aprLaw.decimals == nil
                ? Words.stepAprRounding : Words.stepAprRoundingOne(exact: apr.percent),
            source: source)
    }

    // MARK: - By intervals between payments

    private var intervalNumbers: Message {
        let times = terms.paymentTimes
        let first = Ratio(Int128(times.first), Int128(times.ticksAPeriod))
        let aYear = terms.repaymentsAYear
        let hundredths = aYear.numerator * (100 / aYear.denominator)
        let payments = ExactDecimal(
            aYear.denominator == 1 ? aYear.numerator : hundredths,
            scale: aYear.denominator == 1 ? 0 : 2)
        return Words.stepAprNumbersAu(
            principal: terms.principal, charges: terms.charges, financed: financed,
            payments: payments, first: first.text)
    }

    // MARK: - By the cost of borrowing

    private func borrowingStep(_ apr: LoanAPR) -> Step {
        let cost = CostOfBorrowing(terms, result.plain ?? result.schedule)
        if cost.agreed != nil {
            return Step(
                result.aprLabel, for: ["apr"], formula: Words.stepAprFormulaCaInterest,
                numbers: nil, answer: .value(.rate(apr.stated)), source: Words.stepAprSourceCa)
        }
        return Step(
            result.aprLabel, for: ["apr"],
            formula: cost.compoundings == nil
                ? Words.stepAprFormulaCa : Words.stepAprFormulaCaCompounded,
            numbers: borrowingNumbers(cost), answer: .value(.rate(apr.stated)),
            rounding: Words.stepAprRounding, source: Words.stepAprSourceCa)
    }

    private func borrowingNumbers(_ cost: CostOfBorrowing) -> Message {
        let balances = Int64(cost.balances)
        guard let times = cost.compoundings, let simple = cost.simpleRate else {
            return Words.stepAprNumbersCa(
                interest: cost.interest, charges: cost.charges, years: cost.years.text,
                balances: balances, payments: cost.payments)
        }
        return Words.stepAprNumbersCaCompounded(
            interest: cost.interest, charges: cost.charges, years: cost.years.text,
            balances: balances, payments: cost.payments,
            simple: simple.rounded(decimals: 9).percentage, aYear: terms.paymentsAYear,
            times: times)
    }
}
