import PennyNaturals

// The ranked table and the chart of it.
extension ComparisonResult {
    private typealias Words = ComparisonWords

    private var hasDeals: Bool { ranked.contains { $0.product.deal != nil } }
    private var hasNetPrices: Bool { ranked.contains { $0.netUnitPrice != nil } }

    var productTable: Table {
        var columns: [Table.Column] = [
            .init("name", Words.tableProductsColumnName, .value(isNumber: false)),
            .init("rank", Words.tableProductsColumnRank, .value(isNumber: true)),
            .init("unitPrice", priceLabel, .value(isNumber: true)),
            .init(
                "unitPriceExact", Words.tableProductsColumnUnitPriceExact, .value(isNumber: true),
                forTools: true),
            .init(
                "percentAboveBest", Words.tableProductsColumnPercentAboveBest,
                .value(isNumber: true)),
            .init("price", Words.tableProductsColumnPrice, .value(isNumber: true)),
            .init("size", Words.tableProductsColumnSize, .value(isNumber: false)),
        ]
        let (hasDeals, hasNetPrices) = (hasDeals, hasNetPrices)
        if hasDeals {
            columns += [
                .init("deal", Words.tableProductsColumnDeal, .value(isNumber: false)),
                .init(
                    "withoutDeal", Words.priceWithoutDeal(unit: plan.unit.words),
                    .value(isNumber: true)),
            ]
        }
        if hasNetPrices {
            columns.append(
                .init(
                    "netUnitPrice", Words.priceAsSold(unit: plan.unit.words),
                    .value(isNumber: true)))
        }
        if let other = plan.otherUnit {
            columns.append(
                .init(
                    "otherUnitPrice", Words.pricePer(unit: other.words), .value(isNumber: true)))
        }
        var table = Table(
            "products", title: Words.tableProductsTitle, caption: caption, columns: columns)
        for priced in ranked { table.append(row(priced, hasDeals, hasNetPrices)) }
        return table
    }

    private var caption: Message {
        let (currency, rounding) = (plan.currency.code, rounding.sentence)
        if !ranked.contains(where: { $0.product.tax != nil }) {
            return Words.tableProductsCaption(currency: currency, rounding: rounding)
        }
        return plan.policy.includesTax
            ? Words.tableProductsCaptionWithTax(currency: currency, rounding: rounding)
            : Words.tableProductsCaptionWithoutTax(currency: currency, rounding: rounding)
    }

    private func row(
        _ priced: PricedProduct, _ hasDeals: Bool, _ hasNetPrices: Bool
    ) -> [Table.Cell] {
        let product = priced.product
        let name: Quantity =
            product.url.map { .link(product.name, address: $0) } ?? .text(product.name)
        var row: [Table.Cell] = [
            .value(name), .value(.count(priced.rank)), .value(unitPrice(priced)),
            .value(
                .words(
                    CommonWords.digits(digits: priced.unitPrice.shownRatio),
                    machine: priced.unitPrice.ratioText)),
            .value(
                Self.percent(priced.unitPrice, above: ranked[0].unitPrice) ?? .text("")),
            .value(shelfPrice(product.price)), .value(size(product).quantity),
        ]
        if hasDeals {
            row += [
                .value(product.deal?.phrase.quantity ?? .text("")),
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

    /// A price with its own decimals, and at least those of the currency.
    func shelfPrice(_ price: ExactFraction) -> Quantity {
        price.decimal(6).map { .unitPrice($0, decimals: plan.currency.minorUnitDigits) }
            ?? .text("")
    }

    /// `2 × 6 x 330 ml, 60% drained`
    private func size(_ product: Product) -> TypedPhrase {
        let (size, yield) = (product.size, product.yieldPhrase)
        return TypedPhrase(
            shown: Self.size(size.shown, product.packs, yield?.shown),
            english: Self.size(
                TypedText.trimmed(size.typed), product.packs,
                yield.map { TypedText.trimmed($0.english) }))
    }

    private static func size(_ typed: String, _ packs: Int, _ yield: String?) -> String {
        var words: Wording = ""
        if packs > 1 { words += "\(packs) × " }
        words += "\(typed)"
        if let yield { words += ", \(yield)" }
        return words.text
    }

    /// The largest number of bars in the chart.
    private static let maximumBars = 20

    var chart: Chart {
        let shown = ranked.prefix(Self.maximumBars)
        let highest = ranked[ranked.count - 1].unitPrice
        let bars = shown.map { priced in
            let part =
                highest.isZero
                ? 0 : (priced.unitPrice / highest * ExactFraction(1_000_000)).scaled(0).int128 ?? 0
            return Chart.Bar(
                .text(priced.product.name), to: Int64(part), unitPrice(priced),
                priced.rank == 1 ? .best : .plain)
        }
        let title =
            shown.count < ranked.count
            ? Words.chartProductsFindingCut(finding: finding, count: shown.count) : finding
        return Chart("products", title: title, bars: bars)
    }

    private var finding: Message {
        let (names, price) = (Self.names(winners), unitPrice(ranked[0]))
        guard let mostExpensive = mostExpensive ?? next else {
            return Words.chartProductsFinding(names: names, price: price, unit: plan.unit.words)
        }
        return Words.chartProductsFindingTwo(
            names: names, price: price, unit: plan.unit.words, dearest: mostExpensive.product.name,
            dearestPrice: unitPrice(mostExpensive))
    }
}
