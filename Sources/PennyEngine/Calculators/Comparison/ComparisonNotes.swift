/// The notes on a comparison, starting with the answer in words.
struct ComparisonNotes {
    private typealias Words = ComparisonWords

    private let result: ComparisonResult

    init(_ result: ComparisonResult) {
        self.result = result
    }

    private var plan: ComparisonPlan { result.plan }
    private var best: PricedProduct { result.ranked[0] }

    var notes: [Message] {
        var notes = [winner]
        if let year { notes.append(year) }
        for priced in result.inInputOrder {
            if let deal = deal(priced) { notes.append(deal) }
        }
        notes += result.readingNotes
        if let withoutYield { notes.append(withoutYield) }
        if let sameShown { notes.append(sameShown) }
        if let tax { notes.append(tax) }
        if let deposit { notes.append(deposit) }
        if plan.factors == .label { notes.append(Words.noteFactors) }
        if let policy { notes.append(policy) }
        return notes
    }

    private var unit: Quantity { plan.unit.words }

    // MARK: - The answer

    private var winner: Message {
        let names = ComparisonResult.names(result.winners)
        if best.unitPrice.isZero { return Words.noteFree(names: names) }
        let price = result.unitPrice(best)
        guard let next = result.next,
            let less = ComparisonResult.percent(best.unitPrice, below: next.unitPrice)
        else { return Words.noteAlone(names: names, price: price, unit: unit) }
        let cheapest = Words.noteCheapest(
            names: names, price: price, unit: unit, less: less, next: next.product.name)
        guard let mostExpensive = result.mostExpensive,
            let more = ComparisonResult.percent(mostExpensive.unitPrice, above: best.unitPrice)
        else { return cheapest }
        return Words.noteSentences(
            first: cheapest,
            second: Words.noteDearest(
                dearest: ComparisonResult.names(result.allMostExpensive), more: more, names: names))
    }

    private var year: Message? {
        guard let next = result.next else { return nil }
        let effects = [next, result.mostExpensive].compactMap { $0 }.map {
            Quantity.words(effect($0))
        }
        if let use = plan.use {
            return Words.noteYear(
                amount: use.size.shown, period: use.period.inMessages,
                effects: effects)
        }
        return Words.noteYearOfPackage(name: result.smallest.product.name, effects: effects)
    }

    /// The effect of another product on the yearly cost. Tax that is not in the unit prices can
    /// reverse the saving.
    private func effect(_ other: PricedProduct) -> Message {
        let saving = result.saving(against: other)
        if case .money(let amount) = saving {
            if amount == 0 { return Words.noteSameYear(other: other.product.name) }
            if amount < 0 {
                return Words.noteCosts(amount: -amount, other: other.product.name)
            }
        }
        return Words.noteSaves(amount: saving, other: other.product.name)
    }

    // MARK: - Deals

    private func deal(_ priced: PricedProduct) -> Message? {
        guard let deal = priced.product.deal else { return nil }
        let name = priced.product.name
        if priced.isDealUseless {
            return Words.noteUselessDeal(
                name: name, deal: deal.phrase.shown, count: deal.deal.count)
        }
        let (cost, alone) = (result.money(priced.cost), result.money(priced.singleCost))
        if priced.bought == 1 { return Words.noteDeal(name: name, after: cost, before: alone) }
        return Words.noteDealOfSeveral(
            name: name, count: priced.bought, together: cost, alone: alone,
            price: result.price(priced.singleUnitPrice), unit: unit)
    }

    // MARK: - What is in the prices

    /// The note on prices that differ but that the policy rounds to the same value.
    private var sameShown: Message? {
        for (priced, next) in zip(result.ranked, result.ranked.dropFirst())
        where priced.rank != next.rank {
            if !result.rounding.isSame(priced.unitPrice, next.unitPrice) { continue }
            let lower = result.ranked[priced.rank - 1].product.name
            return Words.noteSameShown(lower: lower, next: next.product.name)
        }
        return nil
    }

    private var tax: Message? {
        guard result.ranked.contains(where: { $0.product.tax != nil }) else { return nil }
        if plan.policy.includesTax { return Words.noteTaxIn }
        let cheapest = result.ranked.min { $0.tillPrice.isLess(than: $1.tillPrice) }
        if let cheapest, cheapest.tillPrice.isLess(than: best.tillPrice) {
            let equal = result.ranked.filter { $0.tillPrice.isEqual(to: cheapest.tillPrice) }
            return Words.noteTaxNotInTurns(names: ComparisonResult.names(equal))
        }
        return Words.noteTaxNotIn
    }

    /// The note on products that count in full, where only a part of others is usable.
    private var withoutYield: Message? {
        guard plan.basis == .yield else { return nil }
        let parts = result.ranked.filter { $0.netUnitPrice != nil }
        let whole = result.ranked.filter { $0.product.yield == nil }
        guard !parts.isEmpty, !whole.isEmpty else { return nil }
        return Words.noteWithoutYield(names: ComparisonResult.names(whole))
    }

    private var deposit: Message? {
        let deposits = result.inInputOrder.compactMap { priced -> Quantity? in
            guard let amount = priced.product.deposit, amount > 0 else { return nil }
            return .words(Words.noteDeposit(name: priced.product.name, amount: amount))
        }
        return deposits.isEmpty ? nil : Words.noteDeposits(deposits: deposits)
    }

    private var policy: Message? {
        let policy = plan.policy
        guard let rules = policy.rules, let source = policy.source,
            let date = CivilDate(iso: policy.effectiveFrom)
        else { return nil }
        let note = Words.noteRules(rules: rules, date: date, source: source)
        if isUnitOfPolicy { return note }
        return Words.noteSentences(first: note, second: Words.noteUnitNotOfRules(unit: unit))
    }

    private var isUnitOfPolicy: Bool {
        let own = plan.unitSize
        return UnitQuantity.named(plan.policy.units, plan.policy.system).contains {
            $0.unit.kind == plan.kind && $0.inBaseUnits(plan.factors).isEqual(to: own)
        }
    }
}
