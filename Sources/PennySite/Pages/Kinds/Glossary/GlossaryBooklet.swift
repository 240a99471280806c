import PennyDiagnostics
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// The whole dictionary on one page, for paper.
struct GlossaryBooklet: Page {
    struct Entry: Sendable {
        let id: String
        let headword: String
        let language: TextLanguage?
        let otherNames: [String]
        let summary: String
        let body: PageBody?
    }

    struct Letter: Sendable {
        let letter: String
        let terms: [Entry]

        /// The first and the last term of a letter.
        var span: String {
            guard let first = terms.first?.headword, let last = terms.last?.headword,
                terms.count > 1
            else { return terms.first?.headword ?? "" }
            return "\(first) – \(last)"
        }
    }

    /// The number of terms.
    let count: Int
    let letters: [Letter]
    /// The identifiers of terms, by their relative addresses on this page.
    let words: [String: String]

    var id: String { "glossary:booklet" }
    var origin: String { "the printed dictionary" }
    var pageHead: PageHead { PageHead(path: Address.glossaryBooklet, template: "dictionary") }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        PageContent(
            heading: layout.numbers.text(LearnWords.dictionaryBooklet),
            description: layout.numbers.text(
                LearnWords.dictionaryBookletDescription(words: count)),
            section: [Address.glossary], subject: .thing("DefinedTermSet", []),
            own: [
                "letters": .list(
                    try letters.map { (letter) throws(DiagnosticError) -> TemplateValue in
                        .object([
                            "label": .text(GlossaryLetter.label(letter.letter, layout.numbers)),
                            "anchor": .text(GlossaryLetter.anchor(letter.letter)),
                            "href": .text("#" + GlossaryLetter.anchor(letter.letter)),
                            "span": .text(letter.span),
                            "terms": .list(
                                try letter.terms.map { (entry) throws(DiagnosticError) in
                                    try value(entry, layout)
                                }),
                        ])
                    })
            ])
    }

    private func value(
        _ entry: Entry, _ layout: Layout
    ) throws(DiagnosticError) -> TemplateValue {
        .object(
            entry.language.values.merging(entry.body.languageValues).merging([
                "anchor": .text(PageAnchors.term(entry.id)),
                "term": .text(entry.headword),
                "otherNames": .optional(entry.otherNames.otherNames(layout.numbers)),
                "summary": .text(entry.summary),
                "body": try html(of: entry).map { .markup($0) } ?? .flag(false),
            ]))
    }

    /// Renders a definition below its own heading. Links to other terms lead to them on this page.
    private func html(of entry: Entry) throws(DiagnosticError) -> [UInt8]? {
        guard let body = entry.body, !body.isEmpty else { return nil }
        var references = try body.references
        let own = PageAnchors.prefix(ofTerm: entry.id)
        references.anchorPrefix = own
        references.headingOffset = 2
        references.term = { "#" + PageAnchors.term($0) }
        let link = references.link
        references.link = { destination in
            guard let address = link(destination) else { return nil }
            if address.hasPrefix("#") { return "#" + own + address.dropFirst() }
            return words[address].map { "#" + PageAnchors.term($0) } ?? address
        }
        return body.body.html(references)
    }
}
