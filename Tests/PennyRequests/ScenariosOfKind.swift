import PennyContent
import PennyEngine

/// Scenarios of sets of one calculator, since a page of scenarios takes only the code of those
/// that it names.
enum ScenariosOfKind {
    /// The sets of the calculator, and others near them, two or three in a scenario: as a form has
    /// them, and as a file has them.
    static func all(_ calculator: Calculator, _ sets: [[RawInput]]) -> [[RawInput]] {
        // The first scenario is what the others are changed from, so both its sets are sound.
        let all = (sets.count > 1 ? sets : sets + sets) + sets.prefix(2).flatMap(near)
        return stride(from: 0, to: all.count, by: 2).flatMap { start in
            [(2, false), (2, true), (3, false), (3, true)].map { count, isText in
                let entries = (start..<start + count).map { number in
                    let place = number % all.count
                    return [RawInput.Field(name: "set", text: "set-\(place)")]
                        + fields(of: calculator, all[place], asText: isText)
                }
                return [RawInput("sets", .entries(entries))]
            }
        }
    }

    /// The inputs with other values, and each left out.
    private static func near(_ inputs: [RawInput]) -> [[RawInput]] {
        let left = inputs.indices.map { index in
            inputs.enumerated().filter { $0.offset != index }.map(\.element)
        }
        return Variation.all(of: inputs) + left
    }

    /// The calculators that a scenario has sets of.
    static func kinds(in scenario: [RawInput]) -> Set<String> {
        let entries = scenario.flatMap { input -> [[RawInput.Field]] in
            if case .entries(let entries) = input.value { entries } else { [] }
        }
        return Set(entries.joined().filter { $0.name == "kind" }.map(\.text))
    }

    /// What is beside the name of a set: in a form a field for each input, in a file one text.
    static func fields(
        of calculator: Calculator, _ inputs: [RawInput], asText: Bool = false
    ) -> [RawInput.Field] {
        let kind = RawInput.Field(name: "kind", text: calculator.name)
        if asText {
            return [kind, RawInput.Field(name: "inputs", text: EntryText.line(ofInputs: inputs))]
        }
        let fields = inputs.map { input in
            switch input.value {
            case .text(let text): RawInput.Field(name: input.name, text: text)
            case .entries(let entries):
                RawInput.Field(name: input.name, text: EntryText.line(of: entries))
            }
        }
        return [kind]
            + fields.map { RawInput.Field(name: "inputs.\($0.name)", text: $0.text) }
    }
}
