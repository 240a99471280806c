/// Reads a list of products and checks that they can be compared.
struct ComparisonReading {
    private typealias Words = ComparisonWords

    var reader: InputReader
    private var policy = UnitPricePolicy.exact
    private var factors = FactorSet.exact
    private var basis = ComparisonPlan.Basis.yield
    /// The kind of measure of the list, once it is known.
    private(set) var kind: MeasureKind?
    /// The product that determined `kind`; nil if an input did.
    private var first: (entry: Int, name: String)?
    /// The products so far, with their entry numbers.
    private var names: [(name: String, entry: Int)] = []
    /// Notes on how inputs were interpreted.
    private(set) var notes: [Message] = []

    init(reader: InputReader) {
        self.reader = reader
    }

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> ComparisonPlan? {
        policy =
            reader.choice("policy", UnitPricePolicy.all.map { ($0.name, $0) }) ?? .exact
        factors = reader.choice("factors", Comparison.factorChoices) ?? .exact
        basis = reader.choice("basis", Comparison.basisChoices) ?? .yield
        kind = reader.choice("measure", MeasureKind.allCases.map { ($0.name, $0) })
        let products = products()
        let per = read("per") { sizes, typed throws(SizeFailure) in try sizes.unitQuantity(typed) }
        let use = use()
        let wanted = read("wanted") { sizes, typed throws(SizeFailure) in try sizes.size(typed) }
            .map { $0.typed(as: reader.phrase) }
        let hourlyPay = reader.money("hourlyPay", allowsZero: false)
        guard let kind, !products.isEmpty, reader.problems.isEmpty else { return nil }
        check(per?.unit.kind, "per", kind)
        check(use?.size.kind, "use", kind)
        check(wanted?.kind, "wanted", kind)
        guard reader.problems.isEmpty else { return nil }
        if let per { noteReadings(per.readings, of: "per") }
        let units = DisplayUnits(
            products: products, policy: policy, factors: factors, basis: basis, kind: kind,
            sizes: sizes, currency: reader.currency)
        let unit = per ?? units.unit
        return ComparisonPlan(
            products, of: kind, policy: policy, factors: factors, basis: basis, unit: unit,
            otherUnit: showsPounds(beside: unit) ? units.other(than: unit) : nil, use: use,
            wanted: wanted, hourlyPay: hourlyPay,
            currency: reader.currency)
    }

    /// Whether to show prices per pound beside those per `unit`. In a country without pounds, only
    /// readers who typed such a unit need them.
    private func showsPounds(beside unit: UnitQuantity) -> Bool {
        unit.unit.system != .metric || policy == .us || reader.aprLaw == .us
    }

    private var sizes: SizeParser { sizes(kind) }

    private func sizes(_ kind: MeasureKind?) -> SizeParser {
        SizeParser(
            convention: reader.convention, kind: kind, system: policy.system, factors: factors,
            readsEnglish: reader.readsEnglish)
    }

    // MARK: - Products

    private mutating func products() -> [Product] {
        if !reader.isGiven("products") {
            reader.report(
                .init("products"), .missing(example: Comparison.fields[0].example))
            return []
        }
        let setting = kind == nil ? settingProduct() : nil
        let sizes = sizes(kind ?? setting?.kind)
        var reading = self
        let products = reader.readEntries("products") { reader, entry in
            // Swaps instead of copying, which would copy the problems of all products for each
            // product.
            swap(&reading.reader, &reader)
            defer { swap(&reading.reader, &reader) }
            return reading.product(entry, sizes, setting)
        }
        kind = reading.kind
        notes = reading.notes
        checkNames(reading.names)
        if products.isEmpty, reader.problems.isEmpty {
            reader.report(
                .init("products"), .missing(example: Comparison.fields[0].example))
        }
        return products
    }

    /// The first product whose size has a unit. It sets the kind of measure of the list.
    private struct Setting {
        let kind: MeasureKind
        let name: String
        let entry: Int
    }

    private func settingProduct() -> Setting? {
        var probe = reader
        var found: Setting?
        let (sizes, basis) = (sizes(nil), basis)
        _ = probe.readEntries("products") { reader, entry -> (Int, [NamedQuantity])? in
            guard found == nil else { return nil }
            let size = entry.read("size", &reader) { typed throws(InputFailure) in
                try SizeInput(sizes: sizes).size(typed)
            }
            let yield = entry.read("yield", &reader) { typed throws(InputFailure) in
                try YieldParser(sizes: sizes).yield(typed)
            }
            var kind = size?.kind
            if basis == .yield, case .amount(let made, _) = yield { kind = made.kind }
            let name = entry.read("name", &reader) { typed in TypedText.trimmed(typed) }
            if let kind { found = Setting(kind: kind, name: name ?? "", entry: entry.index) }
            return nil
        }
        return found
    }

    private mutating func product(
        _ entry: EntryReader, _ sizes: SizeParser, _ setting: Setting?
    ) -> (Product, [NamedQuantity])? {
        let name = entry.read("name", &reader) { typed throws(InputFailure) in
            let name = TypedText.trimmed(typed)
            if name.isEmpty { throw InputFailure(.missing(example: "Own brand")) }
            return name
        }
        let price = price(entry)
        let size = entry.read("size", &reader) { typed throws(InputFailure) in
            do throws(InputFailure) {
                return try SizeInput(sizes: sizes).size(typed)
            } catch {
                throw Self.namingSetting(error, typed, name, setting)
            }
        }.map { $0.typed(as: reader.phrase) }
        let convention = reader.convention
        let packs = entry.read("count", &reader) { typed throws(InputFailure) in
            try InputReader.parseCount(typed, convention, 1...10_000)
        }
        let yield = yield(entry, size)
        let terms = ProductTerms(entry, &reader)
        guard let name, let price, let size else { return nil }
        let product = Product(
            name: name, price: price.value.value, size: size,
            packs: packs ?? 1, yield: yield, terms: terms)
        checkKind(of: product, entry)
        names.append((name, entry.index))
        note(price.value, price.typed, of: name)
        if case .share(let share, let typed) = yield?.0, ExactFraction.one.isLess(than: share),
            !YieldParser.isMade(typed)
        {
            let usable = yield?.1.shown ?? typed
            notes.append(Words.noteYieldOfMany(name: name, usable: usable))
        }
        noteReadings(size.readings, of: name)
        return (product, quantities(product, size, terms))
    }

    /// Adds the product that set the list's kind of measure to the failure of a size without a
    /// unit.
    private static func namingSetting(
        _ failure: InputFailure, _ typed: String, _ name: String?, _ setting: Setting?
    ) -> InputFailure {
        guard case .own(let own) = failure.kind, case .size(let size) = own.failure,
            case .unitMissing(let part, _) = size, let name, let setting,
            part.isSameText(as: TypedText.trimmed(typed)), !setting.name.isEmpty
        else { return failure }
        return InputFailure(
            .size(
                .alone(
                    part, product: name, first: setting.name, setting.kind,
                    firstEntry: setting.entry)))
    }

    private mutating func price(
        _ entry: EntryReader
    ) -> (value: PriceInput.Price, typed: String?)? {
        let input = PriceInput(
            currency: reader.currency, convention: reader.convention, symbols: reader.symbols)
        return entry.read("price", &reader) { typed throws(InputFailure) in
            let price = try input.price(typed)
            return (price, price.isExpression ? TypedText.trimmed(typed) : nil)
        }
    }

    private mutating func yield(
        _ entry: EntryReader, _ size: PackageSize?
    ) -> (Yield, TypedPhrase)? {
        let (ofAny, ofSize) = (sizes(nil), sizes(size?.kind))
        let yield = entry.read("yield", &reader) { typed throws(InputFailure) in
            let sizes = YieldParser.isMade(typed) ? ofAny : ofSize
            return try YieldParser(sizes: sizes).yield(typed)
        }
        if let size, case .amount(let usable, let typed) = yield, usable.kind == size.kind,
            size.each.isLess(than: usable.total), !YieldParser.isMade(typed)
        {
            reader.report(
                .init("products", entry: entry.index, field: "yield"), .yieldAboveSize(typed))
        }
        return yield.map { ($0, reader.phrase ?? TypedPhrase(english: $0.typed)) }
    }

    /// Reports products with the same name, because messages identify products by name.
    private mutating func checkNames(_ names: [(name: String, entry: Int)]) {
        let keys = names.map { $0.name.bytes }
        // After sorting, products with the same name are adjacent, with the earliest one first.
        let sorted = sortedIndices(names.count) { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var first = 0
        for index in sorted.indices.dropFirst() {
            let (one, other) = (sorted[first], sorted[index])
            if keys[one] == keys[other] {
                reader.report(
                    .init("products", entry: names[other].entry, field: "name"),
                    .nameTaken(names[other].name, entry: names[one].entry))
            } else {
                first = index
            }
        }
    }

    // MARK: - The kind of the list

    private mutating func checkKind(of product: Product, _ entry: EntryReader) {
        let own = product.kind(basis)
        guard let listed = kind else {
            kind = own
            first = (entry.index, product.name)
            return
        }
        if own == listed { return }
        let path = InputProblem.Path("products", entry: entry.index, field: "size")
        if let first {
            reader.report(
                path,
                .kindDiffers(
                    product: product.name, own, first: first.name, listed, firstEntry: first.entry))
        } else {
            reader.report(path, .notOfKind(product: product.name, own, listed))
        }
    }

    private mutating func check(_ own: MeasureKind?, _ input: String, _ listed: MeasureKind) {
        guard let own, own != listed else { return }
        reader.report(.init(input), .notOfList(own, listed))
    }

    // MARK: - Other inputs

    private mutating func read<Value>(
        _ input: String, _ parse: (SizeParser, String) throws(SizeFailure) -> Value
    ) -> Value? {
        let sizes = sizes
        return reader.readPhrase(
            input,
            { typed throws(InputFailure) in
                do throws(SizeFailure) {
                    return try parse(sizes, typed)
                } catch {
                    throw InputFailure(.size(error))
                }
            })
    }

    private mutating func use() -> Use? {
        let parser = UseParser(sizes: sizes)
        let use = reader.readPhrase("use") { typed throws(InputFailure) in try parser.use(typed) }
        guard let use, let phrase = reader.phrase else { return use }
        let amount = TypedText.trimmed(use.size.typed)
        let shown = reader.beginning(of: phrase, saying: amount)
        return Use(
            size: use.size.typed(as: TypedPhrase(shown: shown, english: amount)), period: use.period
        )
    }

    // MARK: - Notes

    private mutating func note(_ price: PriceInput.Price, _ typed: String?, of name: String) {
        if let typed {
            let digits = reader.currency.minorUnitDigits
            let value = SignedFraction(isNegative: false, price.value).rounded(decimals: 6)
            let shown = Quantity.unitPrice(value?.value ?? .zero, decimals: digits)
            let note =
                switch (value?.isRounded == true, price.isCut) {
                case (false, false): Words.noteComputed(name: name, typed: typed, price: shown)
                case (true, false): Words.noteComputedAbout(name: name, typed: typed, price: shown)
                case (false, true): Words.noteComputedCut(name: name, typed: typed, price: shown)
                case (true, true):
                    Words.noteComputedAboutCut(name: name, typed: typed, price: shown)
                }
            notes.append(note)
        } else if price.mayBeThousands {
            notes.append(Words.noteThreeDecimals(name: name))
        }
    }

    private mutating func noteReadings(_ readings: [UnitReading], of name: String) {
        for reading in readings {
            if case .kind = reading.reason, reading.unit.kind == .mass { continue }
            if case .system(.us) = reading.reason, reader.currency.code.isSameText(as: "USD") {
                continue
            }
            if reading.unit.plainName.isSameText(as: reading.typed) { continue }
            notes.append(
                Words.noteUnitRead(
                    typed: reading.typed, name: name, unit: reading.unit.plainMessage))
        }
    }

    // MARK: - What was understood

    private func quantities(
        _ product: Product, _ size: PackageSize, _ terms: ProductTerms
    ) -> [NamedQuantity] {
        let digits = reader.currency.minorUnitDigits
        let price = SignedFraction(isNegative: false, product.price).rounded(decimals: 6)?.value
        var quantities = [
            NamedQuantity("name", .text(product.name)),
            NamedQuantity("price", .unitPrice(price ?? .zero, decimals: digits)),
            NamedQuantity("size", size.quantity),
        ]
        if product.packs > 1 { quantities.append(NamedQuantity("count", .count(product.packs))) }
        if let yield = product.yieldPhrase {
            quantities.append(NamedQuantity("yield", yield.quantity))
        }
        if let deal = terms.deal {
            quantities.append(NamedQuantity("deal", deal.phrase.quantity))
        }
        if let tax = terms.tax { quantities.append(NamedQuantity("tax", .rate(tax))) }
        if let deposit = terms.deposit {
            quantities.append(NamedQuantity("deposit", .money(deposit)))
        }
        if let url = terms.url { quantities.append(NamedQuantity("url", .text(url))) }
        return quantities
    }
}
