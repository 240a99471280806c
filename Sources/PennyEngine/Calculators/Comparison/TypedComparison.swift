/// A list of products as typed, and what was found out about it.
struct TypedComparison {
    private typealias Words = ComparisonWords

    var policy = UnitPricePolicy.exact
    var factors = FactorSet.exact
    var basis = ComparisonPlan.Basis.yield
    /// The kind of measure of the list, once it is known.
    var kind: MeasureKind?
    private var products: [Product] = []
    var per: UnitQuantity?
    var use: Use?
    var wanted: PackageSize?
    var hourlyPay: Int64?
    /// The product that determined `kind`; nil if an input did.
    private var first: (entry: Int, name: String)?
    /// Notes on how inputs were interpreted.
    private(set) var notes: [Message] = []

    /// Makes the plan.
    ///
    /// - Throws: all problems of the inputs.
    mutating func plan(_ reader: inout InputReader) throws(InputProblems) -> ComparisonPlan {
        try reader.throwProblems()
        let kind = kind ?? .pieces
        check(per?.unit.kind, "per", kind, &reader)
        check(use?.size.kind, "use", kind, &reader)
        check(wanted?.kind, "wanted", kind, &reader)
        try reader.throwProblems()
        if let per { noteReadings(per.readings, of: "per", reader.currency) }
        let units = DisplayUnits(
            products: products, policy: policy, factors: factors, basis: basis, kind: kind,
            sizes: sizes(reader), currency: reader.currency)
        let unit = per ?? units.unit
        // In a country without pounds, only readers who typed such a unit need prices per pound.
        let showsPounds = unit.unit.system != .metric || policy == .us || reader.aprLaw == .us
        return ComparisonPlan(
            products, of: kind, policy: policy, factors: factors, basis: basis, unit: unit,
            otherUnit: showsPounds ? units.other(than: unit) : nil, use: use, wanted: wanted,
            hourlyPay: hourlyPay, currency: reader.currency)
    }

    /// Special: an input of another kind of measure than the products.
    private func check(
        _ own: MeasureKind?, _ input: String, _ listed: MeasureKind, _ reader: inout InputReader
    ) {
        guard let own, own != listed else { return }
        reader.report(.init(input), .notOfList(own, listed))
    }

    private func sizes(_ reader: InputReader) -> SizeParser {
        SizeParser(
            convention: reader.convention, kind: kind, system: policy.system, factors: factors,
            readsEnglish: reader.readsEnglish)
    }

    // MARK: - Products

    mutating func readProducts(_ reader: inout InputReader, _ field: InputField) {
        let setting = kind == nil ? setting(reader, field) : nil
        let sizes = sizes(reader).reading(kind ?? setting?.kind)
        let entries = reader.entries(field, Comparison.columns) {
            ProductEntry(index: $0, sizes: sizes, setting: setting)
        } add: { entry, reader in
            add(entry, &reader)
        }
        checkNames((entries ?? []).map { ($0.product.name, $0.index) }, &reader)
    }

    private mutating func add(_ entry: ProductEntry, _ reader: inout InputReader) {
        let product = entry.product
        checkKind(of: product, entry.index, &reader)
        products.append(product)
        if let price = entry.price {
            note(
                price.value, price.typed, of: product.name,
                decimals: reader.currency.minorUnitDigits)
        }
        if case .share(let share, let typed) = product.yield,
            ExactFraction.one.isLess(than: share), !YieldParser.isMade(typed)
        {
            let usable = product.yieldPhrase?.shown ?? typed
            notes.append(Words.noteYieldOfMany(name: product.name, usable: usable))
        }
        noteReadings(product.size.readings, of: product.name, reader.currency)
    }

    private func setting(_ reader: InputReader, _ field: InputField) -> ProductEntry.Setting? {
        var probe = reader
        let sizes = sizes(reader)
        for (index, fields) in (probe.rows(field) ?? []).enumerated() {
            probe.begin(.init(input: field.name, index: index, fields: fields), field)
            var entry = ProductEntry(index: index, sizes: sizes, setting: nil)
            probe.read(Comparison.columns, into: &entry)
            _ = probe.endRow(field)
            let size = entry.product.measured(basis)
            if !size.typed.isEmpty {
                return .init(kind: size.kind, name: entry.product.name, entry: index)
            }
        }
        return nil
    }

    private mutating func checkKind(
        of product: Product, _ entry: Int, _ reader: inout InputReader
    ) {
        let own = product.kind(basis)
        guard let listed = kind else {
            kind = own
            first = (entry, product.name)
            return
        }
        if own == listed { return }
        let path = InputProblem.Path("products", entry: entry, field: "size")
        if let first {
            reader.report(
                path,
                .kindDiffers(
                    product: product.name, own, first: first.name, listed, firstEntry: first.entry))
        } else {
            reader.report(path, .notOfKind(product: product.name, own, listed))
        }
    }

    /// Reports products with the same name, because messages identify products by name.
    private func checkNames(_ names: [(name: String, entry: Int)], _ reader: inout InputReader) {
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

    // MARK: - Other inputs

    /// Reads a text with a size, by the kind of measure of the list.
    func read<Value>(
        _ field: InputField, _ reader: inout InputReader,
        _ parse: (SizeParser, String) throws(SizeFailure) -> Value
    ) -> Value? {
        let sizes = sizes(reader)
        return reader.readPhrase(field) { typed throws(InputFailure) in
            do throws(SizeFailure) {
                return try parse(sizes, typed)
            } catch {
                throw InputFailure(.size(error))
            }
        }
    }

    mutating func readUse(_ reader: inout InputReader, _ field: InputField) {
        let parser = UseParser(sizes: sizes(reader))
        use = reader.readPhrase(field) { typed throws(InputFailure) in try parser.use(typed) }
        guard let typed = use, let phrase = reader.phrase else { return }
        let amount = TypedText.trimmed(typed.size.typed)
        let shown = reader.beginning(of: phrase, saying: amount)
        use = Use(
            size: typed.size.typed(as: TypedPhrase(shown: shown, english: amount)),
            period: typed.period)
    }

    // MARK: - Notes

    private mutating func note(
        _ price: PriceInput.Price, _ typed: String?, of name: String, decimals digits: Int
    ) {
        if let typed {
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

    private mutating func noteReadings(
        _ readings: [UnitReading], of name: String, _ currency: Currency
    ) {
        for reading in readings {
            if case .kind = reading.reason, reading.unit.kind == .mass { continue }
            if case .system(.us) = reading.reason, currency.code.isSameText(as: "USD") {
                continue
            }
            if reading.unit.plainName.isSameText(as: reading.typed) { continue }
            notes.append(
                Words.noteUnitRead(
                    typed: reading.typed, name: name, unit: reading.unit.plainMessage))
        }
    }
}
