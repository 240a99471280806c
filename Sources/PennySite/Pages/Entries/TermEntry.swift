import PennyContent
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// A term in a list.
struct TermEntry: Sendable {
    let id: String
    /// Former names of the term in addresses, without those that other terms have now.
    let formerIDs: String
    let headword: String
    /// One sentence on the term, or the beginning of its definition.
    let short: String
    let language: TextLanguage?

    /// The values of a term in a list.
    static let values: [PageValue<TermEntry>] =
        [
            .text("id", "The name of its file.") { term, _ in term.id },
            .text("aliases", "Names that it had before.") { term, _ in term.formerIDs },
            .text("term", "The word.") { term, _ in term.headword },
            .text("href", "The way to its page.") {
                Address.relative(from: $1, to: Address.term($0.id))
            },
            .text("summary", "One sentence on it.") { term, _ in term.short },
        ] + TextLanguage?.values.of { $0.language }
}

extension [TermEntry] {
    /// The terms of the dictionary that a page explains.
    static let values: [PageValue<[TermEntry]>] = [
        .list(
            "terms", "The words of the dictionary that the page explains.", of: TermEntry.values
        ) { terms, _ in terms }
    ]
}

extension [String] {
    /// The other names of a term in one line; nil without any.
    func otherNames(_ numbers: NumberWriter) -> String? {
        isEmpty ? nil : numbers.text(LearnWords.termNames(names: joined(separator: " · ")))
    }
}

extension AnalyzedEdition {
    func entry(_ term: GlossaryTerm) -> TermEntry {
        let former = term.formerIDs.filter { site.glossary[$0] == nil }
        let body = content.bodies[SourcePath.term(term, in: site.folder)]
        return TermEntry(
            id: term.id, formerIDs: former.joined(separator: " "), headword: term.headword,
            short: filled(term.short.isEmpty ? body?.outline.opening ?? "" : term.short),
            language: site.language(at: term.location))
    }

    func link(to term: GlossaryTerm) -> PageLink {
        PageLink(
            title: term.headword, address: Address.term(term.id),
            site.language(at: term.location))
    }

    /// The entries of terms that a page asks readers to know. Terms missing from the glossary are
    /// left out: they are reported elsewhere, or need not exist.
    func words(_ names: [LocatedWord]) -> [TermEntry] {
        names.compactMap { site.glossary[$0.text] }.map(entry)
    }
}
