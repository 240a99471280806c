import PennyNaturals

/// The details of every product that help to decide, such as the amount that one coin buys, the
/// yearly cost, and the shelf price at which it would be as cheap as the best.
struct ComparisonDetails {
    private typealias Words = ComparisonWords

    private let result: ComparisonResult

    init(_ result: ComparisonResult) {
        self.result = result
    }

    private struct Column {
        let column: Table.Column
        let value: (PricedProduct) -> Quantity

        init(_ name: String, _ label: Message, _ value: @escaping (PricedProduct) -> Quantity) {
            column = Table.Column(name, label, .value(isNumber: true))
            self.value = value
        }
    }

    private var plan: ComparisonPlan { result.plan }

    var table: Table {
        var columns = [bought]
        if result.next != nil { columns += [paidAboveBest, sameAsBest] }
        if result.next != nil || plan.use != nil { columns.append(yearly) }
        if result.next != nil { columns.append(moreAYear) }
        if result.ranked.contains(where: { $0.product.size.count.isMany }) {
            columns.insert(piece, at: 1)
        }
        if plan.use != nil { columns.append(days) }
        if hasWaste { columns.append(spoil) }
        if let wanted = plan.wanted { columns += [packs(wanted), wantedCost(wanted)] }
        if let pay = plan.hourlyPay { columns.append(minutes(pay)) }
        var table = Table(
            "details", title: Words.tableDetailsTitle, caption: caption,
            columns: [.init("name", Words.tableDetailsColumnName, .value(isNumber: false))]
                + columns.map { $0.column },
            isDetail: true)
        for priced in result.ranked {
            table.append(
                [.value(.text(priced.product.name))] + columns.map { .value($0.value(priced)) })
        }
        return table
    }

    private var hasWaste: Bool { result.ranked.contains { waste($0) != nil } }

    private var caption: Message {
        var sentences: [Message] = []
        if let use = plan.use {
            sentences.append(
                Words.tableDetailsCaptionUse(
                    amount: use.size.shown, period: use.period.inMessages))
        } else if result.next != nil {
            let name = result.smallest.product.name
            sentences.append(Words.tableDetailsCaptionPackage(name: name))
        }
        if result.next != nil { sentences.append(Words.tableDetailsCaptionSameAsBest) }
        if hasWaste { sentences.append(Words.tableDetailsCaptionWaste) }
        let first = Words.tableDetailsCaption(currency: plan.currency.code)
        return sentences.reduce(first) { Words.noteSentences(first: $0, second: $1) }
    }

    // MARK: - Columns

    private var bought: Column {
        // One yen is too little to buy anything.
        let coins = plan.currency.minorUnitDigits == 0 ? 1_000 : 1
        let label = Words.tableDetailsColumnBoughtFor(
            unit: smallUnit.counted, amount: ExactDecimal(Int128(coins)),
            currency: plan.currency.code)
        return Column("boughtForOne", label) { priced in
            if priced.unitPrice.isZero { return .text("") }
            let each = plan.unitSize / priced.unitPrice / smallUnit.inBaseUnits(plan.factors)
            let amount = each * ExactFraction(coins)
            return amount.decimal(significant: 4).map { .number($0) } ?? .text("")
        }
    }

    /// The unit for an amount of one: the gram for a price per 100 g.
    private var smallUnit: UnitQuantity {
        UnitQuantity(ExactDecimal(1), plan.unit.unit, piece: plan.unit.piece)
    }

    private var piece: Column {
        Column("pricePerPiece", Words.tableDetailsColumnPricePerPiece) { priced in
            let product = priced.product
            if !product.size.count.isMany { return .text("") }
            let pieces = product.size.count * ExactFraction(product.packs * priced.bought)
            return rounded(priced.cost / pieces)
        }
    }

    private var paidAboveBest: Column {
        Column("paidAboveBest", Words.tableDetailsColumnPaidAboveBest) { priced in
            result.money(single(priced).saturatingMinus(equal(priced)))
        }
    }

    private var sameAsBest: Column {
        Column("sameAsBestAt", Words.tableDetailsColumnSameAsBestAt) { priced in
            if priced.rank == 1 { return .text("") }
            let tax = plan.policy.includesTax ? priced.product.taxFactor : .one
            return result.money(equal(priced) / tax)
        }
    }

    /// The cost of one package at the price that counts.
    private func single(_ priced: PricedProduct) -> ExactFraction {
        priced.cost / ExactFraction(priced.bought)
    }

    /// The cost of one package at the unit price of the best product.
    private func equal(_ priced: PricedProduct) -> ExactFraction {
        result.ranked[0].unitPrice / plan.unitSize * priced.product.amount(plan.basis)
    }

    private var yearly: Column {
        Column("yearlyCost", Words.tableDetailsColumnYearlyCost) { priced in
            result.money(priced.tillPrice / plan.unitSize * result.amountAYear)
        }
    }

    private var moreAYear: Column {
        Column("moreAYear", Words.tableDetailsColumnMoreAYear) { result.saving(against: $0) }
    }

    private var days: Column {
        Column("daysOfSupply", Words.tableDetailsColumnDaysOfSupply) { priced in
            let perDay = result.amountAYear / ExactFraction(365)
            return (priced.product.amount(plan.basis) / perDay).decimal(1).map { .number($0) }
                ?? .text("")
        }
    }

    // MARK: - Waste

    private var spoil: Column {
        Column("maySpoil", Words.tableDetailsColumnMaySpoil) { waste($0) ?? .text("") }
    }

    /// The share of a package that can spoil before the cheapest of the smaller packages would have
    /// been cheaper, rounded down to a tenth of a percent.
    private func waste(_ priced: PricedProduct) -> Quantity? {
        let amount = priced.product.amount(plan.basis)
        guard result.smallest.product.amount(plan.basis).isLess(than: amount) else { return nil }
        let smaller = result.ranked.first {
            $0.product.amount(plan.basis).isLess(than: amount)
        }
        guard let smaller, priced.unitPrice.isLess(than: smaller.unitPrice) else { return nil }
        let part = smaller.unitPrice.saturatingMinus(priced.unitPrice) / smaller.unitPrice
        guard let thousandths = (part * ExactFraction(1_000)).rounded(.down)?.int128 else {
            return nil
        }
        return .percentage(ExactDecimal(thousandths, scale: 1), decimals: 1)
    }

    // MARK: - Wanted

    private func packs(_ wanted: PackageSize) -> Column {
        let label = Words.tableDetailsColumnPacksWanted(wanted: wanted.shown)
        return Column("packsWanted", label) { priced in
            .number(ExactDecimal(purchase(priced, wanted).packs.int128 ?? 0))
        }
    }

    private func wantedCost(_ wanted: PackageSize) -> Column {
        Column("wantedCost", Words.tableDetailsColumnWantedCost) { priced in
            result.money(purchase(priced, wanted).cost * priced.tillFactor)
        }
    }

    /// The cheapest purchase of a wanted amount: as many whole deals as needed, then single
    /// packages, or one more deal if that costs no more.
    private func purchase(
        _ priced: PricedProduct, _ wanted: PackageSize
    ) -> (packs: BigNatural, cost: ExactFraction) {
        let size = BigNatural(UInt64(priced.bought))
        let needed = (wanted.total / priced.product.amount(plan.basis)).roundedUp
        let (deals, rest) = needed.quotientAndRemainder(dividingBy: size)
        let ofDeals = priced.cost * ExactFraction(deals, over: .one)
        let singles = priced.singleCost * ExactFraction(rest, over: .one)
        if rest.isZero || singles.isLess(than: priced.cost) {
            return (needed, ofDeals + singles)
        }
        return ((deals + .one) * size, ofDeals + priced.cost)
    }

    private func minutes(_ pay: Int64) -> Column {
        let label = Words.tableDetailsColumnMinutesOfWork(unit: plan.unit.words)
        return Column("minutesOfWork", label) { priced in
            let minutes =
                priced.tillPrice / ExactFraction(money: pay, plan.currency) * ExactFraction(60)
            return minutes.decimal(1).map { .number($0) } ?? .text("")
        }
    }

    private func rounded(_ price: ExactFraction) -> Quantity {
        let digits = plan.currency.minorUnitDigits + 1
        return price.decimal(digits).map { .unitPrice($0, decimals: digits - 1) } ?? .text("")
    }
}

extension ExactFraction {
    /// Whether the value is larger than one.
    fileprivate var isMany: Bool { ExactFraction.one.isLess(than: self) }
}
