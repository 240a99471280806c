/// A product with its unit price and its rank in the list.
final class PricedProduct {
    let product: Product
    /// The index of the product in the input.
    let index: Int
    /// The number of packages to buy for the price that counts.
    let bought: Int
    /// The cost of these packages in the major unit, including tax if the policy includes it.
    let cost: ExactFraction
    /// The cost of one package without the deal.
    let singleCost: ExactFraction
    /// The exact price of the list's unit.
    let unitPrice: ExactFraction
    /// The unit price without the deal.
    let singleUnitPrice: ExactFraction
    /// The unit price by the net amount instead of the usable amount.
    let netUnitPrice: ExactFraction?
    /// The factor for tax that is added at the register and not in the price.
    let tillFactor: ExactFraction
    /// Whether the deal costs at least as much as buying without it.
    let isDealUseless: Bool
    /// The rank, 1 for the cheapest. Ties share a rank.
    private(set) var rank = 0

    init(_ product: Product, _ index: Int, _ plan: ComparisonPlan) {
        self.product = product
        self.index = index
        let tax = plan.policy.includesTax ? product.taxFactor : .one
        tillFactor = plan.policy.includesTax ? .one : product.taxFactor
        let amount = product.amount(plan.basis)
        singleCost = (product.price * tax).reduced
        singleUnitPrice = (singleCost / amount * plan.unitSize).reduced
        var bought = 1
        var cost = singleCost
        var isDealUseless = false
        if let deal = product.deal?.deal {
            let count = deal.count
            let dealCost = (deal.cost(at: product.price) * tax).reduced
            isDealUseless = !dealCost.isLess(than: singleCost * ExactFraction(count))
            if !isDealUseless {
                bought = count
                cost = dealCost
            }
        }
        self.bought = bought
        self.cost = cost
        self.isDealUseless = isDealUseless
        unitPrice = (cost / (amount * ExactFraction(bought)) * plan.unitSize).reduced
        netUnitPrice =
            plan.basis == .yield && product.yield != nil && product.size.kind == plan.kind
            ? (cost / (product.net * ExactFraction(bought)) * plan.unitSize).reduced : nil
    }

    /// The unit price at the register.
    var tillPrice: ExactFraction { unitPrice * tillFactor }

    /// The products sorted by unit price, cheapest first. Ties stay in input order.
    static func ranked(_ plan: ComparisonPlan) -> [PricedProduct] {
        let unranked = plan.products.enumerated().map { PricedProduct($1, $0, plan) }
        let order = sortedIndices(unranked.count) {
            unranked[$0].unitPrice.isLess(than: unranked[$1].unitPrice)
        }
        let priced = order.map { unranked[$0] }
        for index in priced.indices {
            let isTie =
                index > 0 && priced[index].unitPrice.isEqual(to: priced[index - 1].unitPrice)
            priced[index].rank = isTie ? priced[index - 1].rank : index + 1
        }
        return priced
    }
}
