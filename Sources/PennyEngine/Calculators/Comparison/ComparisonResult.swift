import PennyNaturals

/// Puts a ranked list into the form every page is printed from.
final class ComparisonResult {
    private typealias Words = ComparisonWords

    let plan: ComparisonPlan
    let inputs: [NormalisedInput]
    /// How some of the inputs were read.
    let readingNotes: [Message]
    /// From the cheapest on.
    let ranked: [PricedProduct]
    let rounding: PriceRounding
    /// The product with the smallest package; of equal ones the cheapest.
    let smallest: PricedProduct
    /// What is used in a year, in the kind's base unit: as the file says, or one
    /// of the smallest package a week.
    let amountAYear: ExactFraction

    init(
        _ plan: ComparisonPlan, _ inputs: [NormalisedInput], _ notes: [Message]
    ) throws(CalculationError) {
        self.plan = plan
        self.inputs = Comparison.fields.flatMap { field in
            inputs.filter { $0.name.isSameText(as: field.name) }
        }
        readingNotes = notes
        ranked = PricedProduct.ranked(plan)
        rounding = PriceRounding(
            plan.policy.rounding, plan.currency, of: ranked.map { $0.unitPrice })
        let amounts = ranked.map { $0.product.amount(plan.basis) }
        var least = 0
        for place in amounts.indices where amounts[place].isLess(than: amounts[least]) {
            least = place
        }
        smallest = ranked[least]
        amountAYear = plan.use?.amountAYear ?? amounts[least] * ExactFraction(52)
        let limit = ExactFraction(money: Money.limit, plan.currency)
        for priced in ranked where limit.isLess(than: priced.unitPrice) { throw .tooLarge }
    }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .comparison, currency: plan.currency, inputs: inputs)
        result.figures = figures
        result.charts = [chart]
        result.tables = [productTable, ComparisonDetails(self).table]
        result.steps = ComparisonSteps(self).steps
        result.proofs = proofs
        result.notes = ComparisonNotes(self).notes
        return result
    }

    // MARK: - What is asked of it

    /// The products in the order of the file.
    var asInFile: [PricedProduct] {
        sortedPlaces(ranked.count) { ranked[$0].index < ranked[$1].index }.map { ranked[$0] }
    }

    /// The cheapest, which may be several.
    var winners: [PricedProduct] { ranked.filter { $0.rank == 1 } }

    /// The cheapest of those that cost more.
    var next: PricedProduct? { ranked.first { $0.rank > 1 } }

    /// The one that costs most, where it is not the next already.
    var dearest: PricedProduct? { allDearest.first }

    /// All that cost most.
    var allDearest: [PricedProduct] {
        guard let last = ranked.last, let next, last.rank > next.rank else { return [] }
        return ranked.filter { $0.rank == last.rank }
    }

    func unitPrice(_ priced: PricedProduct) -> Quantity {
        price(priced.unitPrice)
    }

    /// A unit price as the policy rounds it. No price of a list is too large.
    func price(_ price: ExactFraction) -> Quantity {
        rounding.quantity(price) ?? .text("")
    }

    /// An amount of the major unit in minor units, half-up.
    func money(_ amount: ExactFraction) -> Quantity {
        let minor = amount.scaled(plan.currency.minorUnitDigits).int128 ?? 0
        return minor > Int128(Money.limit) ? .text("") : .money(Int64(minor))
    }

    /// Two decimals, and up to six where they would show a difference as nothing.
    private static func percentage(_ value: ExactFraction) -> Quantity? {
        for decimals in 2...6 {
            guard let rounded = value.decimal(decimals) else { return nil }
            if value.isZero || rounded != .zero || decimals == 6 {
                return .percentage(rounded, decimals: decimals)
            }
        }
        return nil
    }

    /// How much larger `price` is than `base`, in percent of `base`; nil where the base is nothing.
    static func percent(_ price: ExactFraction, above base: ExactFraction) -> Quantity? {
        if base.isZero { return nil }
        let ratio = price.saturatingMinus(base) / base * ExactFraction(100)
        return percentage(ratio)
    }

    /// How much smaller `price` is than `base`, in percent of `base`; nil where
    /// the price is nothing, which no percentage says better.
    static func percent(_ price: ExactFraction, below base: ExactFraction) -> Quantity? {
        if base.isZero || price.isZero { return nil }
        let ratio = base.saturatingMinus(price) / base * ExactFraction(100)
        return percentage(ratio)
    }

    /// What a year costs less at the till with the cheapest than with `other`;
    /// below zero where tax that is not in the unit prices turns the order.
    func saving(against other: PricedProduct) -> Quantity {
        let best = ranked[0].tillPrice
        if other.tillPrice.isLess(than: best) {
            let loss = money(best.saturatingMinus(other.tillPrice) / plan.unitSize * amountAYear)
            guard case .money(let amount) = loss else { return loss }
            return .money(-amount)
        }
        return money(other.tillPrice.saturatingMinus(best) / plan.unitSize * amountAYear)
    }

    /// The names of products, for a list.
    static func names(_ products: [PricedProduct]) -> [Quantity] {
        products.map { .text($0.product.name) }
    }

    /// The name of the cheapest, or all of theirs.
    var best: Quantity {
        winners.count == 1 ? .text(ranked[0].product.name) : .list(Self.names(winners))
    }

    /// `Price per kg`, `Price each`
    var priceLabel: Message { Words.pricePer(unit: plan.unit.words) }

    // MARK: - Figures

    private var figures: [Figure] {
        let isTie = winners.count > 1
        var figures = [
            Figure("best", isTie ? Words.figureBestTie : Words.figureBest, best),
            Figure("unitPrice", priceLabel, unitPrice(ranked[0])),
        ]
        guard let next else { return figures }
        if let percent = Self.percent(ranked[0].unitPrice, below: next.unitPrice) {
            figures.append(
                Figure(
                    "cheaperThanNext", Words.figureCheaperThanNext(next: next.product.name),
                    percent))
        }
        figures.append(yearFigure("yearlySaving", next))
        if let dearest { figures.append(yearFigure("yearlySavingAgainstDearest", dearest)) }
        return figures
    }

    private func yearFigure(_ name: String, _ other: PricedProduct) -> Figure {
        let saving = saving(against: other)
        var isLoss = false
        if case .money(let amount) = saving { isLoss = amount < 0 }
        return Figure(
            name,
            isLoss
                ? Words.figureYearlyLoss(other: other.product.name)
                : Words.figureYearlySaving(other: other.product.name), saving)
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        let pairs = zip(ranked, ranked.dropFirst())
        let inOrder = pairs.allSatisfy { priced, next in
            let isTie = priced.unitPrice.isEqual(to: next.unitPrice)
            return !next.unitPrice.isLess(than: priced.unitPrice)
                && isTie == (priced.rank == next.rank)
        }
        let goBack = ranked.allSatisfy { priced in
            let amount = priced.product.amount(plan.basis) * ExactFraction(priced.bought)
            return (priced.unitPrice * amount).isEqual(to: priced.cost * plan.unitSize)
        }
        return [
            Proof(Words.proofOrder(pairs: ranked.count - 1), holds: inOrder),
            Proof(Words.proofPrices(products: ranked.count), holds: goBack),
        ]
    }
}
