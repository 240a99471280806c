/// Explains how a comparison's figures were computed: each rule, then the rule with this list's
/// numbers.
struct ComparisonSteps {
    private typealias Words = ComparisonWords

    private let result: ComparisonResult

    init(_ result: ComparisonResult) {
        self.result = result
    }

    private var plan: ComparisonPlan { result.plan }
    private var best: PricedProduct { result.ranked[0] }

    /// The largest list to show in full. Longer lists show only the products of the figures.
    private static let maximumProducts = 8

    var steps: [Step] {
        var steps = shown.map(priceStep)
        steps.append(rankStep)
        if let next = result.next { steps += comparisonSteps(next) }
        return steps
    }

    private var shown: [PricedProduct] {
        if result.ranked.count <= Self.maximumProducts { return result.ranked }
        return [best] + [result.next, result.mostExpensive].compactMap { $0 }
    }

    // MARK: - One product

    private func priceStep(_ priced: PricedProduct) -> Step {
        let isFirst = priced.index == shown[0].index
        let (ratio, price) = (priced.unitPrice.shownRatio, result.unitPrice(priced))
        return Step(
            Words.stepPriceTitle(name: priced.product.name, unit: plan.unit.words),
            for: (priced.rank == 1 ? ["unitPrice"] : []) + [
                "best", "cheaperThanNext", "yearlySaving", "yearlySavingAgainstDearest",
            ],
            formula: formula(priced), numbers: numbers(priced),
            answer: result.rounding.isExact(priced.unitPrice)
                ? Words.stepPriceAnswer(ratio: ratio, price: price)
                : Words.stepPriceAnswerAbout(ratio: ratio, price: price),
            rounding: isFirst ? result.rounding.sentence : nil,
            source: isFirst ? plan.policy.source : nil)
    }

    private func formula(_ priced: PricedProduct) -> Message {
        let hasTax = priced.product.tax != nil && plan.policy.includesTax
        if priced.product.deal != nil, !priced.isDealUseless {
            return hasTax ? Words.stepPriceFormulaDealWithTax : Words.stepPriceFormulaDeal
        }
        return hasTax ? Words.stepPriceFormulaWithTax : Words.stepPriceFormula
    }

    private func numbers(_ priced: PricedProduct) -> Message {
        let product = priced.product
        let price = exact(priced.cost)
        let total = product.amount(plan.basis) * ExactFraction(priced.bought)
        let (amount, unit) = (Self.quantity(total), Self.quantity(plan.unitSize))
        var numbers =
            priced.bought > 1
            ? Words.stepPriceNumbersOfSeveral(
                price: price, count: priced.bought, amount: amount, unit: unit, base: base)
            : Words.stepPriceNumbers(price: price, amount: amount, unit: unit, base: base)
        if let usable = product.yieldPhrase?.shown, plan.basis == .yield {
            numbers = Words.stepPriceNumbersUsable(
                numbers: numbers, size: size(product), usable: usable)
        }
        if let deal = product.deal, !priced.isDealUseless {
            numbers = Words.stepPriceNumbersDeal(
                numbers: numbers, price: result.shelfPrice(product.price), deal: deal.phrase.shown)
        }
        return numbers
    }

    /// Formats a price with all its decimals. With tax it can have many.
    private func exact(_ price: ExactFraction) -> Quantity {
        let decimal = SignedFraction(isNegative: false, price.reduced).exactDecimal
        return decimal.map { .unitPrice($0, decimals: plan.currency.minorUnitDigits) }
            ?? result.shelfPrice(price)
    }

    private func size(_ product: Product) -> String {
        let typed = product.size.shown
        return product.packs > 1 ? Wording("\(product.packs) × \(typed)").text : typed
    }

    /// The base unit of the list's amounts.
    private var base: Message {
        plan.kind == .pieces ? Words.stepPricePieces : plan.kind.base.message
    }

    /// Formats a finite decimal exactly and any other value as a ratio.
    private static func quantity(_ value: ExactFraction) -> Quantity {
        let value = value.reduced
        if let decimal = SignedFraction(isNegative: false, value).exactDecimal {
            return .number(decimal)
        }
        return .digits(value.shownRatio)
    }

    // MARK: - The list

    private var rankStep: Step {
        Step(
            Words.stepOrderTitle, for: ["best"], formula: Words.stepOrderFormula,
            numbers: Words.stepOrderNumbers(count: result.ranked.count),
            answer: .value(result.best), rounding: Words.stepOrderRounding)
    }

    private func comparisonSteps(_ next: PricedProduct) -> [Step] {
        var steps: [Step] = []
        if let less = ComparisonResult.percent(best.unitPrice, below: next.unitPrice) {
            let name = next.product.name
            steps.append(
                Step(
                    Words.stepCheaperTitle(next: name), for: ["cheaperThanNext"],
                    formula: Words.stepCheaperFormula,
                    numbers: Words.stepCheaperNumbers(
                        dearer: next.unitPrice.shownRatio, cheaper: best.unitPrice.shownRatio),
                    answer: .value(less), rounding: Words.stepCheaperRounding(next: name)))
        }
        steps.append(yearStep(next, "yearlySaving"))
        if let mostExpensive = result.mostExpensive {
            steps.append(yearStep(mostExpensive, "yearlySavingAgainstDearest"))
        }
        return steps
    }

    private var hasTillTax: Bool {
        result.ranked.contains { !$0.tillFactor.isEqual(to: .one) }
    }

    private func yearStep(_ other: PricedProduct, _ figure: String) -> Step {
        let unit = plan.unit.words
        return Step(
            Words.stepYearTitle(other: other.product.name), for: [figure],
            formula: hasTillTax
                ? Words.stepYearFormulaWithTax(unit: unit) : Words.stepYearFormula(unit: unit),
            numbers: Words.stepYearNumbers(
                price: other.tillPrice.shownRatio, best: best.tillPrice.shownRatio,
                amount: Self.quantity(result.amountAYear / plan.unitSize)),
            answer: .value(result.saving(against: other)),
            rounding: plan.use == nil
                ? Words.stepYearRoundingPackage : Words.stepYearRoundingUse)
    }
}
