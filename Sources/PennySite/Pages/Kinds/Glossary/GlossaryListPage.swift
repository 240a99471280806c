import PennyMarkup
import PennyTemplates

/// The list of all terms.
struct GlossaryListPage: Page {
    struct Letter: Sendable {
        let letter: String
        let terms: [TermEntry]
    }

    /// The number of terms.
    let count: Int
    let letters: [Letter]
    /// The page of the dictionary; the only one, unless the dictionary is large.
    let part: Pagination

    var id: String { "glossary" + (part.isFirst ? "" : ":\(part.number)") }
    var origin: String { "the dictionary" }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "glossary",
            scripts: [.glossary])
    }

    /// The letters with the terms of this page.
    private var shown: [Letter] {
        var first = 0
        return letters.compactMap { letter in
            let own = part.entries.clamped(to: first..<first + letter.terms.count)
            defer { first += letter.terms.count }
            if own.isEmpty { return nil }
            return Letter(
                letter: letter.letter,
                terms: Array(letter.terms[own.lowerBound - first..<own.upperBound - first]))
        }
    }

    /// The address of the page on which each letter begins.
    private var addresses: [(letter: String, address: String)] {
        var first = 0
        return letters.map { letter in
            let address = part.address(ofEntry: first)
            first += letter.terms.count
            return (letter.letter, address)
        }
    }

    func content(in layout: Layout) -> PageContent {
        let numbers = layout.numbers
        let own: TemplateValues = [
            "print": .text(
                Address.relative(from: part.address, to: Address.glossaryBooklet)),
            "letterLinks": .list(
                addresses.map { letter, address in
                    let anchor = "#" + GlossaryLetter.anchor(letter)
                    let href = Address.relative(from: part.address, to: address)
                    return .object([
                        "label": .text(GlossaryLetter.label(letter, numbers)),
                        "href": .text(address == part.address ? anchor : href + anchor),
                    ])
                }),
            "letters": .list(
                shown.map { letter in
                    .object([
                        "label": .text(GlossaryLetter.label(letter.letter, numbers)),
                        "anchor": .text(GlossaryLetter.anchor(letter.letter)),
                        "href": .text("#" + GlossaryLetter.anchor(letter.letter)),
                        "terms": letter.terms.value(from: part.address),
                    ])
                }),
        ]
        return PageContent(
            heading: part.heading(numbers.text(LearnWords.dictionary), numbers),
            description: numbers.text(LearnWords.dictionaryDescription(words: count)),
            section: [Address.glossary], subject: .thing("DefinedTermSet", []),
            own: own.merging(part.values(in: layout)))
    }
}
