import PennyNaturals

/// Figures that help to decide, for every product: what a coin buys, what a
/// year costs, what shelf price would make it the best.
struct ComparisonDetails {
    private let result: ComparisonResult

    init(_ result: ComparisonResult) {
        self.result = result
    }

    private struct Column {
        let column: Table.Column
        let value: (PricedProduct) -> Quantity

        init(_ name: String, _ label: Wording, _ value: @escaping (PricedProduct) -> Quantity) {
            column = Table.Column(name, label.text, .value(isNumber: true))
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
            "details", title: "More to decide by", caption: caption,
            columns: [.init("name", "Product", .value(isNumber: false))]
                + columns.map { $0.column },
            isDetail: true)
        for priced in result.ranked {
            table.append(
                [.value(.text(priced.product.name))] + columns.map { .value($0.value(priced)) })
        }
        return table
    }

    private var hasWaste: Bool { result.ranked.contains { waste($0) != nil } }

    private var caption: [Piece] {
        var caption: [Piece] = [.words("Amounts in \(plan.currency.code), rounded half-up.")]
        if let use = plan.use {
            caption.append(
                .words(" A year is of \(TypedText.trimmed(use.size.typed)) a \(use.period.word)."))
        } else if result.next != nil {
            let name = result.smallest.product.name
            caption.append(.words(" A year is of one package of \(name) a week."))
        }
        if result.next != nil {
            caption.append(
                .text(" “Same as the best at” is the shelf price that would make one as cheap."))
        }
        if hasWaste {
            caption.append(.text(" “Waste it can take” is how much of one may spoil before "))
            caption.append(.text("the cheapest smaller package would have been cheaper."))
        }
        return caption
    }

    // MARK: - Columns

    private var bought: Column {
        // A single yen buys nothing.
        let coins = plan.currency.minorUnitDigits == 0 ? 1_000 : 1
        let label: Wording = "\(amountName) for \(coins) \(plan.currency.code)"
        return Column("boughtForOne", label) { priced in
            if priced.unitPrice.isZero { return .text("") }
            let each = plan.unitSize / priced.unitPrice / smallUnit.inBaseUnits(plan.factors)
            let amount = each * ExactFraction(coins)
            return amount.decimal(significant: 4).map { .number($0) } ?? .text("")
        }
    }

    private var amountName: String {
        if let piece = smallUnit.piece { return piece.many }
        return smallUnit.unit == .each ? "pieces" : smallUnit.unitText
    }

    /// The unit itself, for a price of 100 g the gram.
    private var smallUnit: UnitQuantity {
        UnitQuantity(ExactDecimal(1), plan.unit.unit, piece: plan.unit.piece)
    }

    private var piece: Column {
        Column("pricePerPiece", "Each of a pack") { priced in
            let product = priced.product
            if !product.size.count.isMany { return .text("") }
            let pieces = product.size.count * ExactFraction(product.packs * priced.bought)
            return rounded(priced.cost / pieces)
        }
    }

    private var paidAboveBest: Column {
        Column("paidAboveBest", "Paid above the best, one") { priced in
            result.money(single(priced).saturatingMinus(equal(priced)))
        }
    }

    private var sameAsBest: Column {
        Column("sameAsBestAt", "Same as the best at") { priced in
            if priced.rank == 1 { return .text("") }
            let tax = plan.policy.includesTax ? priced.product.taxFactor : .one
            return result.money(equal(priced) / tax)
        }
    }

    /// What one costs on the way to the price that counts.
    private func single(_ priced: PricedProduct) -> ExactFraction {
        priced.cost / ExactFraction(priced.bought)
    }

    /// What one would cost at the price of the best.
    private func equal(_ priced: PricedProduct) -> ExactFraction {
        result.ranked[0].unitPrice / plan.unitSize * priced.product.amount(plan.basis)
    }

    private var yearly: Column {
        Column("yearlyCost", "A year") { priced in
            result.money(priced.tillPrice / plan.unitSize * result.amountAYear)
        }
    }

    private var moreAYear: Column {
        Column("moreAYear", "More a year") { result.saving(against: $0) }
    }

    private var days: Column {
        Column("daysOfSupply", "Days one lasts") { priced in
            let perDay = result.amountAYear / ExactFraction(365)
            return (priced.product.amount(plan.basis) / perDay).decimal(1).map { .number($0) }
                ?? .text("")
        }
    }

    // MARK: - Waste

    private var spoil: Column {
        Column("maySpoil", "Waste it can take") { waste($0) ?? .text("") }
    }

    /// The part of a package that may spoil before the cheapest of the smaller
    /// ones would have been cheaper, rounded down to a tenth of a percent.
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
        Column("packsWanted", "Packages for \(TypedText.trimmed(wanted.typed))") { priced in
            .number(ExactDecimal(purchase(priced, wanted).packs.int128 ?? 0))
        }
    }

    private func wantedCost(_ wanted: PackageSize) -> Column {
        Column("wantedCost", "They cost") { priced in
            result.money(purchase(priced, wanted).cost * priced.tillFactor)
        }
    }

    /// The cheapest way to so much: as many whole deals as fit, then single
    /// packages, or one more deal where that costs no more.
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
        Column("minutesOfWork", "Minutes of work \(ComparisonPlan.per(plan.unit))") { priced in
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
    /// More than one.
    fileprivate var isMany: Bool { ExactFraction.one.isLess(than: self) }
}
