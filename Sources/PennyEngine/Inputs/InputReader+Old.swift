extension InputReader {
    mutating func read<Value>(
        _ name: String, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value,
        _ quantity: (Value) -> Quantity
    ) -> Value? {
        guard let field = field(name) else { return nil }
        return read(field, parse) { quantity($0) }
    }

    mutating func readPhrase<Value>(
        _ name: String, _ parse: (String) throws(InputProblem.Kind.Failure) -> Value
    ) -> Value? {
        guard let field = field(name) else { return nil }
        return readPhrase(field, parse)
    }

    mutating func money(_ name: String, allowsZero: Bool = true) -> Int64? {
        field(name).flatMap { money($0, allowsZero: allowsZero) }
    }
    mutating func rate(
        _ name: String, isReturn: Bool = false, decimals: Int = 10
    ) -> ExactDecimal? {
        field(name).flatMap { rate($0, isReturn: isReturn, decimals: decimals) }
    }
    mutating func term(
        _ name: String, bareUnit: TermLength.Unit? = nil, allowsPayments: Bool = true
    ) -> TermLength? {
        field(name).flatMap { term($0, bareUnit: bareUnit, allowsPayments: allowsPayments) }
    }
    mutating func months(_ name: String, allowsNone: Bool = false) -> Int? {
        field(name).flatMap { months($0, allowsNone: allowsNone) }
    }
    mutating func choice<Choice>(_ name: String, _ choices: [(String, Choice)]) -> Choice? {
        field(name).flatMap { choice($0) }.map { choices[$0].1 }
    }
    mutating func amountOrPart(_ name: String, of sum: Int64?) -> AmountOrPart? {
        field(name).flatMap { amountOrPart($0, of: sum) }
    }
    mutating func date(_ name: String) -> CivilDate? { field(name).flatMap { date($0) } }
    mutating func count(_ name: String, _ range: ClosedRange<Int>) -> Int? {
        field(name).flatMap { count($0, range) }
    }

    mutating func readEntries<Entry>(
        _ name: String,
        _ parse: (inout InputReader, EntryReader) -> (Entry, [NamedQuantity])?
    ) -> [Entry] {
        guard let field = field(name), let rows = rows(field) else { return [] }
        var entries: [Entry] = []
        var understood: [[NamedQuantity]] = []
        for (index, fields) in rows.enumerated() {
            begin(Row(input: name, index: index, fields: fields), field)
            let parsed = parse(&self, EntryReader(input: name, index: index, fields: fields))
            _ = endRow(field)
            guard let parsed else { continue }
            entries.append(parsed.0)
            understood.append(parsed.1)
        }
        record(field, understood, typed: rows)
        return entries
    }
}

/// The fields of one entry of a list input.
struct EntryReader {
    let input: String
    let index: Int
    let fields: [RawInput.Field]

    func read<Value>(
        _ name: String, _ reader: inout InputReader,
        _ parse: (String) throws(InputProblem.Kind.Failure) -> Value
    ) -> Value? {
        guard let columns = reader.field(input), case .entries(let all) = columns.syntax,
            let column = all.first(where: { $0.name.isSameText(as: name) }), isGiven(name)
        else { return nil }
        return reader.read(column, parse) { _ in .text("") }
    }

    func isGiven(_ name: String) -> Bool {
        fields.contains { $0.name.isSameText(as: name) }
    }
}
