import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks the glossary's terms, and the terms that files name.
struct TermChecker: Sendable {
    private let glossary: Glossary
    /// The files and rows that are left out as drafts.
    private let drafts: Set<String>
    private let tables: [String]
    /// The names of the term files that cannot be read.
    private let unreadable: Set<String>
    private let hasUnreadTable: Bool
    private let isEnglish: Bool

    init(_ site: LoadedEdition) {
        glossary = site.glossary
        drafts = site.drafts
        tables = site.folder.files(in: Glossary.folderName).tables
        let faulty = site.faulty.filter { $0.hasPrefix(Glossary.folderName + "/") }
        unreadable = Set(faulty.map(SourceFolder.id))
        hasUnreadTable = faulty.contains { ContentFormat.isTable($0) }
        isEnglish = site.configuration.language.lowercased().split(separator: "-").first == "en"
    }

    /// Checks the terms themselves.
    func check() -> [PendingDiagnostic] {
        glossary.terms.flatMap { term in
            pending(naming: term.seeAlso, own: term.id) + everydayWordFaults(term)
        } + (glossary.names?.ambiguous ?? []).flatMap(pending)
    }

    // MARK: - Names

    /// Checks the terms that a file names.
    ///
    /// - Parameter own: the term that names the others.
    func pending(naming words: [LocatedWord], own: String? = nil) -> [PendingDiagnostic] {
        var seen: Set<String> = []
        return words.compactMap { word in
            if word.text == own {
                return diagnostic(.learning.termNamesItself(word.text), word.location)
            }
            if !seen.insert(word.text).inserted {
                return diagnostic(.learning.termNamedTwice(word.text), word.location)
            }
            return glossary[word.text] == nil ? missing(word) : nil
        }
    }

    private func diagnostic(_ fault: Fault, _ location: SourceLocation) -> PendingDiagnostic {
        PendingDiagnostic(Diagnostic(fault, at: location))
    }

    private func missing(_ word: LocatedWord) -> PendingDiagnostic? {
        if glossary.leftOut.contains(word.text) { return nil }
        if isDraft(word.text) { return diagnostic(.site.draft(word.text), word.location) }
        // A file that cannot be read may have the term.
        if hasUnreadTable || unreadable.contains(word.text) { return nil }
        let fault = SiteFaultError(unknown: .term(word.text)) { near in
            .learning.unknownTerm(word.text, near)
        }
        return PendingDiagnostic(fault, at: word.location)
    }

    private func isDraft(_ id: String) -> Bool {
        drafts.contains("\(Glossary.folderName)/\(id).md")
            || tables.contains { drafts.contains(SourcePath.row(id, of: $0)) }
    }

    private func pending(_ name: TermNames.AmbiguousName) -> [PendingDiagnostic] {
        let terms = name.ids.compactMap { glossary[$0] }
        guard let first = terms.first, let last = terms.last, terms.count > 1 else { return [] }
        let location =
            last.aliases.first { $0.text.lowercased() == name.name.lowercased() }?.location
            ?? last.headwordLocation
        let fault = Fault.learning.ambiguousName(
            name.name, first.headword, last.headword)
        return [diagnostic(fault, location)]
    }

    /// English words that mean something else in most sentences.
    private static let everydayWords: Set<String> = [
        "a", "all", "and", "as", "at", "be", "by", "can", "could", "do", "for", "if", "in", "is",
        "it", "may", "might", "must", "need", "no", "of", "on", "or", "shall", "should", "so",
        "to", "us", "will", "would",
    ]

    private func everydayWordFaults(_ term: GlossaryTerm) -> [PendingDiagnostic] {
        guard term.linking == nil, isEnglish else { return [] }
        return term.names
            .filter {
                Self.everydayWords.contains($0.lowercased()) && $0 != $0.uppercased()
            }
            .map { diagnostic(.learning.everydayWord($0), term.headwordLocation) }
    }

    // MARK: - Use

    /// Warns about the terms that no text uses. A check reports them and a build does not.
    ///
    /// - Parameter used: the terms that texts link to or name.
    func unused(_ used: Set<String>) -> [Diagnostic] {
        let used = used.union(glossary.terms.flatMap { $0.seeAlso.map(\.text) })
        return glossary.terms.filter { !used.contains($0.id) }.map { term in
            Diagnostic(Fault.learning.unusedTerm(term.headword), at: term.headwordLocation)
        }
    }
}
