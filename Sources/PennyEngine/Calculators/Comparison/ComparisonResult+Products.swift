import PennyNaturals

// The ranked table and the chart of it.
extension ComparisonResult {
    private var hasDeals: Bool { ranked.contains { $0.product.deal != nil } }
    private var hasNetPrices: Bool { ranked.contains { $0.netUnitPrice != nil } }

    var productTable: Table {
        var columns: [Table.Column] = [
            .init("name", "Product", .value(isNumber: false)),
            .init("rank", "Rank", .value(isNumber: true)),
            .init("unitPrice", priceLabel, .value(isNumber: true)),
            .init("unitPriceExact", "Exact ratio", .value(isNumber: true), forTools: true),
            .init("percentAboveBest", "Above the best", .value(isNumber: true)),
            .init("price", "Price", .value(isNumber: true)),
            .init("size", "Size", .value(isNumber: false)),
        ]
        if hasDeals {
            columns += [
                .init("deal", "Deal", .value(isNumber: false)),
                .init("withoutDeal", withoutDealLabel, .value(isNumber: true)),
            ]
        }
        if hasNetPrices {
            columns.append(.init("netUnitPrice", netLabel, .value(isNumber: true)))
        }
        if let other = plan.otherUnit {
            let label: Wording = "Price \(ComparisonPlan.per(other))"
            columns.append(.init("otherUnitPrice", label.text, .value(isNumber: true)))
        }
        var table = Table(
            "products", title: "Cheapest first", caption: caption, columns: columns)
        for priced in ranked { table.append(row(priced)) }
        return table
    }

    private var withoutDealLabel: String {
        Wording("Price \(ComparisonPlan.per(plan.unit)) without the deal").text
    }

    private var netLabel: String {
        Wording("Price \(ComparisonPlan.per(plan.unit)) as sold").text
    }

    private var caption: [Piece] {
        var caption: [Piece] = [.text("Prices in "), .text(plan.currency.code)]
        let hasTax = ranked.contains { $0.product.tax != nil }
        if hasTax { caption.append(.text(plan.policy.includesTax ? ", tax in" : ", tax not in")) }
        caption.append(.text(". "))
        return caption + rounding.words
    }

    private func row(_ priced: PricedProduct) -> [Table.Cell] {
        let product = priced.product
        let name: Quantity =
            product.url.map { .link(product.name, address: $0) } ?? .text(product.name)
        var row: [Table.Cell] = [
            .value(name), .value(.count(priced.rank)), .value(unitPrice(priced)),
            .value(.text(priced.unitPrice.ratioText)),
            .value(
                Self.percent(priced.unitPrice, above: ranked[0].unitPrice) ?? .text("")),
            .value(shelfPrice(product.price)), .value(.text(size(product))),
        ]
        if hasDeals {
            row += [
                .value(.text(product.deal?.typed ?? "")),
                .value(
                    product.deal != nil && !priced.isDealUseless
                        ? price(priced.singleUnitPrice) : .text("")),
            ]
        }
        if hasNetPrices { row.append(.value(priced.netUnitPrice.map(price) ?? .text(""))) }
        if let other = plan.otherUnit {
            let size = other.inBaseUnits(plan.factors)
            row.append(.value(price((priced.unitPrice / plan.unitSize * size).reduced)))
        }
        return row
    }

    /// A price with the decimals it has, at least the currency's.
    func shelfPrice(_ price: ExactFraction) -> Quantity {
        price.decimal(6).map { .unitPrice($0, decimals: plan.currency.minorUnitDigits) }
            ?? .text("")
    }

    /// `2 × 6 x 330 ml, 60% drained`
    private func size(_ product: Product) -> String {
        var words: Wording = ""
        if product.packs > 1 { words += "\(product.packs) × " }
        words += "\(TypedText.trimmed(product.size.typed))"
        if let yield = product.yield { words += ", \(TypedText.trimmed(yield.typed))" }
        return words.text
    }

    /// More bars than this are no picture any more.
    private static let mostBars = 20

    var chart: Chart {
        let shown = ranked.prefix(Self.mostBars)
        let highest = ranked[ranked.count - 1].unitPrice
        let bars = shown.map { priced in
            let part =
                highest.isZero
                ? 0 : (priced.unitPrice / highest * ExactFraction(1_000_000)).scaled(0).int128 ?? 0
            return Chart.Bar(
                priced.product.name, to: Int64(part), unitPrice(priced),
                priced.rank == 1 ? .best : .plain)
        }
        var title: [Piece] = [
            .words("\(Self.names(winners)) at "), .value(unitPrice(ranked[0])),
            .words(" \(ComparisonPlan.per(plan.unit))"),
        ]
        if let dearest = dearest ?? next {
            title += [
                .words(", \(dearest.product.name) at "), .value(unitPrice(dearest)),
            ]
        }
        if shown.count < ranked.count {
            title += [
                .text("; the "), .value(.count(shown.count)), .text(" cheapest are shown"),
            ]
        }
        return Chart("products", title: title, bars: bars)
    }
}
