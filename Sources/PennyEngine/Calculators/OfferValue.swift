/// The amount by which results are ranked: the cost of a debt, or the gain of a plan. All amounts
/// are minor units.
final class OfferValue {
    /// Whether the amount is a cost, so that the lowest is the best.
    let isCost: Bool
    /// The cost, or the gain; without meaning for a debt whose end is not computed.
    let amount: Int64
    /// The part of a cost that is fees.
    let fees: Int64
    /// The amount that must be equal for a comparison: the debt, or the deposits.
    let basis: Int64
    /// How a debt ends.
    let ending: Ending

    private init(isCost: Bool, _ amount: Int64, fees: Int64, of basis: Int64, _ ending: Ending) {
        self.isCost = isCost
        self.amount = amount
        self.fees = fees
        self.basis = basis
        self.ending = ending
    }

    /// How a debt ends.
    enum Ending {
        /// With a payment like those before it. Plans end so, too.
        case plain
        /// With a payment that is much larger than those before it.
        case final(FinalPayment)
        /// Never: the payments do not repay it.
        case never
        /// Not within the time that is computed.
        case tooLong
    }

    /// A large payment at the end of a debt.
    struct FinalPayment {
        let amount: Int64
        /// The number of whole months after which it is due.
        let months: Int
        /// The day on which it is due; nil if the debt has no dates.
        let day: CivilDate?
    }

    /// The value of a result, perhaps of its first months only; nil for a result that has none.
    typealias Rule = @Sendable (_ result: Calculation, _ months: Int?) -> OfferValue?

    /// Whether both are costs of the same debt, or gains of the same deposits.
    func isComparable(with other: OfferValue) -> Bool {
        isCost == other.isCost && basis == other.basis
    }

    /// The large payment at the end; nil if there is none.
    var finalPayment: FinalPayment? {
        if case .final(let payment) = ending { payment } else { nil }
    }

    /// Whether the end of the debt is not computed.
    var isEndless: Bool {
        switch ending {
        case .plain, .final: false
        case .never, .tooLong: true
        }
    }

    /// Whether the debt ends, but not within the time that is computed.
    var isTooLong: Bool { if case .tooLong = ending { true } else { false } }

    static func cost(
        _ amount: Int64, fees: Int64 = 0, of debt: Int64, ending: Ending = .plain
    ) -> OfferValue {
        OfferValue(isCost: true, amount, fees: fees, of: debt, ending)
    }

    static func gain(_ amount: Int64, of basis: Int64) -> OfferValue {
        OfferValue(isCost: false, amount, fees: 0, of: basis, .plain)
    }
}

extension OfferValue {
    /// The interest of debts that have no fees.
    @Sendable static func interest(of result: Calculation, in months: Int?) -> OfferValue? {
        guard let interest = result.money("totalInterest"), let paid = result.money("totalPaid")
        else { return nil }
        let cost = months.map { result.sum(of: "interest", first: $0) } ?? interest
        return .cost(cost, of: paid - interest)
    }
}

extension Calculation {
    /// The amount of a figure, in minor units; nil if there is none.
    package func money(_ name: String) -> Int64? {
        guard case .money(let amount)? = figure(name)?.quantity else { return nil }
        return amount
    }

    /// The sum of a column over the first rows of the longest table.
    func sum(of column: String, first rows: Int) -> Int64 {
        for table in tables where table.isDetail {
            guard let index = table.columnIndex(column) else { continue }
            var sum: Int64 = 0
            for row in 0..<min(rows, table.rowCount) { sum += table.cell(row: row, column: index) }
            return sum
        }
        return 0
    }
}
