import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// The anchors of a page's own parts, which no heading of a text may have.
enum PageAnchors {
    /// Anchors of a result that links can lead to, in addition to its tables. Its form is `inputs`.
    static let result: Set<String> = names(of: [
        ElementID.result, ElementID.steps, ElementID.proofs, "inputs",
    ])
    /// Returns all anchors of a result with these tables, and with these headings in its text.
    static func result(
        _ tables: [String], _ headings: [MarkdownOutline.Heading]
    ) -> Set<String> {
        result.union(tables).union(headings.map(\.anchor))
    }

    /// Returns the `id`s around a text: those of its templates and of the parts that it can embed,
    /// with their results and forms.
    ///
    /// - Parameter calculators: the calculators whose forms the page may have.
    static func around(
        _ names: [String], in templates: TemplateSet, formsOf calculators: [Calculator]
    ) -> ReservedAnchors {
        let ids = templates.elementIDs(
            of: names + ["embedded-pages"] + (calculators.isEmpty ? [] : ["embedded-form"]))
        var anchors = ReservedAnchors(ids.ids.union(parts), prefixes: ids.prefixes.union(numbered))
        for calculator in calculators {
            for field in calculator.fields + [InputField.currency] {
                for beginning in fields {
                    anchors.ids.insert(beginning + field.name)
                    // The entries of a list have numbers.
                    anchors.prefixes.insert(beginning + field.name + ".")
                }
            }
        }
        return anchors
    }

    /// The prefixes of `id`s that scripts number.
    private static let numbered: Set<String> = ["error--", "pick--"]
    private static let parts = names(of: [
        ElementID.result, ElementID.beside, ElementID.steps, ElementID.proofs, ElementID.inputs,
    ])

    private static func names(of ids: [StaticString]) -> Set<String> {
        Set(ids.map(\.description))
    }

    private static let fields = [ElementID.field, ElementID.help].map(\.description)

    /// Returns the anchor of a chapter on the page of the whole course.
    static func chapter(_ id: String) -> String { "chapter-\(id)" }

    /// Returns the prefix of a chapter's own anchors on that page. Names have no two hyphens in a
    /// row, so no two chapters share an anchor.
    static func prefix(ofChapter id: String) -> String { "\(id)--" }

    /// Returns the anchor of a term in the glossary's booklet.
    static func term(_ id: String) -> String { "word-\(id)" }

    /// Returns the prefix of the anchors of a term's definition in the booklet.
    static func prefix(ofTerm id: String) -> String { "word-\(id)--" }
}
