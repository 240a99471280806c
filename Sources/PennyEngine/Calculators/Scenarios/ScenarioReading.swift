/// Reads the sets of a comparison and computes each of them.
struct ScenarioReading {
    var reader: InputReader

    /// An entry as it was given. Without a kind, it is a name that was not resolved.
    private struct Entry {
        let index: Int
        let name: String
        let title: String
        let calculator: Calculator
        let inputs: [RawInput]
    }

    /// Reads the comparison. Returns nil when `reader` has problems to report.
    mutating func comparison(_ defaults: InputDefaults) -> ScenarioComparison? {
        let entries = self.entries()
        let wanted = figureNames()
        guard reader.problems.isEmpty else { return nil }
        guard entries.count >= 2, entries.count <= Scenarios.most else {
            reader.report(.init("sets"), .notThatMany(lowest: 2, highest: Scenarios.most))
            return nil
        }
        var members: [ScenarioComparison.Member] = []
        for entry in entries {
            guard let result = result(entry, defaults) else { continue }
            members.append(.init(name: entry.name, title: entry.title, result: result))
        }
        guard reader.problems.isEmpty, isOneCurrency(members) else { return nil }
        keepEnglish(entries, members)
        return chosen(wanted, of: members)
    }

    // MARK: - Sets

    private mutating func entries() -> [Entry] {
        var index = 0
        var names: [String] = []
        if !reader.isGiven("sets") {
            reader.report(.init("sets"), .missing(example: "first-home; fifteen-years"))
        }
        return reader.readEntries("sets") { reader, fields -> (Entry, [NamedQuantity])? in
            defer { index += 1 }
            guard let name = fields.text("set"), let entry = Self.entry(name, fields, &reader)
            else { return nil }
            for (earlier, other) in names.enumerated() where other.isSameText(as: name) {
                reader.report(
                    .init("sets", entry: fields.index, field: "set"),
                    .setNamedTwice(name, entry: earlier))
            }
            names.append(name)
            return (entry, [NamedQuantity("set", .text(entry.title))])
        }
    }

    private static func entry(
        _ name: String, _ fields: EntryReader, _ reader: inout InputReader
    ) -> Entry? {
        guard let kind = fields.text("kind") else {
            reader.report(
                .init("sets", entry: fields.index, field: "set"), .setNotFound(name))
            return nil
        }
        guard let calculator = Calculator.named(kind), calculator != .scenarios else {
            let known = Calculator.allCases.filter { $0 != .scenarios }.map { $0.name }
            reader.report(
                .init("sets", entry: fields.index, field: "kind"),
                .notAChoice(kind, choices: known))
            return nil
        }
        let names = calculator.fields.map { $0.name } + ["currency"]
        let split = fields.text("inputs").map { EntryText.split($0, names) } ?? [[]]
        guard let split, split.count == 1 else {
            reader.report(
                .init("sets", entry: fields.index, field: "inputs"),
                .entriesExpected(example: "principal 350,000 rate 6.25%"))
            return nil
        }
        return Entry(
            index: fields.index, name: name, title: fields.text("title") ?? name,
            calculator: calculator, inputs: split[0].map { RawInput($0.name, $0.text) })
    }

    private mutating func result(_ entry: Entry, _ defaults: InputDefaults) -> Calculation? {
        do throws(InputProblems) {
            return try entry.calculator.calculate(entry.inputs, defaults)
        } catch {
            for problem in error.problems {
                reader.report(
                    .init("sets", entry: entry.index, field: "inputs"),
                    .inSet(entry.name, entry.calculator.fields, problem))
            }
            return nil
        }
    }

    /// Records the sets with English inputs if some were typed in another language.
    private mutating func keepEnglish(
        _ entries: [Entry], _ members: [ScenarioComparison.Member]
    ) {
        let isForeign = members.contains { $0.result.inputs.contains { $0.english != nil } }
        if !isForeign { return }
        var rows: [[RawInput.Field]] = []
        for (entry, member) in zip(entries, members) {
            rows.append([
                .init(name: "set", text: entry.name), .init(name: "title", text: entry.title),
                .init(name: "kind", text: entry.calculator.name),
                .init(
                    name: "inputs",
                    text: EntryText.line(ofInputs: member.result.english(entry.inputs))),
            ])
        }
        reader.record(english: .entries(rows), of: "sets")
    }

    private mutating func isOneCurrency(_ members: [ScenarioComparison.Member]) -> Bool {
        for (index, member) in members.enumerated()
        where !member.result.currency.code.isSameText(as: members[0].result.currency.code) {
            reader.report(
                .init("sets", entry: index, field: "set"),
                .otherCurrency(
                    member.result.currency, of: member.name,
                    than: members[0].result.currency))
            return false
        }
        return true
    }

    // MARK: - Figures

    /// Reads the names of the requested figures. An empty list means all.
    private mutating func figureNames() -> [String] {
        let parse: (String) throws(InputFailure) -> [String] = { typed throws(InputFailure) in
            let names = Self.words(of: typed)
            if names.isEmpty { throw InputFailure(.notAWord(typed)) }
            return names
        }
        return reader.read("figures", parse) { names in
            .text(Self.line(of: names))
        } ?? []
    }

    private static func line(of names: [String]) -> String {
        var text: Wording = ""
        for (index, name) in names.enumerated() {
            text += index == 0 ? "\(name)" : ", \(name)"
        }
        return text.text
    }

    /// Splits a text at commas, semicolons and spaces.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text.bytes + [UInt8(ascii: ",")] {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "):
                if !word.isEmpty { words.append(String(bytes: word)) }
                word = []
            default: word.append(byte)
            }
        }
        return words
    }

    private mutating func chosen(
        _ wanted: [String], of members: [ScenarioComparison.Member]
    ) -> ScenarioComparison? {
        let common = ScenarioComparison.common(members.map { $0.result })
        let known = common.map { $0.name }
        if common.isEmpty {
            reader.report(.init("sets"), .nothingInCommon)
            return nil
        }
        if wanted.isEmpty { return ScenarioComparison(members, common) }
        var figures: [Figure] = []
        for name in wanted {
            if figures.contains(where: { $0.name.isSameText(as: name) }) {
                reader.report(.init("figures"), .repeated)
            } else if let figure = common.first(where: { $0.name.isSameText(as: name) }) {
                figures.append(figure)
            } else {
                reader.report(.init("figures"), .notAChoice(name, choices: known))
            }
        }
        guard reader.problems.isEmpty else { return nil }
        reader.replaceQuantity(
            of: "figures",
            with: .words(
                .value(.list(figures.map { .words($0.label) }, .comma)),
                machine: Self.line(of: wanted)))
        return ScenarioComparison(members, figures)
    }
}

extension EntryReader {
    /// The typed text of a field without surrounding spaces; nil if it is empty.
    fileprivate func text(_ name: String) -> String? {
        for field in fields where field.name.isSameText(as: name) {
            let text = TypedText.trimmed(field.text)
            return text.isEmpty ? nil : text
        }
        return nil
    }
}
