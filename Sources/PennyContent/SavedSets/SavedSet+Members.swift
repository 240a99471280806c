package import PennyEngine

extension SavedSet {
    private static let membersInput = "sets"

    /// The index of the input that lists the sets to compare; nil if there is none.
    package var membersIndex: Int? {
        calculator.compared.isEmpty
            ? nil : inputs.firstIndex { $0.name == Self.membersInput }
    }

    /// The entries of the list of sets to compare; nil if the text is not a list.
    package func memberEntries(at index: Int) -> [[RawInput.Field]]? {
        switch inputs[index].value {
        case .entries(let entries): entries
        case .text(let text): EntryText.split(text, memberFields)
        }
    }

    private var memberFields: [String] {
        for field in calculator.fields where field.name == Self.membersInput {
            if case .entries(let fields) = field.syntax { return fields.map(\.name) }
        }
        return []
    }

    /// Returns the set with the current names of its members.
    package func naming(_ names: [String: String]) -> SavedSet {
        guard let given = membersIndex, let entries = memberEntries(at: given) else { return self }
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
