public import PennyContent
public import PennyEngine
public import PennyMarkup

/// Exports sets as a file that `import` reads, here and on the pages of a site.
public struct SetExport {
    private let sets: [SavedSet]
    /// The currency of each set, in the same order.
    private let currencies: [Currency]
    private let locale: String

    /// - Parameter locale: the locale of the numbers in the sets.
    public init(_ sets: [(set: SavedSet, currency: Currency)], locale: String) {
        self.sets = sets.map(\.set)
        currencies = sets.map(\.currency)
        self.locale = locale
    }

    public func json() -> JSONValue {
        .object([
            .init("format", .text(SetBundle.format)),
            .init("version", .number(SetBundle.version)),
            .init("locale", .text(locale)),
            .init("sets", .list(zip(sets, currencies).map { Self.json($0, $1) })),
        ])
    }

    private static func json(_ set: SavedSet, _ currency: Currency) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(SetBundle.nameKey, .text(set.id)), .init("kind", .text(set.calculator.name)),
        ]
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { members.append(.init(name, .text(text))) }
        }
        add("title", set.hasOwnTitle ? set.title : nil)
        add("description", set.description)
        add("date", set.date?.isoText)
        add("order", set.order.map { "\($0)" })
        for (name, values) in groups(set) where !values.isEmpty {
            members.append(.init(name, .list(values.map(JSONValue.text))))
        }
        if !set.terms.isEmpty {
            let words = set.terms.map { JSONValue.text($0.text) }
            members.append(.init(TermLinking.wordsKey, .list(words)))
        }
        add(TermLinking.key, set.linksTerms ? nil : "no")
        add("draft", set.isDraft ? "yes" : nil)
        add(SavedSetReader.originKey, set.origin?.text)
        members += inputs(set, currency).map { .init($0.name, json($0.value)) }
        if !set.shown.isEmpty {
            let shown = set.shown.map { JSONValue.Member($0.name, .text($0.text)) }
            members.append(.init(SavedSetReader.shownKey, .object(shown)))
        }
        add(SetBundle.bodyKey, set.body)
        return .object(members)
    }

    /// The tags, then the site's other taxonomies.
    private static func groups(_ set: SavedSet) -> [(name: String, values: [String])] {
        [("tags", set.tags)]
            + set.groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The inputs with the site's defaults, which do not apply elsewhere.
    private static func inputs(_ set: SavedSet, _ currency: Currency) -> [RawInput] {
        let hasCurrency = set.inputs.contains { $0.name == "currency" }
        return hasCurrency ? set.inputs : set.inputs + [RawInput("currency", currency.code)]
    }

    private static func json(_ value: RawInput.Value) -> JSONValue {
        switch value {
        case .text(let text): .text(text)
        case .entries(let entries):
            .list(
                entries.map { .object($0.map { JSONValue.Member($0.name, .text($0.text)) }) })
        }
    }
}

extension SetExport {
    /// A table with a set in each row, with semicolons where numbers have decimal commas, as in
    /// spreadsheets. It leaves out texts below the front matter.
    public func csv(_ convention: NumberConvention = .point) -> String {
        let common = [
            SetBundle.nameKey, "kind", "title", "description", "date", "order", "tags", "draft",
            SavedSetReader.originKey,
        ]
        let rows = zip(sets, currencies).map { Self.cells($0, $1) }
        var columns = common.filter { column in
            rows.contains { row in row.contains { $0.column == column && !$0.text.isEmpty } }
        }
        for cell in rows.joined() where !common.contains(cell.column) {
            if !columns.contains(cell.column) { columns.append(cell.column) }
        }
        let lines = rows.map { row in
            columns.map { column in
                row.first { $0.column == column }.map { Self.cell($0.text) } ?? ""
            }
        }
        return CSVText.text(
            of: [columns] + lines, separator: convention == .comma ? ";" : ",")
    }

    /// A cell that a spreadsheet does not run. A number that begins with a sign is safe and stays
    /// unchanged.
    private static func cell(_ text: String) -> String {
        let isSigned = text.hasPrefix("+") || text.hasPrefix("-")
        let isNumber = text.utf8.dropFirst().allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".,%".utf8.contains(byte)
        }
        if isSigned, isNumber { return text }
        return String(decoding: SpreadsheetText.guarded(Array(text.utf8)), as: UTF8.self)
    }

    private static func cells(
        _ set: SavedSet, _ currency: Currency
    ) -> [(column: String, text: String)] {
        let common =
            [
                (SetBundle.nameKey, set.id), ("kind", set.calculator.name),
                ("title", set.hasOwnTitle ? set.title : ""), ("description", set.description),
                ("date", set.date?.isoText ?? ""), ("order", set.order.map { "\($0)" } ?? ""),
                ("draft", set.isDraft ? "yes" : ""),
                (SavedSetReader.originKey, set.origin?.text ?? ""),
            ] + groups(set).map { ($0.name, $0.values.joined(separator: ", ")) }
        let inputs = inputs(set, currency).map { input in
            switch input.value {
            case .text(let text): (input.name, text)
            case .entries(let entries): (input.name, EntryText.line(of: entries))
            }
        }
        return (common + inputs).map { (column: $0.0, text: $0.1) }
    }
}
