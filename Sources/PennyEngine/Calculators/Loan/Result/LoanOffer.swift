/// The value of a loan among offers.
extension Loan {
    /// The fees, the interest and the premiums, perhaps of the first months only.
    @Sendable static func offerValue(of result: Calculation, in months: Int?) -> OfferValue? {
        guard let cost = result.money("costOfCredit"), let paid = result.money("totalPaid"),
            let interest = result.money("totalInterest")
        else { return nil }
        let debt = paid - interest
        let fees = cost - interest - (result.money("totalPremiums") ?? 0)
        guard let months else { return .cost(cost, fees: fees, of: debt) }
        let rows = payments(in: months, result)
        // Interest that becomes principal at the start is in no row.
        let atStart = interest - result.sum(of: "interest", first: .max)
        return .cost(
            fees + atStart + result.sum(of: "interest", first: rows)
                + result.sum(of: "premium", first: rows),
            fees: fees, of: debt)
    }

    /// The number of payments in a number of months.
    private static func payments(in months: Int, _ result: Calculation) -> Int {
        guard case .choice(let word)? = result.input("payments")?.quantity else { return months }
        for frequency in PaymentFrequency.allCases where frequency.name.isSameText(as: word) {
            return months * frequency.paymentsAYear / 12
        }
        return months
    }
}
