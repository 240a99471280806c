/// The verdict on compared results: which of them costs the least, or leaves the most, and by how
/// much.
struct ScenarioVerdict {
    /// The values of a result that decide.
    struct Offer {
        let title: String
        /// The cost, or the gain, in minor units.
        let amount: Int64
        /// The part of a cost that is fees.
        let fees: Int64
    }

    /// Whether the amounts are costs, so that the lowest is the best.
    let isCost: Bool
    /// The offers from the best, in their order where they are equal.
    let ranked: [Offer]
    /// The number of months whose costs are compared; nil for all.
    let months: Int?

    /// Compares the cost of debts of the same amount, or the gain of the same deposits. Returns nil
    /// for other results.
    init?(_ members: [ScenarioComparison.Member], months: Int?) {
        var offers: [Offer] = []
        var basis: (isCost: Bool, amount: Int64)?
        for member in members {
            let own: (isCost: Bool, amount: Int64)
            if let debt = DebtCost(member.result, months: months) {
                offers.append(Offer(title: member.title, amount: debt.cost, fees: debt.fees))
                own = (true, debt.owed)
            } else if let gain = Self.gain(of: member.result) {
                offers.append(Offer(title: member.title, amount: gain.amount, fees: 0))
                own = (false, gain.base)
            } else {
                return nil
            }
            guard own == basis ?? own else { return nil }
            basis = own
        }
        guard let isCost = basis?.isCost else { return nil }
        self.isCost = isCost
        ranked = sortedIndices(offers.count) { first, second in
            isCost
                ? offers[first].amount < offers[second].amount
                : offers[second].amount < offers[first].amount
        }.map { offers[$0] }
        self.months = isCost ? months : nil
    }

    /// The amount that a plan leaves, and what must be equal for a comparison.
    private static func gain(of result: Calculation) -> (amount: Int64, base: Int64)? {
        switch result.calculator {
        case .savings:
            guard let balance = result.money("accruedBalance"),
                let deposits = result.money("totalDeposits")
            else { return nil }
            return (balance, deposits)
        case .refinance:
            guard let saved = result.money("totalSaved"), let interest = result.money("oldInterest")
            else { return nil }
            return (saved, interest)
        default: return nil
        }
    }

    /// The difference of the best offer from the next one.
    var lead: Int64 { abs(ranked[1].amount - ranked[0].amount) }

    /// The fees below which the second of two offers would win; nil if its fees do not decide.
    var feeLimit: Int64? {
        let (best, other) = (ranked[0], ranked[1])
        guard isCost, ranked.count == 2, lead > 0, other.fees > best.fees, other.fees > lead else {
            return nil
        }
        return other.fees - lead
    }
}

/// The cost of a debt: its interest and its fees, perhaps of its first months only.
struct DebtCost {
    /// Minor units.
    let cost: Int64
    let fees: Int64
    let owed: Int64

    /// Returns nil for a result that is no debt, or that is never repaid.
    init?(_ result: Calculation, months: Int?) {
        switch result.calculator {
        case .loan:
            guard let cost = result.money("costOfCredit"), let paid = result.money("totalPaid"),
                let interest = result.money("totalInterest")
            else { return nil }
            let premiums = result.money("totalPremiums") ?? 0
            owed = paid - interest
            fees = cost - interest - premiums
            guard let months else {
                self.cost = cost
                return
            }
            let rows = Self.payments(in: months, result)
            // Interest that becomes principal at the start is in no row.
            let atStart = interest - Self.sum("interest", .max, result)
            self.cost =
                fees + atStart + Self.sum("interest", rows, result)
                + Self.sum("premium", rows, result)
        case .card, .payoff:
            guard let interest = result.money("totalInterest"),
                let paid = result.money("totalPaid")
            else { return nil }
            owed = paid - interest
            fees = 0
            cost = months.map { Self.sum("interest", $0, result) } ?? interest
        case .apr where months == nil:
            guard let charge = result.money("financeCharge"),
                let advances = result.money("totalAdvances")
            else { return nil }
            (owed, fees, cost) = (advances, 0, charge)
        default: return nil
        }
    }

    /// The number of payments of a loan in a number of months.
    private static func payments(in months: Int, _ result: Calculation) -> Int {
        guard case .choice(let word)? = result.input("payments")?.quantity else { return months }
        for frequency in PaymentFrequency.allCases where frequency.name.isSameText(as: word) {
            return months * frequency.paymentsAYear / 12
        }
        return months
    }

    /// The sum of a column over the first rows of the longest table.
    private static func sum(_ column: String, _ rows: Int, _ result: Calculation) -> Int64 {
        for table in result.tables where table.isDetail {
            guard let index = table.columnIndex(column) else { continue }
            var sum: Int64 = 0
            for row in 0..<min(rows, table.rowCount) { sum += table.cell(row: row, column: index) }
            return sum
        }
        return 0
    }
}

extension Calculation {
    /// The amount of a figure, in minor units; nil if there is none.
    package func money(_ name: String) -> Int64? {
        guard case .money(let amount)? = figure(name)?.quantity else { return nil }
        return amount
    }
}
