import PennyDiagnostics

extension KeyReader {
    /// Reads figures with their texts from a mapping or, in a cell, from `payment=2155.01; …`.
    mutating func shownFigures(_ key: String) -> [ShownFigure] {
        guard let node = node(key) else { return [] }
        switch node.value {
        case .mapping(let entries):
            return entries.compactMap { entry in
                guard case .text(let text) = entry.value.value else {
                    report(.key.textExpected(entry.key), entry.value.location)
                    return nil
                }
                return ShownFigure(
                    name: entry.key, text: text, location: entry.value.location)
            }
        case .text(let text):
            return text.split(separator: ";").compactMap { pair in
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2 else {
                    report(.yaml.mappingExpected, node.location)
                    return nil
                }
                return ShownFigure(
                    name: Self.trimmed(parts[0]), text: Self.trimmed(parts[1]),
                    location: node.location)
            }
        case .list:
            report(.yaml.mappingExpected, node.location)
            return []
        }
    }

    /// Reads each mapping of a list with `read`.
    mutating func mappings<Value>(
        _ key: String, _ read: (inout KeyReader) -> Value?
    ) -> [Value] {
        guard let node = node(key) else { return [] }
        guard case .list(let items) = node.value else {
            report(.key.entriesExpected(key), node.location)
            return []
        }
        return items.compactMap { item in
            guard case .mapping(let entries) = item.value else {
                report(.yaml.mappingExpected, item.location)
                return nil
            }
            var keys = KeyReader(entries, start: item.location)
            let value = read(&keys)
            add(keys.diagnostics)
            return value
        }
    }
}
