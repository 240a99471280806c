public import PennyDiagnostics
import PennyEngine

/// A key of the site’s own by which pages are grouped, as by tags: `taxonomies: [author, region]`.
/// Each value has a page, and so has the list of all values.
public struct Taxonomy: Equatable, Sendable {
    /// The key in front matter, and the folder in addresses.
    public let name: String
    /// The label on pages.
    public let label: String
    /// The location in `site.yaml`.
    public let location: SourceLocation

    static let key = "taxonomies"

    /// Names that no taxonomy can have, since they are keys of some file already.
    private static func reserved(_ calculators: CalculatorCatalog) -> Set<String> {
        Set(
            ProsePage.sectionKeys.names + Lesson.keys.names + GlossaryReader.rowKeys
                + SavedSetReader.commonKeys
                + calculators.all.flatMap { $0.fields.map(\.name) })
    }

    /// Reads a list of names, or a mapping from names to labels.
    static func all(
        _ keys: inout KeyReader, _ calculators: CalculatorCatalog
    ) -> [Taxonomy] {
        let entries = entries(&keys)
        if entries.isEmpty { return [] }
        let reserved = reserved(calculators)
        var all: [Taxonomy] = []
        for (name, label) in entries {
            if !Slug.isValid(name.text) {
                let suggestion = Slug.suggestion(for: name.text)
                keys.report(.value.badName(name.text, suggestion), name.location)
            } else if reserved.contains(name.text) {
                keys.report(.setting.taxonomyTaken(name.text), name.location)
            } else if let first = all.first(where: { $0.name == name.text }) {
                keys.report(.value.duplicateName(name.text, first.location), name.location)
            } else {
                all.append(
                    Taxonomy(
                        name: name.text, label: label ?? Slug.title(of: name.text),
                        location: name.location))
            }
        }
        return all
    }

    private static func entries(_ keys: inout KeyReader) -> [(LocatedWord, label: String?)] {
        let entry = keys.entries.first { $0.isNamed(key) }
        guard let entry, case .mapping(let entries) = entry.value.value else {
            return keys.locatedWords(key).map { ($0, nil) }
        }
        _ = keys.node(key)
        var inner = KeyReader(entries, start: entry.keyLocation)
        let named = entries.map { entry in
            (
                LocatedWord(text: entry.key, location: entry.keyLocation),
                label: inner.text(entry.key)?.text
            )
        }
        keys.add(inner.diagnostics)
        return named
    }

    /// The values of a page, by the names of the taxonomies that it has.
    static func values(_ names: [String], _ keys: inout KeyReader) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for name in names where keys.has(name) { values[name] = keys.words(name) }
        return values
    }
}
