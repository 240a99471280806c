/// Solves a credit's equation and builds the `Calculation` from which every page is rendered.
struct APRResult {
    private typealias Words = APRWords

    let terms: APRTerms
    let inputs: [NormalisedInput]
    /// The rate in units of 10^-14.
    let steps: Int128
    /// The rate with the number of decimals that the law requires.
    let aprRounded: ExactDecimal
    /// All rates that solve the equation, where there can be several.
    let roots: RateCrossings?
    /// The value of each amount at the start, in the order of `terms.flows`.
    let values: [Int64]
    /// The sum of each side, rounded once.
    let worth: EquationOfValue.Worth

    init(_ terms: APRTerms, _ inputs: [NormalisedInput]) throws(CalculationError) {
        guard terms.advanced <= Int128(Money.limit), terms.paid <= Int128(Money.limit) else {
            throw .tooLarge
        }
        self.terms = terms
        self.inputs = inputs
        if terms.changesOfDirection > 1 {
            let roots = try RateCrossings(terms.equation)
            guard let lowest = roots.rates.first else { throw .noRate }
            self.roots = roots
            steps = lowest
        } else {
            roots = nil
            steps = try Self.onlyRate(terms)
        }
        aprRounded = try RateSearch(equation: terms.equation)
            .rounded(steps, to: terms.method.decimals)
        values = try PresentValues(terms: terms, rate: .exact(steps)).ofEach()
        worth = try terms.equation.worth(at: .exact(steps))
    }

    private static func onlyRate(_ terms: APRTerms) throws(CalculationError) -> Int128 {
        let isLoan = terms.flows.first?.isAdvance == true
        if isLoan, terms.paid < terms.advanced {
            throw .paymentsBelowAdvances(
                paid: Int64(terms.paid), advanced: Int64(terms.advanced))
        }
        guard terms.changesOfDirection == 1, isLoan,
            let rate = try RateSearch(equation: terms.equation).onlyRate()
        else { throw .noRate }
        return rate
    }

    var apr: ExactDecimal { ExactDecimal(steps, scale: RatePoint.decimals) }
    var advanced: Int64 { Int64(terms.advanced) }
    var paid: Int64 { Int64(terms.paid) }

    func calculation() -> Calculation {
        Calculation(
            calculator: .apr, currency: terms.currency, inputs: inputs, answer: answer,
            figures: figures, tables: tables, charts: [chart], steps: APRSteps(self).steps,
            proofs: proofs, notes: notes)
    }

    private var figures: [Figure] {
        let isUS = terms.method == .us
        return [
            Figure(
                "aprRounded", isUS ? Words.figureAprRoundedUs : Words.figureAprRoundedEu,
                .rate(aprRounded)),
            Figure("apr", isUS ? Words.figureAprUs : Words.figureAprEu, .rate(apr)),
            .sized("financeCharge", chargeLabel, paid - advanced),
            Figure(
                "totalAdvances", isUS ? Words.figureTotalAdvancesUs : Words.figureTotalAdvancesEu,
                .money(advanced)),
            Figure(
                "totalPayments", isUS ? Words.figureTotalPaymentsUs : Words.figureTotalPaymentsEu,
                .money(paid)),
            Figure(
                "numberOfPayments", Words.figureNumberOfPayments, .count(terms.numberOfPayments)),
        ]
    }

    /// The name of the cost by the law of the rate. Payments can be below the advances.
    private var chargeLabel: Message {
        if paid < advanced { return Words.figureFinanceChargeBelow }
        return terms.method == .us ? Words.figureFinanceChargeUs : Words.figureFinanceChargeEu
    }

    private var answer: Message {
        let cost = paid - advanced
        if cost <= 0 { return Words.answerNone(rate: aprRounded) }
        return terms.method == .us
            ? Words.answerUs(cost: cost, rate: aprRounded)
            : Words.answerEu(cost: cost, rate: aprRounded)
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        var proofs = [roundingProof]
        if advanced <= Self.provable, paid <= Self.provable { proofs.insert(sidesProof, at: 0) }
        return proofs
    }

    /// The largest amounts for which a proof is possible: half a unit of the rate's last decimal is
    /// worth less than half a minor unit over the longest credit.
    private static let provable: Int64 = 100_000_000_000

    private var sidesProof: Proof {
        Proof(
            Words.proofSides(advances: worth.advances, payments: worth.payments),
            holds: abs(worth.advances - worth.payments) <= 1)
    }

    /// Proves the rounding: the two sides differ in sign half a unit below and above the rate.
    private var roundingProof: Proof {
        let search = RateSearch(equation: terms.equation)
        let below = try? search.sample(steps)
        let above = try? search.sample(steps + 1)
        let holds = below != nil && above != nil && (below?.order ?? 1) * (above?.order ?? 1) <= 0
        // If there are several rates, the difference falls through zero at some of them.
        let isRising = (below?.order ?? 0) < (above?.order ?? 0)
        return Proof(
            isRising ? Words.proofRoundingRising : Words.proofRoundingFalling, holds: holds)
    }

    // MARK: - Notes

    private var notes: [Message] {
        var notes: [Message] = []
        if let roots { notes.append(severalRates(roots)) }
        switch terms.method {
        case .us:
            notes.append(
                terms.isIrregular ? Words.noteToleranceIrregular : Words.noteToleranceRegular)
        case .eu: notes.append(Words.noteCompounds)
        }
        return notes
    }

    private func severalRates(_ roots: RateCrossings) -> Message {
        let changes = terms.changesOfDirection
        if roots.rates.count == 1 {
            return Words.noteRatesOne(
                changes: changes, highest: ExactDecimal(roots.highest / RatePoint.unit))
        }
        return Words.noteRatesSeveral(
            changes: changes,
            rates: roots.rates.map { .rate(ExactDecimal($0, scale: RatePoint.decimals)) })
    }
}
