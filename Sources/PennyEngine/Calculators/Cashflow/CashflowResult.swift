/// Solves a cash flow and builds its `Calculation`.
struct CashflowResult {
    private typealias Words = CashflowWords

    let plan: CashflowPlan
    let inputs: [NormalisedInput]
    let rates: RateRoots
    let netPresentValue: Int64?
    let modifiedRate: ExactDecimal?

    init(_ plan: CashflowPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        guard plan.moneyIn <= Money.limit, plan.moneyOut <= Money.limit else { throw .tooLarge }
        self.plan = plan
        self.inputs = inputs
        rates = try RateRoots(plan.polynomial, unitsAYear: plan.unitsAYear)
        var value: Int64?
        if let rate = plan.discountRate {
            value = try NetPresentValue(plan: plan, rate: rate).rounded()
        }
        netPresentValue = value
        var modified: ExactDecimal?
        if let both = plan.modified, plan.moneyIn > 0, plan.moneyOut > 0 {
            modified = try ModifiedRate(flows: plan.flows, rates: both).rounded()
        }
        modifiedRate = modified
    }

    /// The name of the rate: `xirr` if flows have dates, as in spreadsheets, else `irr`.
    var rateName: String { plan.hasDates ? "xirr" : "irr" }

    /// The value of `irrUnique`, which applies to the searched range of rates.
    var uniqueness: String {
        if isZeroAtEveryRate { return "no" }
        if rates.roots.count > 1 { return "no" }
        if !rates.open.isEmpty { return "unproven" }
        return rates.roots.isEmpty ? "none" : "yes"
    }

    /// Whether the flows at each time add up to zero.
    var isZeroAtEveryRate: Bool { plan.polynomial.terms.isEmpty }

    /// The rate that is the figure: the only one, or the one nearest to zero.
    var chosen: RateRoots.Root? {
        if rates.roots.count > 1, plan.choice == .none { return nil }
        var best: RateRoots.Root?
        for root in rates.roots {
            guard let earlier = best else {
                best = root
                continue
            }
            if !(earlier.rate.magnitude < root.rate.magnitude) { best = root }
        }
        return best
    }

    func calculation() throws(CalculationError) -> Calculation {
        Calculation(
            calculator: .cashflow, currency: plan.currency, inputs: inputs, answer: answer,
            figures: figures, tables: [rootTable, try flowTable()], charts: charts,
            steps: CashflowSteps(self).steps, proofs: proofs, notes: CashflowNotes(self).notes)
    }

    private var netFlow: Int64 { plan.moneyIn - plan.moneyOut }

    /// Whether the rate is the answer. It is not if there are several.
    private var isRateTheAnswer: Bool { chosen != nil && rates.roots.count == 1 }

    private var figures: [Figure] {
        var figures: [Figure] = []
        if let chosen {
            let label =
                rates.roots.count > 1
                ? Words.figureIrrOneOfSeveral
                : Words.figureIrrEach(every: plan.every)
            figures.append(Figure(rateName, label, .rate(chosen.rate)))
        }
        figures.append(Figure("irrUnique", Words.figureIrrUnique, .choice(uniqueness)))
        if let modifiedRate {
            figures.append(Figure("mirr", Words.figureMirr(every: plan.every), .rate(modifiedRate)))
        }
        let worth = netPresentValue.map {
            Figure.sized("npv", $0 < 0 ? Words.figureNpvLoss : Words.figureNpv, $0)
        }
        let sums = [
            Figure.sized(
                "netFlow", netFlow < 0 ? Words.figureNetFlowOut : Words.figureNetFlow, netFlow),
            Figure("moneyIn", Words.figureMoneyIn, .money(plan.moneyIn)),
            Figure("moneyOut", Words.figureMoneyOut, .money(plan.moneyOut)),
        ]
        let amounts = (worth.map { [$0] } ?? []) + sums
        return isRateTheAnswer ? figures + amounts : amounts + figures
    }

    private var answer: Message {
        if isRateTheAnswer, let chosen {
            return Words.answerRate(rate: chosen.rate, every: plan.every)
        }
        if let netPresentValue, let rate = plan.discountRate {
            return netPresentValue < 0
                ? Words.answerWorthLess(discount: rate, loss: -netPresentValue)
                : Words.answerWorth(discount: rate, worth: netPresentValue)
        }
        if netFlow == 0 { return Words.answerEven }
        return netFlow > 0 ? Words.answerGain(gain: netFlow) : Words.answerLoss(loss: -netFlow)
    }
}

extension ExactDecimal {
    var magnitude: ExactDecimal {
        isNegative ? ExactDecimal(-coefficient, scale: scale) : self
    }
}
