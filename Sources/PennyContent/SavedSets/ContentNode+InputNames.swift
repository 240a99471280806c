import PennyEngine

extension [ContentNode.Entry] {
    /// Returns the entries with the names of inputs in their correct case.
    func named(as fields: [InputField]) -> [ContentNode.Entry] {
        map { entry in
            if entry.isNamed("currency") || fields.contains(where: { entry.isNamed($0.name) }) {
                return entry
            }
            let name = (fields.map(\.name) + ["currency"]).first { name in
                KeyName.isSame(entry.key, as: name) && !contains { $0.isNamed(name) }
            }
            guard let name else { return entry }
            return ContentNode.Entry(
                key: name, keyLocation: entry.keyLocation, value: entry.value)
        }
    }
}
