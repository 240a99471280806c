/// What a reader of a comparison should know, the answer in words first.
struct ComparisonNotes {
    private let result: ComparisonResult

    init(_ result: ComparisonResult) {
        self.result = result
    }

    private var plan: ComparisonPlan { result.plan }
    private var best: PricedProduct { result.ranked[0] }

    var notes: [[Piece]] {
        var notes = [winner]
        if let year { notes.append(year) }
        for priced in result.asInFile {
            if let deal = deal(priced) { notes.append(deal) }
        }
        notes += result.readingNotes
        if let withoutYield { notes.append(withoutYield) }
        if let sameShown { notes.append(sameShown) }
        if let tax { notes.append(tax) }
        if let deposit { notes.append(deposit) }
        if plan.factors == .label {
            notes.append([
                .text("Units are turned by the six-digit factors of 16 CFR 500.19 for labels.")
            ])
        }
        if let policy { notes.append(policy) }
        return notes
    }

    private var per: String { ComparisonPlan.per(plan.unit) }

    // MARK: - The answer

    private var winner: [Piece] {
        let names = ComparisonResult.names(result.winners)
        let isOne = result.winners.count == 1
        if best.unitPrice.isZero {
            return [
                .words("The cheapest \(isOne ? "is" : "are") \(names): free with the deal.")
            ]
        }
        var words: [Piece] = [
            .words(isOne ? "The cheapest is \(names) at " : "\(names) are equally cheap at "),
            .value(result.unitPrice(best)), .words(" \(per)"),
        ]
        guard let next = result.next else {
            return words + [.text(isOne ? "; there is no other." : ".")]
        }
        words += comparison(with: next)
        if let dearest = result.dearest,
            let more = ComparisonResult.percent(dearest.unitPrice, above: best.unitPrice)
        {
            words += [
                .words(". The dearest, \(dearest.product.name), costs "), .value(more),
                .words(" more (of the price of \(names))"),
            ]
        }
        return words + [.text(".")]
    }

    private func comparison(with next: PricedProduct) -> [Piece] {
        guard let less = ComparisonResult.percent(best.unitPrice, below: next.unitPrice) else {
            return []
        }
        return [
            .text(": "), .value(less),
            .words(" less than \(next.product.name) (of the price of \(next.product.name))"),
        ]
    }

    private var year: [Piece]? {
        guard let next = result.next else { return nil }
        var words: [Piece] = []
        if let use = plan.use {
            words.append(
                .words("At \(TypedText.trimmed(use.size.typed)) a \(use.period.word) "))
        } else {
            words.append(
                .words("At one package a week of \(result.smallest.product.name), the smallest, "))
        }
        words += [.text("that ")] + saving(next)
        if let dearest = result.dearest { words += [.text(" and ")] + saving(dearest) }
        return words + [.text(".")]
    }

    /// Tax that is not in the unit prices may turn a saving into a loss.
    private func saving(_ other: PricedProduct) -> [Piece] {
        let saving = result.saving(against: other)
        if case .money(let amount) = saving, amount < 0 {
            return [
                .text("costs, with tax, "), .value(.money(-amount)),
                .words(" a year more than \(other.product.name)"),
            ]
        }
        return [
            .text("saves "), .value(saving), .words(" a year against \(other.product.name)"),
        ]
    }

    // MARK: - Deals

    private func deal(_ priced: PricedProduct) -> [Piece]? {
        guard let deal = priced.product.deal else { return nil }
        let name = priced.product.name
        if priced.isDealUseless {
            return [
                .words("The deal for \(name), \(deal.typed), costs no less than buying "),
                .value(.count(deal.deal.count)), .text(" without it, and is left out."),
            ]
        }
        if priced.bought == 1 {
            return [
                .words("The price of \(name) is the one after the deal: "),
                .value(result.money(priced.cost)), .text(" instead of "),
                .value(result.money(priced.singleCost)), .text("."),
            ]
        }
        return [
            .words("The price of \(name) is the one if you buy "), .value(.count(priced.bought)),
            .text(": "), .value(result.money(priced.cost)),
            .words(" together. One alone costs "), .value(result.money(priced.singleCost)),
            .text(", which is "), .value(result.price(priced.singleUnitPrice)),
            .words(" \(per)."),
        ]
    }

    // MARK: - What is in the prices

    /// Prices that the rules round to the same figure, though one is lower.
    private var sameShown: [Piece]? {
        for (priced, next) in zip(result.ranked, result.ranked.dropFirst())
        where priced.rank != next.rank {
            if !result.rounding.isSame(priced.unitPrice, next.unitPrice) { continue }
            let lower = result.ranked[priced.rank - 1].product.name
            return [
                .words("\(lower) and \(next.product.name) show the same rounded price; "),
                .words("the exact one of \(lower) is lower."),
            ]
        }
        return nil
    }

    private var tax: [Piece]? {
        guard result.ranked.contains(where: { $0.product.tax != nil }) else { return nil }
        if plan.policy.includesTax {
            return [.text("Tax that is added at the till is in the unit prices.")]
        }
        var words: [Piece] = [
            .text("Tax that is added at the till is not in the unit prices, as the rules say; "),
            .text("it is in what a year and what is wanted cost."),
        ]
        let cheapest = result.ranked.min { $0.tillPrice.isLess(than: $1.tillPrice) }
        if let cheapest, cheapest.tillPrice.isLess(than: best.tillPrice) {
            words.append(.words(" With it, \(cheapest.product.name) is the cheapest."))
        }
        return words
    }

    /// Products that are counted in full beside others of which a part is usable.
    private var withoutYield: [Piece]? {
        guard plan.basis == .yield else { return nil }
        let parts = result.ranked.filter { $0.netUnitPrice != nil }
        let whole = result.ranked.filter { $0.product.yield == nil }
        guard !parts.isEmpty, !whole.isEmpty else { return nil }
        return [
            .words("Without a yield in the file, all of the package counts as usable: "),
            .words("\(ComparisonResult.names(whole))."),
        ]
    }

    private var deposit: [Piece]? {
        let names = result.asInFile.filter { ($0.product.deposit ?? 0) > 0 }
        guard !names.isEmpty else { return nil }
        var words: [Piece] = [.text("Deposits are not in the prices: ")]
        for (index, priced) in names.enumerated() {
            if index > 0 { words.append(.text(", ")) }
            words += [
                .words("\(priced.product.name) "), .value(.money(priced.product.deposit ?? 0)),
            ]
        }
        return words + [.text(".")]
    }

    private var policy: [Piece]? {
        let policy = plan.policy
        guard !policy.source.isEmpty, let date = CivilDate(iso: policy.effectiveFrom) else {
            return nil
        }
        var words: [Piece] = [
            .words("Unit prices follow \(policy.title) in force from "), .value(.date(date)),
            .words(" (\(policy.source)): an aid to comparing, not a check of labels."),
        ]
        if !isUnitOfPolicy {
            words.append(
                .words(" Prices \(per) are not among the units these rules ask for."))
        }
        return words
    }

    private var isUnitOfPolicy: Bool {
        let own = plan.unitSize
        return UnitQuantity.named(plan.policy.units, plan.policy.system).contains {
            $0.unit.kind == plan.kind && $0.inBaseUnits(plan.factors).isEqual(to: own)
        }
    }
}
