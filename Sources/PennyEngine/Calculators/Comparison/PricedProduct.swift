/// A product with its unit price and its place in the list.
final class PricedProduct {
    let product: Product
    /// Its place in the file.
    let index: Int
    /// How many packages have to be bought for the price that counts.
    let bought: Int
    /// What they cost, in the major unit, with the tax that counts in.
    let cost: ExactFraction
    /// What one costs without the deal.
    let singleCost: ExactFraction
    /// The exact price of the list's unit.
    let unitPrice: ExactFraction
    /// The same without the deal.
    let singleUnitPrice: ExactFraction
    /// The same for what the package holds rather than what is usable.
    let netUnitPrice: ExactFraction?
    /// What tax at the till adds to prices it is not in, on top of 1.
    let tillFactor: ExactFraction
    /// The deal costs no less than buying as many without it.
    let isDealUseless: Bool
    /// 1 for the cheapest; ties share it.
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

    /// What a unit costs at the till.
    var tillPrice: ExactFraction { unitPrice * tillFactor }

    /// The products from the cheapest on; equal ones as in the file.
    static func ranked(_ plan: ComparisonPlan) -> [PricedProduct] {
        let unranked = plan.products.enumerated().map { PricedProduct($1, $0, plan) }
        let places = sortedPlaces(unranked.count) {
            unranked[$0].unitPrice.isLess(than: unranked[$1].unitPrice)
        }
        let priced = places.map { unranked[$0] }
        for place in priced.indices {
            let isTie =
                place > 0 && priced[place].unitPrice.isEqual(to: priced[place - 1].unitPrice)
            priced[place].rank = isTie ? priced[place - 1].rank : place + 1
        }
        return priced
    }
}
