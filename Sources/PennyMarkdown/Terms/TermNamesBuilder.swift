/// Collects names and the terms that share each.
struct TermNamesBuilder {
    var trie = NameTrie()
    var claims: [(name: String, ids: [String])] = []
    private var claimIndex: [String: Int] = [:]

    mutating func add(_ name: String, of entry: TermNames.Entry, at index: Int) {
        let units = Self.units(of: name)
        guard !units.isEmpty else { return }
        claim(name, units, of: entry.id)
        func form(isPlural: Bool) -> NameForm {
            NameForm(
                entry: index, gate: Self.gate(for: units, entry.linking), name: units,
                isPlural: isPlural)
        }
        let scalars = units.map(\.scalar)
        trie.insert(scalars, form(isPlural: false))
        if let plain = ArabicPrefix.withoutArticles(scalars) {
            trie.insert(plain, form(isPlural: false))
        }
        let vowels: [Unicode.Scalar] = ["a", "e", "i", "o", "u", " "]
        if units.count > 2, let last = units.last, last.scalar == "y", !last.isCapital,
            !vowels.contains(units[units.count - 2].scalar)
        {
            let stem = units.dropLast().map(\.scalar)
            trie.insert(stem + ["i", "e", "s"], form(isPlural: true))
        }
    }

    private mutating func claim(_ name: String, _ units: [FoldedText.Unit], of id: String) {
        let key = String(String.UnicodeScalarView(units.map(\.scalar)))
        if let index = claimIndex[key] {
            // Entries come one after the other.
            if claims[index].ids.last != id { claims[index].ids.append(id) }
        } else {
            claimIndex[key] = claims.count
            claims.append((name, [id]))
        }
    }

    private static func units(of name: String) -> [FoldedText.Unit] {
        var text = FoldedText()
        text.append(Array(name.utf8)[...], run: 0)
        let units = text.units.drop { $0.scalar == " " }
        return Array(units.last?.scalar == " " ? units.dropLast() : units)
    }

    private static func gate(
        for units: [FoldedText.Unit], _ linking: TermNames.Linking
    ) -> NameForm.Gate {
        if linking == .caseSensitive, !units.contains(where: { $0.scalar == " " }) {
            return .asWritten(units.map(\.isCapital))
        }
        let letters = units.filter { $0.scalar.properties.isCased }
        return !letters.isEmpty && letters.allSatisfy(\.isCapital) ? .capitals : .none
    }
}
