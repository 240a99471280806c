/// A product of a list while it is read.
struct ProductEntry {
    /// The first product whose size has a unit. It sets the kind of measure of the list.
    struct Setting {
        let kind: MeasureKind
        let name: String
        let entry: Int
    }

    let index: Int
    let sizes: SizeParser
    let setting: Setting?
    let product = Product()
    /// The price, and the typed text where it is a calculation.
    var price: (value: PriceInput.Price, typed: String?)?

    mutating func readPrice(_ reader: inout InputReader, _ field: InputField) {
        let input = PriceInput(
            currency: reader.currency, convention: reader.convention, symbols: reader.symbols)
        let digits = reader.currency.minorUnitDigits
        price = reader.read(
            field,
            { typed throws(InputFailure) in
                let price = try input.price(typed)
                return (price, price.isExpression ? TypedText.trimmed(typed) : nil)
            }
        ) { price in
            let value = SignedFraction(isNegative: false, price.0.value).rounded(decimals: 6)
            return .unitPrice(value?.value ?? .zero, decimals: digits)
        }
        if let price { product.price = price.value.value }
    }

    func readSize(_ reader: inout InputReader, _ field: InputField) {
        let size = reader.read(
            field,
            { typed throws(InputFailure) in
                do throws(InputFailure) {
                    return try SizeInput(sizes: sizes).size(typed)
                } catch {
                    throw namingSetting(error, typed)
                }
            }
        ) { _ in nil }
        guard let size else { return }
        product.size = size.typed(as: reader.phrase)
        reader.record(field, product.size.quantity, isDefault: false)
    }

    /// Adds the product that set the list's kind of measure to the failure of a size without a
    /// unit.
    private func namingSetting(_ failure: InputFailure, _ typed: String) -> InputFailure {
        guard case .own(let own) = failure.kind, case .size(let size) = own.failure,
            case .unitMissing(let part, _) = size, !product.name.bytes.isEmpty, let setting,
            part.isSameText(as: TypedText.trimmed(typed)), !setting.name.isEmpty
        else { return failure }
        return InputFailure(
            .size(
                .alone(
                    part, product: product.name, first: setting.name, setting.kind,
                    firstEntry: setting.entry)))
    }

    func readYield(_ reader: inout InputReader, _ field: InputField) {
        let size = product.size
        let (ofAny, ofSize) = (
            sizes.reading(nil), sizes.reading(size.typed.isEmpty ? nil : size.kind)
        )
        let yield = reader.readPhrase(field) { typed throws(InputFailure) in
            try YieldParser(sizes: YieldParser.isMade(typed) ? ofAny : ofSize).yield(typed)
        }
        guard let yield else { return }
        if case .amount(let usable, let typed) = yield, usable.kind == size.kind,
            size.each.isLess(than: usable.total), !YieldParser.isMade(typed)
        {
            reader.report(field, .yieldAboveSize(typed))
        }
        product.yield = yield
        product.yieldPhrase = reader.phrase ?? TypedPhrase(english: yield.typed)
    }

    func readDeal(_ reader: inout InputReader, _ field: InputField) {
        let deals = DealParser(
            currency: reader.currency, convention: reader.convention, symbols: reader.symbols)
        let deal = reader.readPhrase(field) { typed throws(InputFailure) in
            (deal: try deals.deal(typed), typed: typed)
        }
        guard let deal else { return }
        product.deal = Product.TypedDeal(
            deal: deal.deal, phrase: reader.phrase ?? TypedPhrase(english: deal.typed))
    }
}
