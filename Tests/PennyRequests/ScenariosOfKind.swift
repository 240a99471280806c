import PennyContent
import PennyEngine

/// Scenarios of sets of one calculator, since a page of scenarios takes only the code of those
/// that it names.
enum ScenariosOfKind {
    /// The sets of the calculator, and others near them, two or three in a scenario.
    static func all(_ calculator: Calculator, _ sets: [[RawInput]]) -> [[RawInput]] {
        let all = sets + sets.prefix(2).flatMap(near)
        return stride(from: 0, to: all.count, by: 2).flatMap { start in
            [2, 3].map { count in
                let entries = (start..<start + count).map { number in
                    let place = number % all.count
                    return [RawInput.Field(name: "set", text: "set-\(place)")]
                        + fields(of: calculator, all[place])
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

    /// What a build puts beside the name of a set.
    static func fields(of calculator: Calculator, _ inputs: [RawInput]) -> [RawInput.Field] {
        let fields = inputs.map { input in
            switch input.value {
            case .text(let text): RawInput.Field(name: input.name, text: text)
            case .entries(let entries):
                RawInput.Field(name: input.name, text: EntryText.line(of: entries))
            }
        }
        return [
            RawInput.Field(name: "kind", text: calculator.name),
            RawInput.Field(name: "inputs", text: EntryText.line(of: [fields])),
        ]
    }
}
