/// The verdict on compared results: which of them costs the least, or leaves the most, and by how
/// much.
final class ScenarioVerdict {
    /// A result and its value.
    final class Offer {
        let title: String
        let value: OfferValue

        init(_ title: String, _ value: OfferValue) {
            self.title = title
            self.value = value
        }

        var amount: Int64 { value.amount }
    }

    /// Whether the amounts are costs, so that the lowest is the best.
    let isCost: Bool
    /// The offers in the order of the members.
    let offers: [Offer]
    /// The offers from the best, in their order where they are equal, without the endless ones.
    let ranked: [Offer]
    /// The offers of debts whose end is not computed.
    private(set) var endless: [Offer] = []
    /// The offers with a final payment at the end of the compared months.
    private(set) var due: [Offer] = []
    /// The number of months whose costs are compared; nil for all.
    let months: Int?

    /// Compares the cost of debts of the same amount, or the gain of the same deposits. Returns nil
    /// for other results.
    ///
    /// Costs are compared up to the first final payment, because what it costs to borrow that sum
    /// again is not known.
    init?(_ members: [ScenarioComparison.Member], months: Int?) {
        var offers = Self.offers(members, months)
        guard let first = offers.first else { return nil }
        let isCost = first.value.isCost
        self.isCost = isCost
        var end = isCost ? months : nil
        var isCut = false
        for offer in offers {
            guard let due = offer.value.finalPayment?.months, due <= end ?? due else { continue }
            end = due
            isCut = true
        }
        if isCut { offers = Self.offers(members, end) }
        self.offers = offers
        self.months = end
        var ending: [Offer] = []
        for offer in offers {
            if offer.value.isEndless { endless.append(offer) } else { ending.append(offer) }
            if isCut, offer.value.finalPayment?.months == end { due.append(offer) }
        }
        let all = ending
        ranked = sortedIndices(all.count) { first, second in
            isCost
                ? all[first].amount < all[second].amount
                : all[second].amount < all[first].amount
        }.map { all[$0] }
    }

    /// The offers; none if they cannot be compared.
    @inline(never)
    private static func offers(
        _ members: [ScenarioComparison.Member], _ months: Int?
    ) -> [Offer] {
        var offers: [Offer] = []
        for member in members {
            guard let value = member.result.calculator.value?(member.result, months) else {
                return []
            }
            if let first = offers.first, !first.value.isComparable(with: value) { return [] }
            offers.append(Offer(member.title, value))
        }
        return offers
    }

    /// The difference of the best offer from the next one; zero without a next one.
    var lead: Int64 { ranked.count > 1 ? abs(ranked[1].amount - ranked[0].amount) : 0 }

    /// The fees below which the second of two offers would win; nil if its fees do not decide.
    var feeLimit: Int64? {
        guard isCost, ranked.count == 2, lead > 0 else { return nil }
        let (best, other) = (ranked[0].value.fees, ranked[1].value.fees)
        return other > best && other > lead ? other - lead : nil
    }
}
