/// The verdict on compared results: which of them costs the least, or leaves the most, and by how
/// much.
struct ScenarioVerdict {
    /// A result and its value.
    struct Offer {
        let title: String
        let value: OfferValue

        var amount: Int64 { value.amount }
        var fees: Int64 { value.fees }
    }

    /// Whether the amounts are costs, so that the lowest is the best.
    let isCost: Bool
    /// The offers in the order of the members.
    let offers: [Offer]
    /// The offers from the best, in their order where they are equal.
    let ranked: [Offer]
    /// The number of months whose costs are compared; nil for all.
    let months: Int?

    /// Compares the cost of debts of the same amount, or the gain of the same deposits. Returns nil
    /// for other results.
    init?(_ members: [ScenarioComparison.Member], months: Int?) {
        var offers: [Offer] = []
        for member in members {
            guard let value = member.result.calculator.value?(member.result, months),
                offers.allSatisfy({ $0.value.isComparable(with: value) })
            else { return nil }
            offers.append(Offer(title: member.title, value: value))
        }
        guard let isCost = offers.first?.value.isCost else { return nil }
        self.isCost = isCost
        self.offers = offers
        ranked = sortedIndices(offers.count) { first, second in
            isCost
                ? offers[first].amount < offers[second].amount
                : offers[second].amount < offers[first].amount
        }.map { offers[$0] }
        self.months = isCost ? months : nil
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
