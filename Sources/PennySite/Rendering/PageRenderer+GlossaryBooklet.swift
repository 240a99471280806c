import PennyContent
import PennyMarkdown
import PennyTemplates

/// The whole dictionary on one page, for paper.
extension PageRenderer {
    func glossaryBookletValues() -> PageValues {
        let words = wordsByAddress
        let count = countText(of: site.glossary.terms)
        return PageValues(
            heading: "The whole dictionary",
            description: "\(count) about money with what they mean, in plain language.",
            section: [Address.glossary],
            own: [
                "letters": .list(
                    site.glossary.letters.map { letter, terms in
                        .object([
                            "label": .text(GlossaryLetter.label(letter)),
                            "anchor": .text(GlossaryLetter.anchor(letter)),
                            "href": .text("#" + GlossaryLetter.anchor(letter)),
                            "span": .text(Self.span(of: terms)),
                            "terms": .list(terms.map { bookletEntry($0, among: words) }),
                        ])
                    })
            ])
    }

    /// The first word of a letter and its last.
    private static func span(of terms: [GlossaryTerm]) -> String {
        guard let first = terms.first?.headword, let last = terms.last?.headword,
            terms.count > 1
        else { return terms.first?.headword ?? "" }
        return "\(first) – \(last)"
    }

    private func bookletEntry(
        _ term: GlossaryTerm, among words: [String: String]
    ) -> TemplateValue {
        .object([
            "anchor": .text(PageAnchors.term(term.id)),
            "term": .text(term.headword),
            "names": .text(term.otherNames.joined(separator: " · ")),
            "summary": .text(filled(term.short, own: nil)),
            "body": bookletHTML(of: term, among: words).map { .html($0) } ?? .flag(false),
        ])
    }

    /// A definition below a heading of its own, whose links to other words lead to
    /// them on the same page.
    private func bookletHTML(
        of term: GlossaryTerm, among words: [String: String]
    ) -> String? {
        let path = SourcePath.term(term, in: site.folder)
        guard let body = content.bodies[path],
            !body.source.text.allSatisfy(\.isWhitespace)
        else { return nil }
        var references = references(of: body, path, on: Address.glossaryBooklet)
        let own = PageAnchors.prefix(ofTerm: term.id)
        references.anchorPrefix = own
        references.headingOffset = 2
        references.term = { "#" + PageAnchors.term($0) }
        let link = references.link
        references.link = { destination in
            guard let address = link(destination) else { return nil }
            if address.hasPrefix("#") { return "#" + own + address.dropFirst() }
            return words[address].map { "#" + PageAnchors.term($0) } ?? address
        }
        return Markdown.html(of: body.source, references)
    }

    /// The words by their addresses as the booklet links to them.
    private var wordsByAddress: [String: String] {
        Dictionary(
            site.glossary.ids.map { id in
                (Address.relative(from: Address.glossaryBooklet, to: Address.term(id)), id)
            }, uniquingKeysWith: { first, _ in first })
    }
}
