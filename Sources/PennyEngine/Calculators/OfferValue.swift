/// The amount by which results are ranked: the cost of a debt, or the gain of a plan. All amounts
/// are minor units.
struct OfferValue {
    /// Whether the amount is a cost, so that the lowest is the best.
    let isCost: Bool
    /// The cost, or the gain.
    let amount: Int64
    /// The part of a cost that is fees.
    let fees: Int64
    /// The amount that must be equal for a comparison: the debt, or the deposits.
    let basis: Int64

    /// The value of a result, perhaps of its first months only; nil for a result that has none,
    /// such as a debt that is never repaid.
    typealias Rule = @Sendable (_ result: Calculation, _ months: Int?) -> OfferValue?

    /// Whether both are costs of the same debt, or gains of the same deposits.
    func isComparable(with other: OfferValue) -> Bool {
        isCost == other.isCost && basis == other.basis
    }

    static func cost(_ amount: Int64, fees: Int64 = 0, of debt: Int64) -> OfferValue {
        OfferValue(isCost: true, amount: amount, fees: fees, basis: debt)
    }

    static func gain(_ amount: Int64, of basis: Int64) -> OfferValue {
        OfferValue(isCost: false, amount: amount, fees: 0, basis: basis)
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
