package import PennyEngine

extension SavedSet {
    private static let membersInput = "sets"

    /// The entries of a list of member sets; nil if the text is not a list.
    package static func memberEntries(of input: RawInput) -> [[RawInput.Field]]? {
        switch input.value {
        case .entries(let entries): entries
        case .text(let text): EntryText.split(text, memberFields)
        }
    }

    private static let memberFields: [String] = {
        for field in Calculator.scenarios.fields where field.name == membersInput {
            if case .entries(let fields) = field.syntax { return fields.map(\.name) }
        }
        return []
    }()

    /// Returns the set with the current names of its members.
    package func naming(_ names: [String: String]) -> SavedSet {
        guard calculator == .scenarios,
            let given = inputs.firstIndex(where: { $0.name == Self.membersInput }),
            let entries = Self.memberEntries(of: inputs[given])
        else { return self }
        let renamed = entries.map { fields in
            let isWhole = fields.contains { $0.name == "kind" }
            return fields.map { field in
                guard field.name == "set", !isWhole, let name = names[field.text] else {
                    return field
                }
                return RawInput.Field(name: field.name, text: name)
            }
        }
        if renamed == entries { return self }
        var inputs = inputs
        inputs[given] = RawInput(Self.membersInput, .entries(renamed))
        return replacing(inputs, locations: inputLocations)
    }
}
