/// Solves a credit's equation and puts the answer into the form every page is
/// printed from.
struct APRResult {
    let terms: APRTerms
    let inputs: [NormalisedInput]
    /// In units of 10^-14.
    let steps: Int128
    /// In units of the decimals the law gives.
    let rounded: Int128
    /// All rates that were found, where there may be several.
    let roots: RateCrossings?
    /// What each amount is worth at the start, in the order of `terms.flows`.
    let values: [Int64]
    /// The sums of both sides, each rounded once.
    let worth: EquationOfValue.Sides<Int64>

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
        rounded = try Self.rounded(steps, terms)
        let present = PresentValues(terms: terms, rate: .exact(steps))
        values = try present.ofEach()
        worth = try present.ofSides()
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

    /// The rate with the decimals of the law, half up from the exact one: where the
    /// 14 decimals are a tie, which side of it the rate lies on is asked anew.
    private static func rounded(
        _ steps: Int128, _ terms: APRTerms
    ) throws(CalculationError) -> Int128 {
        let unit = ExactDecimal.powerOfTen(RatePoint.decimals - 2 - terms.method.decimals)
        let (whole, rest) = steps.quotientAndRemainder(dividingBy: unit)
        if rest * 2 != unit { return rest * 2 > unit ? whole + 1 : whole }
        let below = try RateSearch(equation: terms.equation).sample(steps)
        let tie = try terms.equation.difference(at: .exact(steps))
        return tie.order == 0 || tie.order == below.order ? whole + 1 : whole
    }

    var apr: ExactDecimal { ExactDecimal(steps, scale: RatePoint.decimals) }
    var aprRounded: ExactDecimal { ExactDecimal(rounded, scale: 2 + terms.method.decimals) }
    var advanced: Int64 { Int64(terms.advanced) }
    var paid: Int64 { Int64(terms.paid) }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .apr, currency: terms.currency, inputs: inputs)
        result.figures = figures
        result.tables = tables
        result.charts = [chart]
        result.steps = APRSteps(self).steps
        result.proofs = proofs
        result.notes = .old(notes)
        return result
    }

    private var figures: [Figure] {
        let isUS = terms.method == .us
        return [
            Figure(
                "aprRounded", isUS ? "APR, to two decimals" : "APRC, to one decimal",
                .rate(aprRounded)),
            Figure("apr", isUS ? "APR, as computed" : "APRC, as computed", .rate(apr)),
            Figure(
                "financeCharge", isUS ? "Finance charge" : "Total cost of the credit",
                .money(paid - advanced)),
            Figure(
                "totalAdvances", isUS ? "Amount financed" : "Total amount of credit",
                .money(advanced)),
            Figure(
                "totalPayments", isUS ? "Total of payments" : "Total amount payable",
                .money(paid)),
            Figure("numberOfPayments", "Number of payments", .count(terms.numberOfPayments)),
        ]
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        var proofs = [roundingProof]
        if advanced <= Self.provable, paid <= Self.provable { proofs.insert(sidesProof, at: 0) }
        return proofs
    }

    /// Half a unit of the rate's last decimal is worth less than half a minor unit
    /// of amounts up to this, over as long as any credit may last.
    private static let provable: Int64 = 100_000_000_000

    private var sidesProof: Proof {
        Proof(
            [
                .text("At the rate as computed, the advances are worth "),
                .value(.money(worth.advances)), .text(" at the start, and the payments "),
                .value(.money(worth.payments)), .text("."),
            ], holds: abs(worth.advances - worth.payments) <= 1)
    }

    /// The sides have been compared half a unit below and above.
    private var roundingProof: Proof {
        let search = RateSearch(equation: terms.equation)
        let below = try? search.sample(steps)
        let above = try? search.sample(steps + 1)
        let holds = below != nil && above != nil && (below?.order ?? 1) * (above?.order ?? 1) <= 0
        // Of several rates, some are passed the other way round.
        let isRising = (below?.order ?? 0) < (above?.order ?? 0)
        return Proof(
            [
                .text("Half a unit of the fourteenth decimal below the rate, "),
                .text("the payments are worth "),
                .text(isRising ? "less" : "more"),
                .text(" than the advances or as much; half a unit above it, "),
                .text(isRising ? "more." : "less."),
            ], holds: holds)
    }

    // MARK: - Notes

    private var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if let roots { notes.append(severalRates(roots)) }
        switch terms.method {
        case .us:
            notes.append([
                .words(
                    """
                    Regulation Z (12 CFR 1026.22(a)) takes an APR as accurate that is within \
                    \(terms.isIrregular ? "1/4" : "1/8") of one percentage point of this one; \
                    two decimals are customary.
                    """)
            ])
        case .eu:
            notes.append([
                .text(
                    """
                    The European Union's rate compounds: twelve months at 1% each are 12.7%, not \
                    the 12% that the law of the United States states.
                    """
                )
            ])
        }
        return notes
    }

    private func severalRates(_ roots: RateCrossings) -> [Piece] {
        var pieces: [Piece] = [
            .text("The money changes its direction "), .value(.count(terms.changesOfDirection)),
            .text(" times, so that more than one rate may solve the equation. "),
        ]
        if roots.rates.count == 1 {
            pieces.append(.text("No other was found up to "))
            pieces.append(.value(.rate(highest(roots))))
        } else {
            pieces.append(.text("These were found, of which the lowest is taken: "))
            for (index, rate) in roots.rates.enumerated() {
                if index > 0 { pieces.append(.text(", ")) }
                pieces.append(.value(.rate(ExactDecimal(rate, scale: RatePoint.decimals))))
            }
        }
        return pieces + [.text(".")]
    }

    private func highest(_ roots: RateCrossings) -> ExactDecimal {
        ExactDecimal(roots.highest / RatePoint.unit)
    }
}
