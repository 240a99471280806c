/// Two loans compared month by month, to the end of the longer one.
struct RefinanceBalance {
    struct Month {
        let oldPayment, newPayment: Int64
        let oldInterest, newInterest: Int64
        let oldBalance, newBalance: Int64
        /// The interest saved so far less the costs: the advantage of the new loan if both loans
        /// were settled now.
        let advantage: Int64
        /// The payments saved so far.
        let savedPayments: Int64
    }

    private(set) var months: [Month] = []
    private let costs: Int64
    private let upFrontCosts: Int64

    init(_ old: LoanSchedule, _ new: LoanSchedule, _ terms: RefinanceTerms) {
        costs = terms.costs
        upFrontCosts = terms.upFrontCosts
        var advantage = -terms.costs
        var saved: Int64 = 0
        for index in 0..<max(old.rows.count, new.rows.count) {
            let before = index < old.rows.count ? old.rows[index] : nil
            let after = index < new.rows.count ? new.rows[index] : nil
            let interests = (before?.interest ?? 0, after?.interest ?? 0)
            let payments = (before?.payment ?? 0, after?.payment ?? 0)
            advantage += interests.0 - interests.1
            saved += payments.0 - payments.1
            months.append(
                Month(
                    oldPayment: payments.0, newPayment: payments.1, oldInterest: interests.0,
                    newInterest: interests.1, oldBalance: before?.balance ?? 0,
                    newBalance: after?.balance ?? 0, advantage: advantage, savedPayments: saved))
        }
    }

    /// The first month after which the saved interest has recovered the costs. Without costs, it is
    /// the first month after which interest is saved, so two equal loans have none.
    var breakEven: Int? {
        months.firstIndex { $0.advantage >= 0 && $0.advantage > -costs }.map { $0 + 1 }
    }

    /// Whether both loans always cost the same.
    var isAlwaysEqual: Bool { costs == 0 && months.allSatisfy { $0.advantage == 0 } }

    /// The first month after which the saved payments have recovered the costs paid up front. It
    /// ignores the balances.
    var breakEvenByPayments: Int? {
        months.firstIndex { $0.savedPayments >= upFrontCosts }.map { $0 + 1 }
    }

    /// The month with the largest advantage, the first if there are several.
    var best: Int {
        var best = 0
        for index in months.indices where months[index].advantage > months[best].advantage {
            best = index
        }
        return best + 1
    }

    /// The last month in which the new loan is at least as good, if it is worse at the end after
    /// having been better.
    var lastGood: Int? {
        guard atEnd < 0 else { return nil }
        return months.lastIndex { $0.advantage >= 0 }.map { $0 + 1 }
    }

    /// The advantage when both loans are repaid.
    var atEnd: Int64 { months[months.count - 1].advantage }
}
