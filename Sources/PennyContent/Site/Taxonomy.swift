public import PennyDiagnostics
import PennyEngine

/// A key of the site’s own by which pages are grouped, as tags are: `taxonomies: [author, region]`.
/// Each value has a page, and so has the list of all values.
public struct Taxonomy: Equatable, Sendable {
    /// The key in front matter, and the folder in addresses.
    public let name: String
    /// What pages call it.
    public let label: String
    /// Where `site.yaml` names it.
    public let location: SourceLocation

    static let key = "taxonomies"

    /// What no taxonomy can be called: it is a key of some file already.
    static let taken = Set(
        ProsePage.sectionKeys + Lesson.keys + GlossaryReader.rowKeys + ["name"]
            + SavedSetReader.commonKeys + Calculator.allCases.flatMap { $0.fields.map(\.name) })

    /// Reads a list of names, or a mapping from names to what pages call them.
    static func all(_ keys: inout KeyReader) -> [Taxonomy] {
        var all: [Taxonomy] = []
        for (name, label) in entries(&keys) {
            if !Slug.isValid(name.text) {
                let suggestion = Slug.suggestion(for: name.text)
                keys.report(.badName(name.text, suggestion: suggestion), name.location)
            } else if taken.contains(name.text) {
                keys.report(.taxonomyTaken(name.text), name.location)
            } else if let first = all.first(where: { $0.name == name.text }) {
                keys.report(.duplicateName(name.text, first: first.location), name.location)
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
        let place = keys.entries.first { $0.isNamed(key) }
        guard let place, case .mapping(let entries) = place.value.value else {
            return keys.locatedWords(key).map { ($0, nil) }
        }
        _ = keys.node(key)
        var inner = KeyReader(entries, start: place.keyLocation)
        let named = entries.map { entry in
            (
                LocatedWord(text: entry.key, location: entry.keyLocation),
                label: inner.text(entry.key)?.text
            )
        }
        keys.take(inner.diagnostics)
        return named
    }

    /// The values of a page, by the names of those that it has.
    static func values(_ names: [String], _ keys: inout KeyReader) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for name in names where keys.has(name) { values[name] = keys.words(name) }
        return values
    }
}
