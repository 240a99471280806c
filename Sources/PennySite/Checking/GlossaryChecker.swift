import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks what files say of the glossary's terms, and what the terms say of
/// each other.
struct GlossaryChecker {
    private let site: Site
    private let suggestions = Suggestions()
    private(set) var diagnostics: [Diagnostic] = []
    /// What a check tells, and a build does not.
    private(set) var hints: [Diagnostic] = []

    init(_ site: Site) {
        self.site = site
    }

    mutating func check(
        _ bodies: [String: CheckedContent.Body], _ ambiguous: [TermNames.AmbiguousName]
    ) {
        for term in site.glossary.terms {
            checkNames(term.seeAlso, own: term.id)
            checkWord(term)
        }
        for set in site.sets { checkNames(set.terms) }
        for lesson in site.lessons { checkNames(lesson.terms) }
        // What comes with the program names terms that a site need not have.
        for explanation in site.explanations where !explanation.isBuiltIn {
            checkNames(explanation.set.terms)
        }
        for name in ambiguous { report(name) }
        reportUnused(bodies)
    }

    private mutating func report(
        _ fault: SiteFault, _ place: SourceLocation, _ severity: Diagnostic.Severity = .error
    ) {
        diagnostics.append(Diagnostic(severity, fault, at: place))
    }

    // MARK: - Names

    /// - Parameter own: the term that names the others.
    private mutating func checkNames(_ words: [LocatedWord], own: String? = nil) {
        var seen: Set<String> = []
        for word in words {
            if word.text == own {
                report(.termNamesItself(word.text), word.location)
            } else if !seen.insert(word.text).inserted {
                report(.termNamedTwice(word.text), word.location)
            } else if site.glossary[word.text] == nil {
                reportMissing(word)
            }
        }
    }

    private mutating func reportMissing(_ word: LocatedWord) {
        if isDraft(word.text) {
            report(.draft(word.text), word.location)
        } else if !mayBeFaulty(word.text) {
            let near = suggestions.nearMiss(to: word.text, among: site.glossary.ids)
            report(.unknownTerm(word.text, near: near), word.location)
        }
    }

    private func isDraft(_ id: String) -> Bool {
        let rows = site.folder.termTables.map { SourcePath.row(id, of: $0) }
        let files = rows + ["\(SiteFolder.glossaryName)/\(id).md"]
        return files.contains { site.drafts.contains($0) }
    }

    /// Whether a file that cannot be read may have the term.
    private func mayBeFaulty(_ id: String) -> Bool {
        site.faulty.contains { path in
            path.hasPrefix(SiteFolder.glossaryName + "/")
                && (SiteFolder.id(path) == id || path.hasSuffix(".csv"))
        }
    }

    private mutating func report(_ name: TermNames.AmbiguousName) {
        let terms = name.ids.compactMap { site.glossary[$0] }
        guard let first = terms.first, let last = terms.last, terms.count > 1 else { return }
        let place =
            last.aliases.first { $0.text.lowercased() == name.name.lowercased() }?.location
            ?? last.headwordLocation
        report(
            .ambiguousName(name.name, of: first.headword, and: last.headword), place, .warning)
    }

    /// English words that mean something else in most sentences.
    private static let everydayWords: Set<String> = [
        "a", "all", "and", "as", "at", "be", "by", "can", "could", "do", "for", "if", "in", "is",
        "it", "may", "might", "must", "need", "no", "of", "on", "or", "shall", "should", "so",
        "to", "us", "will", "would",
    ]

    private mutating func checkWord(_ term: GlossaryTerm) {
        guard term.linking == nil, site.configuration.language.lowercased().hasPrefix("en")
        else { return }
        for name in term.names
        where Self.everydayWords.contains(name.lowercased()) && name != name.uppercased() {
            report(.everydayWord(name), term.headwordLocation, .warning)
        }
    }

    // MARK: - Use

    private mutating func reportUnused(_ bodies: [String: CheckedContent.Body]) {
        var used = Set(bodies.values.flatMap(\.terms))
        used.formUnion(site.glossary.terms.flatMap { $0.seeAlso.map(\.text) })
        used.formUnion(site.sets.flatMap { $0.terms.map(\.text) })
        used.formUnion(site.lessons.flatMap { $0.terms.map(\.text) })
        used.formUnion(site.explanations.flatMap { $0.set.terms.map(\.text) })
        for term in site.glossary.terms where !used.contains(term.id) {
            let fault = SiteFault.unusedTerm(term.headword)
            hints.append(Diagnostic(.warning, fault, at: term.headwordLocation))
        }
    }
}
