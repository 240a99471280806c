import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// The dictionary: its list, its terms, and what its search reads.
extension PageRenderer {
    func glossaryValues() -> PageValues {
        let letters = site.glossary.letters
        return PageValues(
            heading: "Dictionary",
            description: "\(countText(of: site.glossary.terms)) about money, in plain language.",
            section: [Address.glossary],
            own: [
                "print": .text(
                    Address.relative(from: Address.glossary, to: Address.glossaryBooklet)),
                "letters": .list(
                    letters.map { letter, terms in
                        .object([
                            "label": .text(GlossaryLetter.label(letter)),
                            "anchor": .text(GlossaryLetter.anchor(letter)),
                            "href": .text("#" + GlossaryLetter.anchor(letter)),
                            "terms": .list(terms.map { entry($0, from: Address.glossary) }),
                        ])
                    }),
            ])
    }

    func countText(of terms: [GlossaryTerm]) -> String {
        terms.count == 1 ? "1 word" : "\(numbers.text(.count(terms.count))) words"
    }

    /// A term in a list.
    func entry(_ term: GlossaryTerm, from page: String) -> TemplateValue {
        .object([
            "id": .text(term.id),
            "aliases": .text(formerIDs(of: term)),
            "term": .text(term.headword),
            "href": .text(Address.relative(from: page, to: Address.term(term.id))),
            "short": .text(short(of: term)),
        ])
    }

    /// Names a term had in addresses, but for those that other terms have now.
    private func formerIDs(of term: GlossaryTerm) -> String {
        term.formerIDs.filter { site.glossary[$0] == nil }.joined(separator: " ")
    }

    /// One sentence on a term, or the beginning of its definition.
    private func short(of term: GlossaryTerm) -> String {
        let body = content.bodies[SourcePath.term(term, in: site.folder)]
        return filled(term.short.isEmpty ? body?.outline.opening ?? "" : term.short, own: nil)
    }

    func termValues(_ index: Int) -> PageValues {
        let term = site.glossary.terms[index]
        let page = Address.term(term.id)
        let related = term.seeAlso.compactMap { site.glossary[$0.text] }
        return PageValues(
            heading: term.headword, description: short(of: term), part: "Dictionary",
            section: [Address.glossary],
            own: [
                "id": .text(term.id),
                "aliases": .text(formerIDs(of: term)),
                "summary": .text(filled(term.short, own: nil)),
                "names": .text(term.otherNames.joined(separator: " · ")),
                "body": html(SourcePath.term(term, in: site.folder)).map { .html($0) }
                    ?? .flag(false),
                "source": .optional(term.source),
                "sourceURL": .optional(term.sourceURL),
                "relatedLabel": .text("See also"),
                "related": .list(
                    related.map { link($0.headword, to: Address.term($0.id), from: page) }),
                "uses": .list(uses(of: term, on: page)),
                "previous": neighbour(index - 1, from: page),
                "next": neighbour(index + 1, from: page),
                "more": .text("More words"),
            ])
    }

    private func neighbour(_ index: Int, from page: String) -> TemplateValue {
        guard site.glossary.terms.indices.contains(index) else { return .flag(false) }
        let term = site.glossary.terms[index]
        return link(term.headword, to: Address.term(term.id), from: page)
    }

    /// How many pages of a kind a term lists.
    private static let useLimit = 12

    private func uses(of term: GlossaryTerm, on page: String) -> [TemplateValue] {
        termUses.pages(of: term.id).map { kind, pages in
            let left = pages.count - Self.useLimit
            return .object([
                "label": .text(Self.label(of: kind)),
                "pages": .list(
                    pages.prefix(Self.useLimit).map {
                        link(filled($0.title, own: $0.own), to: $0.address, from: page)
                    }),
                "more": .optional(left > 0 ? "and \(numbers.text(.count(left))) more" : nil),
            ])
        }
    }

    private static func label(of kind: TermUses.Page.Kind) -> String {
        switch kind {
        case .lesson: "Chapters"
        case .page: "Pages"
        case .explanation: "Calculators"
        case .set: "Saved sets"
        case .term: "Other words"
        }
    }

    /// The script that hands the search its data.
    func searchScript() throws(DiagnosticError) -> [UInt8] {
        let entries = site.glossary.terms.map { term in
            let body = content.bodies[SourcePath.term(term, in: site.folder)]
            let text = body.map { Markdown.plainText(of: $0.source) } ?? ""
            return SearchData.Entry(
                id: term.id, headword: term.headword,
                names: term.names.filter { $0 != term.headword },
                text: filled(
                    [term.short, text].filter { !$0.isEmpty }.joined(separator: " "), own: nil))
        }
        return try SearchData(entries: entries).script()
    }

    /// Terms that a page names as ones to know; those that a glossary lacks
    /// were reported, or need not be there.
    func words(_ names: [LocatedWord], from page: String) -> TemplateValue {
        .list(names.compactMap { site.glossary[$0.text] }.map { entry($0, from: page) })
    }
}
