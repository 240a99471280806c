/// The month-by-month schedule of several debts.
struct PayoffSchedule: Equatable {
    enum Rule: Equatable {
        /// The whole budget is paid in the order of a strategy.
        case strategy(PayoffPlan.Strategy)
        /// Each debt gets only its minimum.
        case minimumsOnly
    }

    /// The largest number of months to compute.
    static let longest = 1200

    let debtCount: Int
    /// The interest of each debt in each month, grouped by month.
    private(set) var interests: [Int64] = []
    /// The payment to each debt in each month, grouped by month.
    private(set) var payments: [Int64] = []
    /// The balance of each debt after each month, grouped by month.
    private(set) var balances: [Int64] = []
    /// The month in which each debt was paid off; 0 for a debt that never is.
    private(set) var paidOffMonths: [Int]
    private(set) var totalInterest: Int64 = 0
    private(set) var totalPaid: Int64 = 0

    var months: Int { balances.count / debtCount }
    var isPaidOff: Bool { !paidOffMonths.contains(0) }

    /// The interest of all debts in the first month.
    var firstInterest: Int64 { interests.prefix(debtCount).reduce(0, +) }

    /// Computes the schedule.
    ///
    /// Rule of a month: interest = round(balance × rate ÷ 12) is added to each open debt. Each debt
    /// gets its minimum or its balance, whichever is less. The rest of the budget goes to the debts
    /// in order.
    init(_ plan: PayoffPlan, _ rule: Rule) {
        debtCount = plan.debts.count
        paidOffMonths = [Int](repeating: 0, count: debtCount)
        var opening = plan.debts.map { $0.balance }[...]
        while !isPaidOff, months < Self.longest, addMonth(plan, rule, from: opening) {
            opening = balances.suffix(debtCount)
        }
    }

    /// Adds a month that begins with `opening`. Returns false if a debt exceeds the largest amount.
    private mutating func addMonth(
        _ plan: PayoffPlan, _ rule: Rule, from opening: ArraySlice<Int64>
    ) -> Bool {
        var month = Month(owed: Array(opening), paid: opening.map { _ in 0 }, left: plan.budget)
        for (index, debt) in plan.debts.enumerated() {
            let interest = debt.interest(on: month.owed[index]) ?? Money.limit
            interests.append(interest)
            totalInterest += interest
            month.owed[index] += interest
            if month.owed[index] > Money.limit * 2 { return false }
            month.pay(index, debt.minimum)
        }
        if case .strategy(let strategy) = rule {
            for index in plan.order(strategy, opening) { month.pay(index, month.left) }
        }
        payments += month.paid
        balances += month.owed
        totalPaid += month.paid.reduce(0, +)
        for index in 0..<debtCount where month.owed[index] == 0 && paidOffMonths[index] == 0 {
            paidOffMonths[index] = months
        }
        return month.owed.allSatisfy { $0 <= Money.limit }
    }

    private struct Month {
        var owed: [Int64]
        var paid: [Int64]
        var left: Int64

        /// Pays up to `amount` on a debt from the remaining budget.
        mutating func pay(_ debt: Int, _ amount: Int64) {
            let payment = min(amount, min(owed[debt], left))
            owed[debt] -= payment
            paid[debt] += payment
            left -= payment
        }
    }

    // MARK: - Sums

    /// The indices of one month's cells.
    func row(_ month: Int) -> Range<Int> { (month - 1) * debtCount..<month * debtCount }

    /// The total interest of a debt.
    func interest(of debt: Int) -> Int64 { Self.sum(of: debt, debtCount, interests) }

    /// The total paid on a debt.
    func paid(on debt: Int) -> Int64 { Self.sum(of: debt, debtCount, payments) }

    private static func sum(of debt: Int, _ count: Int, _ cells: [Int64]) -> Int64 {
        var sum: Int64 = 0
        for index in stride(from: debt, to: cells.count, by: count) { sum += cells[index] }
        return sum
    }
}
