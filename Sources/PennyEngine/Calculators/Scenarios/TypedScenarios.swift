/// The sets of a comparison as typed.
struct TypedScenarios {
    var sets: [Entry] = []
    var months: Int?
    /// The names of the figures that are asked for; none for all.
    var figures: [String] = []

    /// A set. Without a kind, it is a name that was not resolved.
    struct Entry {
        let index: Int
        var name = ""
        var title = ""
        var kind = ""
        var typedInputs = ""
        /// The calculator of the kind; nil for an unknown one.
        var calculator: Calculator?
        var inputs: [RawInput] = []

        func path(_ field: String) -> InputProblem.Path {
            .init("sets", entry: index, field: field)
        }

        /// Finds the calculator, and splits the inputs.
        mutating func resolve(_ reader: inout InputReader) {
            if kind.bytes.isEmpty { return reader.report(path("set"), .setNotFound(name)) }
            guard let calculator = reader.calculator.compared(kind) else {
                let known = reader.calculator.compared.map { $0.name }
                return reader.report(path("kind"), .notAChoice(kind, choices: known))
            }
            self.calculator = calculator
            if typedInputs.bytes.isEmpty { return }
            let names = calculator.fields.map { $0.name } + ["currency"]
            guard let split = EntryText.split(typedInputs, names), split.count == 1 else {
                return reader.report(
                    path("inputs"), .entriesExpected(example: "principal 350,000 rate 6.25%"))
            }
            inputs = split[0].map { RawInput($0.name, $0.text) }
        }

        func result(_ reader: inout InputReader) -> Calculation? {
            guard let calculator else { return nil }
            do throws(InputProblems) {
                return try calculator.calculate(inputs, reader.defaults)
            } catch {
                for problem in error.problems {
                    reader.report(
                        path("inputs"), .inSet(name, calculator.fields, problem))
                }
                return nil
            }
        }
    }

    /// Computes each set, and chooses the figures.
    func comparison(
        _ reader: inout InputReader
    ) throws(InputProblems) -> ScenarioComparison {
        var members: [ScenarioComparison.Member] = []
        for entry in sets {
            guard let result = entry.result(&reader) else { continue }
            members.append(.init(name: entry.name, title: entry.title, result: result))
        }
        try reader.throwProblems()
        checkCurrencies(members, &reader)
        try reader.throwProblems()
        keepEnglish(members, &reader)
        let common = ScenarioComparison.common(members.map { $0.result })
        if common.isEmpty { reader.report(.init("sets"), .nothingInCommon) }
        let chosen = chosen(among: common, &reader)
        try reader.throwProblems()
        return ScenarioComparison(members, chosen)
    }

    private func chosen(among common: [Figure], _ reader: inout InputReader) -> [Figure] {
        if figures.isEmpty || common.isEmpty { return common }
        var chosen: [Figure] = []
        for name in figures {
            if chosen.contains(where: { $0.name.isSameText(as: name) }) {
                reader.report(.init("figures"), .repeated)
            } else if let figure = common.first(where: { $0.name.isSameText(as: name) }) {
                chosen.append(figure)
            } else {
                let known = common.map { $0.name }
                reader.report(.init("figures"), .notAChoice(name, choices: known))
            }
        }
        reader.replaceQuantity(
            of: "figures",
            with: .words(
                .value(.list(chosen.map { .words($0.label) }, .comma)),
                machine: Scenarios.line(of: figures)))
        return chosen
    }

    private func checkCurrencies(
        _ members: [ScenarioComparison.Member], _ reader: inout InputReader
    ) {
        for (index, member) in members.enumerated()
        where !member.result.currency.code.isSameText(as: members[0].result.currency.code) {
            return reader.report(
                .init("sets", entry: index, field: "set"),
                .otherCurrency(
                    member.result.currency, of: member.name, than: members[0].result.currency))
        }
    }

    /// Records the sets with English inputs if some were typed in another language.
    private func keepEnglish(
        _ members: [ScenarioComparison.Member], _ reader: inout InputReader
    ) {
        let isForeign = members.contains { $0.result.inputs.contains { $0.english != nil } }
        if !isForeign { return }
        var rows: [[RawInput.Field]] = []
        for (entry, member) in zip(sets, members) {
            rows.append([
                .init(name: "set", text: entry.name), .init(name: "title", text: entry.title),
                .init(name: "kind", text: member.result.calculator.name),
                .init(
                    name: "inputs",
                    text: EntryText.line(ofInputs: member.result.english(entry.inputs))),
            ])
        }
        reader.record(english: .entries(rows), of: "sets")
    }
}
