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
        return PageContent(
            heading: entry.headword, description: entry.short,
            language: entry.language, part: numbers.text(LearnWords.dictionary),
            section: [Address.glossary], subject: .thing("DefinedTerm", properties(layout)),
            own: Self.values.values(
                of: ShownPage(self, numbers, html: try body.makeHTML()), on: path))
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

extension TermPage {
    static let values: [PageValue<ShownPage<TermPage>>] =
        PageBody?.languageValues.of { $0.body } + [
            .text("id", "The name of the term’s file.") { page, _ in page.entry.id },
            .text("aliases", "Names that it had before.") { page, _ in page.entry.formerIDs },
            .text("summary", "One sentence on it.") { page, _ in page.summary },
            .optional("otherNames", "Its other names, in a sentence.") { page, _ in
                page.otherNames.otherNames(page.numbers)
            },
            .html("body", "The definition.") { page, _ in page.html },
        ] + [TaxonomyValue].values.of { $0.tags } + PageTaxonomies.values.of { $0.values }
        + sourceValues + [
            .text("relatedLabel", "What the related terms are called together.") { page, _ in
                page.numbers.text(LearnWords.termRelated)
            },
            .list("related", "The related terms.", of: PageLink.values) { page, _ in
                page.related
            },
            .list("uses", "The pages that use it, by kind.", of: Uses.values) { page, _ in
                page.each(page.uses)
            },
        ]
        + Neighbours.values.of { Neighbours(previous: $0.previous, next: $0.next) }
        + [Neighbours.label { $0.numbers.text(LearnWords.termMore) }]

    private static let sourceValues: [PageValue<ShownPage<TermPage>>] =
        [
            .optional("source", "Who the definition is from.") { page, _ in page.source },
            .optional("sourceURL", "The address of that source.") { page, _ in page.sourceURL },
        ]
        + [
            PageValue<SplitSentence>.text(
                "sourceBefore", "What the sentence says before the source."
            ) { sentence, _ in sentence.before },
            .text("sourceAfter", "What it says behind the source.") { sentence, _ in
                sentence.after
            },
        ].of { page in SplitSentence(page.numbers) { LearnWords.termSource(source: $0) } }
}

extension TermPage.Uses {
    static let values: [PageValue<ShownPage<Self>>] = [
        .text("label", "What the kind is called.") { uses, _ in uses.label },
        .list("pages", "The pages.", of: PageLink.values) { uses, _ in uses.pages },
        .optional("more", "How many more there are, in words.") { uses, _ in
            uses.left > 0 ? uses.numbers.text(LearnWords.termUsesMore(count: uses.left)) : nil
        },
    ]
}
