import PennyText
import PennyContent
import PennyDiagnostics

/// Writes terms in dictionary order, after checking that their names are unique.
struct GlossaryWriter {
    /// The most terms, which is the most rows of a site's table.
    static let termLimit = 10_000

    private let terms: [ImportedTerm]
    private let start: SourceLocation

    /// - Throws: terms that occur twice, or that have no unique name in addresses.
    init(_ terms: [ImportedTerm], path: String) throws(DiagnosticError) {
        start = SourceLocation(path: path)
        if terms.count > Self.termLimit {
            let fault = Fault.glossaryImport.tooManyTerms(Self.termLimit)
            throw DiagnosticError([Diagnostic(fault, at: start)])
        }
        try Self.checkNames(of: terms)
        self.terms = terms.map { (key: DictionaryOrder.key(of: $0.headword), term: $0) }
            .sorted { ($0.key, $0.term.headword) < ($1.key, $1.term.headword) }.map(\.term)
    }

    private static func checkNames(of terms: [ImportedTerm]) throws(DiagnosticError) {
        var byKey: [String: ImportedTerm] = [:]
        var byName: [String: ImportedTerm] = [:]
        var faults: [Diagnostic] = []
        func report(_ problem: Fault, _ term: ImportedTerm) {
            faults.append(Diagnostic(problem, at: term.location))
        }
        for term in terms {
            let word = term.headword
            if let first = byKey[word.lowercased()] {
                let location = first.location
                let isSame = first.definition == term.definition
                report(
                    isSame
                        ? .glossaryImport.sameEntry(word, location)
                        : .glossaryImport.sameTerm(word, location),
                    term)
                continue
            }
            byKey[word.lowercased()] = term
            guard let name = term.name else {
                report(.glossaryImport.noName(word), term)
                continue
            }
            if let first = byName[name] {
                let problem = Fault.glossaryImport.sameName(
                    name, word, first.headword, first.location)
                report(problem, term)
            } else {
                byName[name] = term
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
    }

    func files(for target: GlossaryTarget) throws(DiagnosticError) -> [ImportedFile] {
        switch target.form {
        case .csv: return [try table(at: target.path)]
        case .markdown:
            var files: [ImportedFile] = []
            for term in terms { files.append(try file(of: term, in: target.path)) }
            return files
        }
    }

    private func table(at path: String) throws(DiagnosticError) -> ImportedFile {
        let columns = GlossaryColumn.allCases.filter { column in
            terms.contains { !$0.text(column).isEmpty }
        }
        let rows = terms.map { term in columns.map { term.text($0) } }
        let text = CSVText.text(of: [columns.map(\.rawValue)] + rows)
        if text.utf8.count > ContentText.byteLimit {
            let fault = Fault.importing.tooLarge(ContentText.byteLimit)
            throw DiagnosticError([Diagnostic(fault, at: start)])
        }
        return ImportedFile(path: path, text: text, contents: counted(terms.count, "term"))
    }

    private func file(
        of term: ImportedTerm, in folder: String
    ) throws(DiagnosticError) -> ImportedFile {
        var text = FrontMatterWriter()
        for column in GlossaryColumn.allCases where column != .name && column != .definition {
            let value = term.text(column)
            if column.isList {
                let list = value.split(separator: ",").map { YAMLText.oneLine(String($0)) }
                text.add(column.rawValue, list: list)
            } else if !value.isEmpty {
                text.add(column.rawValue, value)
            }
        }
        return ImportedFile(
            path: "\(folder)\(term.name ?? "").md",
            text: try text.file(term.definition, from: start.path), contents: term.headword)
    }
}
