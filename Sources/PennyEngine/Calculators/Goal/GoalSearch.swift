/// Solves for a goal's unknown: the smallest value that reaches the target.
struct GoalSearch {
    let goal: GoalPlan

    enum Answer: Equatable {
        case monthlyDeposit(Int64)
        case months(Int)
        /// The rate a year in steps of 10^-6.
        case rate(Int64)
    }

    func answer() throws(CalculationError) -> Answer {
        switch goal.unknown {
        case .monthlyDeposit: .monthlyDeposit(try deposit())
        case .time: .months(try months())
        case .rate: .rate(try rate())
        }
    }

    private func deposit() throws(CalculationError) -> Int64 {
        if try missing(goal.depositing(0)) == 0 { return 0 }
        return try certified(GoalDeposit(goal: goal), .up)[0]
    }

    func plan(_ answer: Answer) -> SavingsPlan {
        switch answer {
        case .monthlyDeposit(let deposit): goal.depositing(deposit)
        case .months(let months): goal.lasting(months)
        case .rate(let steps): goal.earning(steps)
        }
    }

    /// The shortfall if the answer is one unit less; nil if it cannot be less.
    func missing(oneLessThan answer: Answer) throws(CalculationError) -> Int64? {
        switch answer {
        case .monthlyDeposit(let deposit):
            return deposit == 0 ? nil : try missing(goal.depositing(deposit - 1))
        case .months(let months):
            if months == 1 { return goal.target - goal.savings.initialInvestment }
            return try missing(goal.lasting(months - 1))
        case .rate(let steps): return steps == 0 ? nil : try missing(goal.earning(steps - 1))
        }
    }

    func missing(_ plan: SavingsPlan) throws(CalculationError) -> Int64 {
        try GoalShortfall(plan: plan, target: goal.target).atEnd()
    }

    /// The first month in which the target is reached.
    private func months() throws(CalculationError) -> Int {
        var length = 48
        while true {
            let missing = try certified(
                GoalShortfall(
                    plan: goal.lasting(length), target: goal.target, isAtEndOnly: false), .up)
            for (index, amount) in missing.enumerated() where amount == 0 { return index + 1 }
            if length == GoalPlan.longest { throw .targetBeyondTime }
            length = min(length * 5, GoalPlan.longest)
        }
    }

    /// The lowest rate that reaches the target. The search is binary, because a higher rate never
    /// results in less.
    private func rate() throws(CalculationError) -> Int64 {
        if try missing(goal.earning(0)) == 0 { return 0 }
        guard try missing(goal.earning(GoalPlan.highestRate)) == 0 else {
            throw .targetBeyondRates
        }
        var short: Int64 = 0
        var enough = GoalPlan.highestRate
        while enough - short > 1 {
            let middle = (short + enough) / 2
            if try missing(goal.earning(middle)) == 0 { enough = middle } else { short = middle }
        }
        return enough
    }
}
