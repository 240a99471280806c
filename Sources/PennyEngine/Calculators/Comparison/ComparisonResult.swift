import PennyNaturals

/// Builds the `Calculation` of a ranked list, from which every page is rendered.
final class ComparisonResult {
    private typealias Words = ComparisonWords

    let plan: ComparisonPlan
    let inputs: [NormalisedInput]
    /// Notes on how inputs were interpreted.
    let readingNotes: [Message]
    /// The products, cheapest first.
    let ranked: [PricedProduct]
    let rounding: PriceRounding
    /// The product with the smallest package, the cheapest if there are several.
    let smallest: PricedProduct
    /// The amount used in a year, in the kind's base unit: as typed, or one of the smallest
    /// packages a week.
    let amountAYear: ExactFraction

    init(
        _ plan: ComparisonPlan, _ inputs: [NormalisedInput], _ notes: [Message]
    ) throws(CalculationError) {
        self.plan = plan
        self.inputs = Comparison.inputs.flatMap { declared in
            inputs.filter { $0.name.isSameText(as: declared.field.name) }
        }
        readingNotes = notes
        ranked = PricedProduct.ranked(plan)
        rounding = PriceRounding(
            plan.policy.rounding, plan.currency, of: ranked.map { $0.unitPrice })
        let amounts = ranked.map { $0.product.amount(plan.basis) }
        var least = 0
        for index in amounts.indices where amounts[index].isLess(than: amounts[least]) {
            least = index
        }
        smallest = ranked[least]
        amountAYear = plan.use?.amountAYear ?? amounts[least] * ExactFraction(52)
        let limit = ExactFraction(money: Money.limit, plan.currency)
        for priced in ranked where limit.isLess(than: priced.unitPrice) { throw .tooLarge }
    }

    func calculation() -> Calculation {
        Calculation(
            calculator: .comparison, currency: plan.currency, inputs: inputs, answer: answer,
            figures: figures, tables: [productTable, ComparisonDetails(self).table],
            charts: [chart], steps: ComparisonSteps(self).steps, proofs: proofs,
            notes: ComparisonNotes(self).notes)
    }

    // MARK: - What is asked of it

    /// The products in input order.
    var inInputOrder: [PricedProduct] {
        let order = sortedIndices(ranked.count) { [ranked] in ranked[$0].index < ranked[$1].index }
        return order.map { ranked[$0] }
    }

    /// The cheapest products. Several can tie.
    var winners: [PricedProduct] { ranked.filter { $0.rank == 1 } }

    /// The cheapest product that costs more than the winners.
    var next: PricedProduct? { ranked.first { $0.rank > 1 } }

    /// The most expensive product, unless it is `next`.
    var mostExpensive: PricedProduct? { allMostExpensive.first }

    /// All products that cost the most.
    var allMostExpensive: [PricedProduct] {
        guard let last = ranked.last, let next, last.rank > next.rank else { return [] }
        return ranked.filter { $0.rank == last.rank }
    }

    func unitPrice(_ priced: PricedProduct) -> Quantity {
        price(priced.unitPrice)
    }

    /// Formats a unit price as the policy rounds it. No price of a list is too large.
    func price(_ price: ExactFraction) -> Quantity {
        rounding.quantity(price) ?? .text("")
    }

    /// Converts an amount in the major unit to minor units, rounded half up.
    func money(_ amount: ExactFraction) -> Quantity {
        let minor = amount.scaled(plan.currency.minorUnitDigits).int128 ?? 0
        return minor > Int128(Money.limit) ? .text("") : .money(Int64(minor))
    }

    /// Formats a percentage with two decimals, or up to six if a difference would show as zero.
    private static func percentage(_ value: ExactFraction) -> Quantity? {
        for decimals in 2...6 {
            guard let rounded = value.decimal(decimals) else { return nil }
            if value.isZero || rounded != .zero || decimals == 6 {
                return .percentage(rounded, decimals: decimals)
            }
        }
        return nil
    }

    /// The percentage by which `price` is above `base`; nil if the base is zero.
    static func percent(_ price: ExactFraction, above base: ExactFraction) -> Quantity? {
        if base.isZero { return nil }
        let ratio = price.saturatingMinus(base) / base * ExactFraction(100)
        return percentage(ratio)
    }

    /// The percentage by which `price` is below `base`; nil if `price` is zero, because 100 % would
    /// add nothing.
    static func percent(_ price: ExactFraction, below base: ExactFraction) -> Quantity? {
        if base.isZero || price.isZero { return nil }
        let ratio = base.saturatingMinus(price) / base * ExactFraction(100)
        return percentage(ratio)
    }

    /// The yearly saving at the register of the cheapest product over `other`. It is negative if
    /// tax that is not in the unit prices reverses the order.
    func saving(against other: PricedProduct) -> Quantity {
        let best = ranked[0].tillPrice
        if other.tillPrice.isLess(than: best) {
            let loss = money(best.saturatingMinus(other.tillPrice) / plan.unitSize * amountAYear)
            guard case .money(let amount) = loss else { return loss }
            return .money(-amount)
        }
        return money(other.tillPrice.saturatingMinus(best) / plan.unitSize * amountAYear)
    }

    /// The names of products, as a list for a message.
    static func names(_ products: [PricedProduct]) -> [Quantity] {
        products.map { .text($0.product.name) }
    }

    /// The name of the cheapest product, or the names of all that tie.
    var best: Quantity {
        winners.count == 1 ? .text(ranked[0].product.name) : .list(Self.names(winners))
    }

    /// The label of unit prices: `Price per kg`, `Price each`
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
        if let mostExpensive {
            figures.append(yearFigure("yearlySavingAgainstDearest", mostExpensive))
        }
        return figures
    }

    private var answer: Message {
        let price = Words.answerPrice(price: unitPrice(ranked[0]), unit: plan.unit.words)
        guard winners.count == 1 else {
            return Words.answerTie(best: best, price: price)
        }
        guard let next, let percent = Self.percent(ranked[0].unitPrice, below: next.unitPrice)
        else { return Words.answerBest(best: best, price: price) }
        return Words.answerCheaper(
            best: best, price: price, percent: percent, next: next.product.name)
    }

    private func yearFigure(_ name: String, _ other: PricedProduct) -> Figure {
        let saving = saving(against: other)
        var isLoss = false
        if case .money(let amount) = saving { isLoss = amount < 0 }
        return Figure(
            name,
            isLoss
                ? Words.figureYearlyLoss(other: other.product.name)
                : Words.figureYearlySaving(other: other.product.name), saving,
            shown: saving.sized)
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        let pairs = zip(ranked, ranked.dropFirst())
        let inOrder = pairs.allSatisfy { priced, next in
            let isTie = priced.unitPrice.isEqual(to: next.unitPrice)
            return !next.unitPrice.isLess(than: priced.unitPrice)
                && isTie == (priced.rank == next.rank)
        }
        let areReversible = ranked.allSatisfy { priced in
            let amount = priced.product.amount(plan.basis) * ExactFraction(priced.bought)
            return (priced.unitPrice * amount).isEqual(to: priced.cost * plan.unitSize)
        }
        return [
            Proof(Words.proofOrder(pairs: ranked.count - 1), holds: inOrder),
            Proof(Words.proofPrices(products: ranked.count), holds: areReversible),
        ]
    }
}
