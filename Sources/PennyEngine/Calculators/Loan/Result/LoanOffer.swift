/// The value of a loan among offers.
extension Loan {
    /// The fees, the interest and the premiums, perhaps of the first months only.
    @Sendable static func offerValue(of result: Calculation, in months: Int?) -> OfferValue? {
        guard let cost = result.money("costOfCredit"), let paid = result.money("totalPaid"),
            let interest = result.money("totalInterest")
        else { return nil }
        let debt = paid - interest
        let fees = cost - interest - (result.money("totalPremiums") ?? 0)
        let ending = finalPayment(of: result).map { OfferValue.Ending.final($0) } ?? .plain
        guard let months else { return .cost(cost, fees: fees, of: debt, ending: ending) }
        let rows = months * paymentsAYear(result) / 12
        // Interest that becomes principal at the start is in no row.
        let atStart = interest - result.sum(of: "interest", first: .max)
        return .cost(
            fees + atStart + result.sum(of: "interest", first: rows)
                + result.sum(of: "premium", first: rows),
            fees: fees, of: debt, ending: ending)
    }

    /// The balloon payment, or the only payment of a loan of a month or more; nil for other loans.
    private static func finalPayment(of result: Calculation) -> OfferValue.FinalPayment? {
        guard let table = result.table("schedule"), let column = table.columnIndex("payment")
        else { return nil }
        let last = table.rowCount - 1
        let months = table.rowCount * 12 / paymentsAYear(result)
        guard last >= 0, months > 0 else { return nil }
        let amount = table.cell(row: last, column: column)
        if last > 0 {
            let before = table.cell(row: last - 1, column: column)
            guard LoanResult.isBalloon(amount, after: before) else { return nil }
        }
        let day = table.columnIndex("date").flatMap {
            CivilDate(dayNumber: Int(table.cell(row: last, column: $0)))
        }
        return OfferValue.FinalPayment(amount: amount, months: months, day: day)
    }

    private static func paymentsAYear(_ result: Calculation) -> Int {
        guard case .choice(let word)? = result.input("payments")?.quantity else { return 12 }
        for frequency in PaymentFrequency.allCases where frequency.name.isSameText(as: word) {
            return frequency.paymentsAYear
        }
        return 12
    }
}
