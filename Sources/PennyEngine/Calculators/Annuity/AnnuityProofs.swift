/// Checks the answer of an annuity by a second method.
struct AnnuityProofs {
    private typealias Words = AnnuityWords

    let solution: AnnuitySolution
    let worth: [Int64]

    init(_ solution: AnnuitySolution, _ worth: [Int64]) {
        self.solution = solution
        self.worth = worth
    }

    private var plan: AnnuityPlan { solution.plan }

    func proofs() throws(CalculationError) -> [Proof] {
        switch plan.solveFor {
        case .rate: [try rateProof()]
        case .periods: [try periodsProof()]
        default: [lastRowProof]
        }
    }

    /// Compares the balance carried forward period by period with the closed formula.
    private var lastRowProof: Proof {
        let last = worth[worth.count - 1]
        return Proof(Words.proofLastRow(end: last), holds: last == solution.futureValue)
    }

    private func rateProof() throws(CalculationError) -> Proof {
        let search = AnnuityRate(plan: plan)
        var holds = true
        for rate in solution.rates {
            let here = try search.sign(rate.steps)
            let above = rate.solution.isExact ? 0 : try search.sign(rate.steps + 1)
            holds = holds && (rate.solution.isExact ? here == 0 : here == -above && here != 0)
        }
        let nearest = solution.rates[0]
        return Proof(
            nearest.solution.isExact
                ? Words.proofRateExact(rate: nearest.periodic)
                : Words.proofRateEnclosed(rate: nearest.periodic), holds: holds)
    }

    /// Checks that the equation changes sign between the whole periods below and above the answer.
    /// Counted back from today, the amounts today and at the end swap roles.
    private func periodsProof() throws(CalculationError) -> Proof {
        let one = ExactDecimal.powerOfTen(AnnuitySolution.decimals)
        let exact = solution.exactPeriods?.coefficient(scale: AnnuitySolution.decimals) ?? 0
        let whole = Int(clamping: exact.magnitude / one.magnitude)
        let isWhole = exact.magnitude % one.magnitude == 0
        let below = try sign(after: whole, isBackwards: exact < 0)
        let above = try sign(after: whole + 1, isBackwards: exact < 0)
        let count = exact < 0 ? -whole : whole
        if isWhole, below == 0 {
            return Proof(Words.proofPeriodsWhole(periods: count), holds: true)
        }
        return Proof(
            Words.proofPeriodsBetween(
                periods: count, next: exact < 0 ? count - 1 : count + 1),
            holds: below == -above && below != 0)
    }

    private func sign(after periods: Int, isBackwards: Bool) throws(CalculationError) -> Int {
        var mirrored = plan
        mirrored.asked = .rate
        mirrored.periods = periods
        if isBackwards {
            mirrored.presentValue = plan.futureValue
            mirrored.payment = 0 - plan.payment
            mirrored.futureValue = plan.presentValue
        }
        return try AnnuityEquation(mirrored).difference().order
    }
}
