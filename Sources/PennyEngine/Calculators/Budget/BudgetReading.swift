/// Reads a budget's inputs and checks that they fit together.
struct BudgetReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> BudgetPlan? {
        let income = lines(.income)
        let expenses = lines(.expenses)
        readMonth()
        readSeries()
        let reserve = reader.money("reserve")
        if reader.problems.isEmpty {
            checkSize(of: income, .income)
            checkSize(of: expenses, .expenses)
        }
        guard reader.problems.isEmpty else { return nil }
        return BudgetPlan(
            currency: reader.currency, income: income, expenses: expenses, reserve: reserve)
    }

    // MARK: - Lines

    private mutating func lines(_ side: BudgetLine.Side) -> [BudgetLine] {
        let before = reader.problems.count
        let parser = reader.amountParser()
        let lines = reader.readEntries(side.name) {
            reader, entry -> (BudgetLine, [NamedQuantity])? in
            let name = Self.name(entry, &reader)
            let amount = entry.read("amount", &reader) { typed throws(InputFailure) in
                try parser.amount(typed)
            }
            let every =
                entry.isGiven("every")
                ? entry.read("every", &reader) { typed throws(InputFailure) in
                    try BudgetFrequency.parse(typed)
                } : .month
            let group = entry.read("group", &reader) { $0 }.map(Self.trimmed)
            let kind = Self.choice("kind", Budget.kindChoices, entry, &reader)
            let cost = Self.choice("cost", Budget.costChoices, entry, &reader)
            guard let name, let amount, let every else { return nil }
            let line = BudgetLine(
                name: name, amount: amount, frequency: every,
                group: (group ?? "").isEmpty ? nil : group, kind: kind, cost: cost)
            return (line, line.named)
        }
        if side == .income, lines.isEmpty, reader.problems.count == before {
            reader.report(
                .init(side.name), .missing(example: reader.field(side.name)?.example ?? ""))
        }
        return lines
    }

    private static func name(_ entry: EntryReader, _ reader: inout InputReader) -> String? {
        guard let typed = entry.read("name", &reader, { $0 }) else { return nil }
        let name = trimmed(typed)
        if !name.isEmpty { return name }
        reader.report(
            .init(entry.input, entry: entry.index, field: "name"),
            .missing(example: entry.input.isSameText(as: "income") ? "Take-home pay" : "Rent"))
        return nil
    }

    private static func choice<Choice>(
        _ name: String, _ choices: [(String, Choice)], _ entry: EntryReader,
        _ reader: inout InputReader
    ) -> Choice? {
        entry.read(name, &reader) { typed throws(InputFailure) in
            let words = choiceNames(choices)
            if let index = EnglishSynonyms.index(of: typed, among: words) {
                return choices[index].1
            }
            throw InputFailure(.notAChoice(typed, choices: words))
        }
    }

    private static func trimmed(_ text: String) -> String {
        var bytes = text.bytes[...]
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(bytes: Array(bytes))
    }

    /// Checks that the lines of a side and their sum are within the limit of amounts.
    private mutating func checkSize(of lines: [BudgetLine], _ side: BudgetLine.Side) {
        var sum: Int128 = 0
        for (index, line) in lines.enumerated() {
            sum += Int128(line.monthly)
            guard sum > Int128(Money.limit) else { continue }
            reader.report(
                .init(side.name, entry: index, field: "amount"),
                .calculation(.tooLarge, currency: reader.currency))
            return
        }
    }

    // MARK: - The month

    private mutating func readMonth() {
        _ = reader.read(
            "month",
            { typed throws(InputFailure) in
                let month = TypedText.folded(typed)
                guard let start = CivilDate(iso: Wording("\(month)-01").text) else {
                    throw InputFailure(.notAMonth(typed))
                }
                return start
            }
        ) { BudgetMonth.quantity(of: $0) }
    }

    /// Reads the word that the months of a series share. It has only characters that a URL may
    /// have.
    private mutating func readSeries() {
        _ = reader.read(
            "series",
            { typed throws(InputFailure) in
                let word = TypedText.folded(typed)
                guard !word.isEmpty, word.bytes.allSatisfy(Self.isOfWord) else {
                    throw InputFailure(.notAWord(typed))
                }
                return word
            }
        ) { .text($0) }
        if reader.isGiven("series"), !reader.isGiven("month") {
            reader.report(.init("series"), .needs(other: "month"))
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }
}
