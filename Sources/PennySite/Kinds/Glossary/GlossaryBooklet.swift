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
        let body: BodyText?
    }

    struct Letter: Sendable {
        let letter: String
        let terms: [Entry]

        /// The first word of a letter and its last.
        var span: String {
            guard let first = terms.first?.headword, let last = terms.last?.headword,
                terms.count > 1
            else { return terms.first?.headword ?? "" }
            return "\(first) – \(last)"
        }
    }

    /// How many terms there are.
    let count: Int
    let letters: [Letter]
    /// The terms by their addresses as the booklet links to them.
    let words: [String: String]

    var id: String { "glossary:booklet" }
    var origin: String { "the printed dictionary" }
    var pageHead: PageHead { PageHead(path: Address.glossaryBooklet, template: "dictionary") }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        PageContent(
            heading: frame.numbers.text(LearnWords.dictionaryBooklet),
            description: frame.numbers.text(
                LearnWords.dictionaryBookletDescription(words: count)),
            section: [Address.glossary], subject: .thing("DefinedTermSet", []),
            own: [
                "letters": .list(
                    try letters.map { (letter) throws(DiagnosticError) -> TemplateValue in
                        .object([
                            "label": .text(GlossaryLetter.label(letter.letter, frame.numbers)),
                            "anchor": .text(GlossaryLetter.anchor(letter.letter)),
                            "href": .text("#" + GlossaryLetter.anchor(letter.letter)),
                            "span": .text(letter.span),
                            "terms": .list(
                                try letter.terms.map { (entry) throws(DiagnosticError) in
                                    try value(entry, frame)
                                }),
                        ])
                    })
            ])
    }

    private func value(
        _ entry: Entry, _ frame: Frame
    ) throws(DiagnosticError) -> TemplateValue {
        .object(
            entry.language.values.merging(entry.body.languageValues).merging([
                "anchor": .text(PageAnchors.term(entry.id)),
                "term": .text(entry.headword),
                "otherNames": .optional(entry.otherNames.otherNames(frame.numbers)),
                "summary": .text(entry.summary),
                "body": try html(of: entry).map { .markup($0) } ?? .flag(false),
            ]))
    }

    /// A definition below a heading of its own, whose links to other words lead to
    /// them on the same page.
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
