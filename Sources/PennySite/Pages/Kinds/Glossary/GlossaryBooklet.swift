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
            own: Self.values.values(of: try shown(layout.numbers), on: Address.glossaryBooklet))
    }

    /// A letter with the definitions that its terms have on this page.
    struct ShownLetter {
        let letter: ShownPage<Letter>
        let terms: [ShownPage<Entry>]
    }

    private func shown(_ numbers: NumberWriter) throws(DiagnosticError) -> [ShownLetter] {
        try letters.map { (letter) throws(DiagnosticError) in
            ShownLetter(
                letter: ShownPage(letter, numbers),
                terms: try letter.terms.map { (entry) throws(DiagnosticError) in
                    ShownPage(entry, numbers, html: try html(of: entry))
                })
        }
    }

    /// Renders a definition below its own heading. Links to other terms lead to them on this page.
    private func html(of entry: Entry) throws(DiagnosticError) -> [UInt8]? {
        guard let body = entry.body, !body.isEmpty else { return nil }
        var references = try body.makeReferences()
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

    // MARK: - Values

    static let values: [PageValue<[ShownLetter]>] = [
        .list("letters", "The letters.", of: letterValues) { letters, _ in letters }
    ]

    private static let letterValues: [PageValue<ShownLetter>] =
        GlossaryLetter.values.of { ShownPage($0.letter.letter, $0.letter.numbers) } + [
            .text("span", "The first term of the letter and its last.") { letter, _ in
                letter.letter.span
            },
            .list("terms", "The terms of the letter.", of: entryValues) { letter, _ in
                letter.terms
            },
        ]

    private static let entryValues: [PageValue<ShownPage<Entry>>] =
        [
            .text("anchor", "Where the term is on the page.") { entry, _ in
                PageAnchors.term(entry.id)
            },
            .text("term", "The word.") { entry, _ in entry.headword },
            .optional("otherNames", "Its other names, in a sentence.") { entry, _ in
                entry.otherNames.otherNames(entry.numbers)
            },
            .text("summary", "One sentence on it.") { entry, _ in entry.summary },
            .html("body", "The definition.") { entry, _ in entry.html },
        ] + TextLanguage?.values.of { $0.language } + PageBody?.languageValues.of { $0.body }
}
