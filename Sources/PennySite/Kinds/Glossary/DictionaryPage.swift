import PennyMarkup
import PennyTemplates

/// The list of all terms.
struct DictionaryPage: Page {
    struct Letter: Sendable {
        let letter: String
        let terms: [TermEntry]
    }

    /// How many terms there are.
    let count: Int
    let letters: [Letter]

    var id: String { "glossary" }
    var origin: String { "the dictionary" }
    var pageHead: PageHead {
        PageHead(
            path: Address.glossary, template: "glossary",
            scripts: [WordsFile.script, "marks.js", "search.js", "glossary.js"])
    }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: frame.numbers.text(LearnWords.dictionary),
            description: frame.numbers.text(LearnWords.dictionaryDescription(words: count)),
            section: [Address.glossary], subject: .thing("DefinedTermSet", []),
            own: [
                "print": .text(
                    Address.relative(from: Address.glossary, to: Address.glossaryBooklet)),
                "letters": .list(
                    letters.map { letter in
                        .object([
                            "label": .text(GlossaryLetter.label(letter.letter, frame.numbers)),
                            "anchor": .text(GlossaryLetter.anchor(letter.letter)),
                            "href": .text("#" + GlossaryLetter.anchor(letter.letter)),
                            "terms": letter.terms.value(from: Address.glossary),
                        ])
                    }),
            ])
    }
}
