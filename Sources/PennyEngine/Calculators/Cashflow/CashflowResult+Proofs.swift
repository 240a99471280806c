extension CashflowResult {
    private typealias Words = CashflowWords

    var proofs: [Proof] {
        var proofs = [sumProof]
        for root in rates.roots where root.changesSign && isAlone(root) {
            proofs.append(signProof(root.rate))
        }
        return proofs
    }

    private var sumProof: Proof {
        let sum = plan.flows.reduce(0) { $0 + $1.amount }
        return Proof(Words.proofSum(sum: sum), holds: sum == plan.moneyIn - plan.moneyOut)
    }

    /// Checks that the present value has opposite signs one step below and one step above the rate.
    /// It discounts at these rates, independently of how the rate was computed.
    private func signProof(_ rate: ExactDecimal) -> Proof {
        let step = ExactDecimal(1, scale: RateScale.decimals)
        let back = ExactDecimal(-1, scale: RateScale.decimals)
        let below = NetPresentValue(plan: plan, rate: rate.minus(step)).sign
        let above = NetPresentValue(plan: plan, rate: rate.minus(back)).sign
        let holds = below != nil && above != nil && below != above
        return Proof(Words.proofSign(rate: rate), holds: holds)
    }

    /// Whether no other rate is within the steps of the proof.
    private func isAlone(_ root: RateRoots.Root) -> Bool {
        let distance = ExactDecimal(3, scale: RateScale.decimals)
        var near = 0
        for other in rates.roots where !(distance < other.rate.minus(root.rate).magnitude) {
            near += 1
        }
        return near == 1
    }
}
