import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a term.
struct TermPage: Page {
    /// The pages of a kind that use the term.
    struct Uses: Sendable {
        let label: String
        let pages: [PageLink]
        /// The number of pages left out; none if below 1.
        let left: Int
    }

    let entry: TermEntry
    let date: CivilDate?
    let origin: String
    let summary: String
    let otherNames: [String]
    let tags: [TaxonomyValue]
    let values: PageTaxonomies
    let body: PageBody?
    let source: String?
    let sourceURL: String?
    let related: [PageLink]
    let uses: [Uses]
    let previous: PageLink?
    let next: PageLink?

    var id: String { "term:\(entry.id)" }
    private var path: String { Address.term(entry.id) }
    var pageHead: PageHead {
        PageHead(
            path: path, template: "term", change: .own(date),
            scripts: [.glossary], isArticle: true)
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let numbers = layout.numbers
        let sourceSentence = SplitSentence(numbers) { LearnWords.termSource(source: $0) }
        return PageContent(
            heading: entry.headword, description: entry.short,
            language: entry.language, part: numbers.text(LearnWords.dictionary),
            section: [Address.glossary], subject: .thing("DefinedTerm", properties(layout)),
            own: body.languageValues.merging([
                "id": .text(entry.id),
                "aliases": .text(entry.formerIDs),
                "summary": .text(summary),
                "otherNames": .optional(otherNames.otherNames(numbers)),
                "body": try body.value,
                "tags": tags.value(from: path),
                "taxonomies": values.value(from: path),
                "source": .optional(source),
                "sourceURL": .optional(sourceURL),
                "sourceBefore": .text(sourceSentence.before),
                "sourceAfter": .text(sourceSentence.after),
                "relatedLabel": .text(numbers.text(LearnWords.termRelated)),
                "related": .list(related.map { $0.value(from: path) }),
                "uses": .list(uses.map { value($0, numbers) }),
                "previous": previous.value(from: path),
                "next": next.value(from: path),
                "more": .text(numbers.text(LearnWords.termMore)),
            ]))
    }

    private func value(_ uses: Uses, _ numbers: NumberWriter) -> TemplateValue {
        let more = uses.left > 0 ? LearnWords.termUsesMore(count: uses.left) : nil
        return .object([
            "label": .text(uses.label),
            "pages": .list(uses.pages.map { $0.value(from: path) }),
            "more": .optional(more.map { numbers.text($0) }),
        ])
    }

    private func properties(_ layout: Layout) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "alternateName": LinkedData.texts(otherNames),
            "inDefinedTermSet": .thing(
                "DefinedTermSet",
                [
                    "name": .text(layout.numbers.text(LearnWords.dictionary)),
                    "url": layout.link(Address.glossary),
                ]),
        ])
    }
}
