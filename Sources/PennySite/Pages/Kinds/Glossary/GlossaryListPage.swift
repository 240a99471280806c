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
    fileprivate var shown: [Letter] {
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
    fileprivate var addresses: [(letter: String, address: String)] {
        var first = 0
        return letters.map { letter in
            let address = part.address(ofEntry: first)
            first += letter.terms.count
            return (letter.letter, address)
        }
    }

    func content(in layout: Layout) -> PageContent {
        let numbers = layout.numbers
        return PageContent(
            heading: part.heading(numbers.text(LearnWords.dictionary), numbers),
            description: numbers.text(LearnWords.dictionaryDescription(words: count)),
            section: [Address.glossary], subject: .thing("DefinedTermSet", []),
            own: Self.values.values(of: ShownPage(self, numbers), on: part.address))
    }
}

extension GlossaryListPage {
    static let values: [PageValue<ShownPage<GlossaryListPage>>] =
        [
            .text("print", "The way to all terms on one page.") { page, _ in
                Address.relative(from: page.part.address, to: Address.glossaryBooklet)
            },
            .list(
                "letterLinks", "Links to all letters, which may be on other pages.",
                of: linkValues
            ) { page, _ in
                page.addresses.map { (ShownPage($0.letter, page.numbers), $0.address) }
            },
            .list("letters", "The letters.", of: Letter.values) { page, _ in
                page.each(page.shown)
            },
        ] + Pagination.values.of { ShownPage($0.part, $0.numbers) }

    private static let linkValues: [PageValue<(letter: ShownPage<String>, address: String)>] = [
        GlossaryLetter.values[0].of { $0.letter },
        .text("href", "The way to it.") { link, address in
            let anchor = "#" + GlossaryLetter.anchor(link.letter.page)
            if link.address == address { return anchor }
            return Address.relative(from: address, to: link.address) + anchor
        },
    ]
}

extension GlossaryListPage.Letter {
    fileprivate static let values: [PageValue<ShownPage<Self>>] =
        GlossaryLetter.values.of { ShownPage($0.letter, $0.numbers) } + [
            .list("terms", "The terms of the letter.", of: TermEntry.values) { letter, _ in
                letter.terms
            }
        ]
}
