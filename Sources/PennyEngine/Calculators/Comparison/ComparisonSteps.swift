/// How a comparison's figures were computed: each rule, then the rule with this
/// list's numbers.
struct ComparisonSteps {
    private let result: ComparisonResult

    init(_ result: ComparisonResult) {
        self.result = result
    }

    private var plan: ComparisonPlan { result.plan }
    private var best: PricedProduct { result.ranked[0] }

    /// Longer lists show the products that the figures are about.
    private static let mostProducts = 8

    var steps: [Step] {
        var steps = shown.map(priceStep)
        steps.append(rankStep)
        if let next = result.next { steps += comparisonSteps(next) }
        return steps
    }

    private var shown: [PricedProduct] {
        if result.ranked.count <= Self.mostProducts { return result.ranked }
        return [best] + [result.next, result.dearest].compactMap { $0 }
    }

    // MARK: - One product

    private func priceStep(_ priced: PricedProduct) -> Step {
        let product = priced.product
        var numbers: [Piece] = [.value(result.shelfPrice(priced.cost))]
        if priced.bought > 1 {
            numbers += [.text(" for "), .value(.count(priced.bought))]
        }
        numbers += [.text(" ÷ ")] + amount(priced) + [.text(" × ")] + unitPieces
        if let yield = product.yield, plan.basis == .yield {
            numbers.append(
                .words(", usable of \(size(product)): \(TypedText.trimmed(yield.typed))"))
        }
        if let deal = product.deal, !priced.isDealUseless {
            numbers += [
                .text(", from "), .value(result.shelfPrice(product.price)),
                .words(" by the deal \(deal.typed)"),
            ]
        }
        var formula: Wording = "price ÷ amount × unit"
        if product.deal != nil, !priced.isDealUseless {
            formula = "price after the deal (several, then percent, then amount) ÷ amount × unit"
        }
        if product.tax != nil, plan.policy.includesTax { formula += ", tax added to the price" }
        let title: Wording = "\(product.name): \(result.priceLabel)"
        return Step(
            title.text,
            for: (priced.rank == 1 ? ["unitPrice"] : []) + [
                "best", "cheaperThanNext", "yearlySaving", "yearlySavingAgainstDearest",
            ],
            formula: [.words(formula)], numbers: numbers,
            answer: [
                .words("\(priced.unitPrice.ratioText) "),
                .text(result.rounding.isExact(priced.unitPrice) ? "= " : "≈ "),
                .value(result.unitPrice(priced)),
            ], rounding: priced.index == shown[0].index ? result.rounding.words : [],
            source: priced.index == shown[0].index ? plan.policy.source : "")
    }

    private func size(_ product: Product) -> String {
        let typed = TypedText.trimmed(product.size.typed)
        return product.packs > 1 ? Wording("\(product.packs) × \(typed)").text : typed
    }

    /// `1.98 l` of `6 x 330 ml`, exact in the base unit or as a ratio.
    private func amount(_ priced: PricedProduct) -> [Piece] {
        let total = priced.product.amount(plan.basis) * ExactFraction(priced.bought)
        return [Self.piece(total), .words(" \(baseName)")]
    }

    private var unitPieces: [Piece] { [Self.piece(plan.unitSize), .words(" \(baseName)")] }

    private var baseName: String {
        plan.kind == .pieces ? "pieces" : plan.kind.base.symbol
    }

    /// A finite decimal as it is, anything else as a ratio.
    private static func piece(_ value: ExactFraction) -> Piece {
        let value = value.reduced
        if let decimal = SignedFraction(isNegative: false, value).exactDecimal {
            return .value(.number(decimal))
        }
        return .text(value.ratioText)
    }

    // MARK: - The list

    private var rankStep: Step {
        Step(
            "The order", for: ["best"],
            formula: [.text("a is cheaper than b if price a × amount b < price b × amount a")],
            numbers: [
                .value(.count(result.ranked.count)),
                .text(result.ranked.count == 1 ? " product" : " products"),
            ],
            answer: [.text(ComparisonResult.names(result.winners))],
            rounding: [.text("Nothing is rounded: ratios of whole numbers are compared.")])
    }

    private func comparisonSteps(_ next: PricedProduct) -> [Step] {
        var steps: [Step] = []
        if let less = ComparisonResult.percent(best.unitPrice, below: next.unitPrice) {
            let title: Wording = "How much cheaper than \(next.product.name)"
            steps.append(
                Step(
                    title.text, for: ["cheaperThanNext"],
                    formula: [.text("(dearer − cheaper) ÷ dearer")],
                    numbers: difference(next, over: next), answer: [.value(less)],
                    rounding: [
                        .words("In percent of the price of \(next.product.name), "),
                        .text("half-up to two decimals, more for a small one."),
                    ]))
        }
        steps.append(yearStep(next, "yearlySaving"))
        if let dearest = result.dearest {
            steps.append(yearStep(dearest, "yearlySavingAgainstDearest"))
        }
        return steps
    }

    private var hasTillTax: Bool {
        result.ranked.contains { !$0.tillFactor.isEqual(to: .one) }
    }

    private func difference(_ other: PricedProduct, over base: PricedProduct) -> [Piece] {
        [
            .words("(\(other.unitPrice.ratioText) − \(best.unitPrice.ratioText))"),
            .words(" ÷ \(base.unitPrice.ratioText)"),
        ]
    }

    private func yearStep(_ other: PricedProduct, _ figure: String) -> Step {
        let title: Wording = "A year of the difference to \(other.product.name)"
        let amount = result.amountAYear / plan.unitSize
        return Step(
            title.text, for: [figure],
            formula: [
                .words("(price − best price) \(ComparisonPlan.per(plan.unit)) × units a year"),
                .text(hasTillTax ? ", with tax" : ""),
            ],
            numbers: [
                .words("(\(other.tillPrice.ratioText) − \(best.tillPrice.ratioText)) × "),
                Self.piece(amount),
            ],
            answer: [.value(result.saving(against: other))],
            rounding: [
                .text(
                    plan.use == nil
                        ? "One of the smallest package a week, 52 weeks; half-up to the minor unit."
                        : "A year has 365 days, 52 weeks or 12 months; half-up to the minor unit.")
            ])
    }
}
