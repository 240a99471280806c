import PennyDiagnostics

extension KeyReader {
    /// The text of a key with its place, as values keep it.
    mutating func located(_ key: String) -> LocatedWord? {
        text(key).map { LocatedWord(text: $0.text, location: $0.location) }
    }

    /// The same of a key that must be there, or be misspelt.
    mutating func requiredWord(_ key: String, example: String) -> LocatedWord? {
        requiredTextOrMisspelt(key, example: example).map {
            LocatedWord(text: $0.text, location: $0.location)
        }
    }

    /// A whole number between two bounds.
    mutating func wholeNumber(_ key: String, in bounds: ClosedRange<Int>) -> Int? {
        guard let typed = text(key) else { return nil }
        guard typed.text.count <= 9, let number = Int(typed.text) else {
            report(.notAWholeNumber(key: key, typed.text), typed.location)
            return nil
        }
        if bounds.contains(number) { return number }
        report(.notWithin(key: key, number, bounds), typed.location)
        return nil
    }

    /// What `read` makes of each mapping of a list.
    mutating func mappings<Value>(
        _ key: String, _ read: (inout KeyReader) -> Value?
    ) -> [Value] {
        guard let node = node(key) else { return [] }
        guard case .list(let items) = node.value else {
            report(.listExpected(key), node.location)
            return []
        }
        return items.compactMap { item in
            guard case .mapping(let entries) = item.value else {
                report(.mappingExpected, item.location)
                return nil
            }
            var keys = KeyReader(entries, start: item.location)
            let value = read(&keys)
            take(keys.diagnostics)
            return value
        }
    }
}
