import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks what files say of the glossary's terms, and what the terms say of
/// each other.
struct GlossaryChecker: Sendable {
    private let glossary: Glossary
    /// The terms that are left out as drafts, by their files and rows.
    private let drafts: Set<String>
    private let tables: [String]
    /// Names of files of terms that cannot be read.
    private let unreadable: Set<String>
    private let hasUnreadTable: Bool
    private let isEnglish: Bool

    init(_ site: Site) {
        glossary = site.glossary
        drafts = site.drafts
        tables = site.folder.files(in: GlossaryKind.folderName).tables
        let faulty = site.faulty.filter { $0.hasPrefix(GlossaryKind.folderName + "/") }
        unreadable = Set(faulty.map(SiteFolder.id))
        hasUnreadTable = faulty.contains { $0.hasSuffix(".csv") }
        isEnglish = site.configuration.language.lowercased().split(separator: "-").first == "en"
    }

    /// What is wrong with the terms themselves.
    func check() -> [Finding] {
        glossary.terms.flatMap { term in
            findings(naming: term.seeAlso, own: term.id) + wordFindings(term)
        } + (glossary.names?.ambiguous ?? []).flatMap(findings)
    }

    // MARK: - Names

    /// What is wrong with terms that a file names.
    ///
    /// - Parameter own: the term that names the others.
    func findings(naming words: [LocatedWord], own: String? = nil) -> [Finding] {
        var seen: Set<String> = []
        return words.compactMap { word in
            if word.text == own { return finding(.termNamesItself(word.text), word.location) }
            if !seen.insert(word.text).inserted {
                return finding(.termNamedTwice(word.text), word.location)
            }
            return glossary[word.text] == nil ? missing(word) : nil
        }
    }

    private func finding(
        _ fault: SiteFault, _ place: SourceLocation, _ severity: Diagnostic.Severity = .error
    ) -> Finding { Finding(Diagnostic(severity, fault, at: place)) }

    private func missing(_ word: LocatedWord) -> Finding? {
        if glossary.leftOut.contains(word.text) { return nil }
        if isDraft(word.text) { return finding(.draft(word.text), word.location) }
        // A file that cannot be read may have the term.
        if hasUnreadTable || unreadable.contains(word.text) { return nil }
        let fault = SiteFaultError(.unknownTerm(word.text, near: nil), meant: .term(word.text))
        return Finding(fault, at: word.location)
    }

    private func isDraft(_ id: String) -> Bool {
        drafts.contains("\(GlossaryKind.folderName)/\(id).md")
            || tables.contains { drafts.contains(SourcePath.row(id, of: $0)) }
    }

    private func findings(_ name: TermNames.AmbiguousName) -> [Finding] {
        let terms = name.ids.compactMap { glossary[$0] }
        guard let first = terms.first, let last = terms.last, terms.count > 1 else { return [] }
        let place =
            last.aliases.first { $0.text.lowercased() == name.name.lowercased() }?.location
            ?? last.headwordLocation
        let fault = SiteFault.ambiguousName(
            name.name, of: first.headword, and: last.headword)
        return [finding(fault, place, .warning)]
    }

    /// English words that mean something else in most sentences.
    private static let everydayWords: Set<String> = [
        "a", "all", "and", "as", "at", "be", "by", "can", "could", "do", "for", "if", "in", "is",
        "it", "may", "might", "must", "need", "no", "of", "on", "or", "shall", "should", "so",
        "to", "us", "will", "would",
    ]

    private func wordFindings(_ term: GlossaryTerm) -> [Finding] {
        guard term.linking == nil, isEnglish else { return [] }
        return term.names
            .filter {
                Self.everydayWords.contains($0.lowercased()) && $0 != $0.uppercased()
            }
            .map { finding(.everydayWord($0), term.headwordLocation, .warning) }
    }

    // MARK: - Use

    /// The terms that no text uses, which a check tells and a build does not.
    ///
    /// - Parameter used: those that the texts link to or name.
    func unused(_ used: Set<String>) -> [Diagnostic] {
        let used = used.union(glossary.terms.flatMap { $0.seeAlso.map(\.text) })
        return glossary.terms.filter { !used.contains($0.id) }.map { term in
            Diagnostic(.warning, SiteFault.unusedTerm(term.headword), at: term.headwordLocation)
        }
    }
}
