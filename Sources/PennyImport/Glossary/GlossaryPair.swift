import PennyDiagnostics
import PennyText

/// Pairs two lists of a glossary: the words, and the definitions in the same order.
struct GlossaryPair {
    let terms: [ImportedTerm]

    /// - Throws: that the lists have different lengths, or every empty entry.
    init(words: RichText, definitions: RichText, delimiter: String) throws(DiagnosticError) {
        let pairs = try Self.pairs(words, definitions, delimiter)
        var faults: [Diagnostic] = []
        var terms: [ImportedTerm] = []
        func report(_ problem: Fault, at location: SourceLocation) {
            faults.append(Diagnostic(problem, at: location))
        }
        for (index, (word, definition)) in pairs.enumerated() {
            if word.isEmpty { report(.glossaryImport.emptyWord(index + 1), at: word.location) }
            if definition.isEmpty {
                report(.glossaryImport.emptyDefinition(word.line), at: definition.location)
            }
            terms.append(
                ImportedTerm(
                    headword: word.line, location: word.location,
                    definition: MarkdownText.text(of: definition.paragraphs)))
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        self.terms = terms
    }

    private static func pairs(
        _ words: RichText, _ definitions: RichText, _ delimiter: String
    ) throws(DiagnosticError) -> [(RichText.Entry, RichText.Entry)] {
        var lists: [[RichText.Entry]] = []
        var faults: [Diagnostic] = []
        for text in [words, definitions] {
            let entries = text.entries(delimiter: delimiter)
            lists.append(entries)
            if entries.isEmpty {
                let start = SourceLocation(path: text.path)
                faults.append(Diagnostic(Fault.glossaryImport.noTerms, at: start))
            }
        }
        if lists.allSatisfy({ $0.count == 1 }), !words.text.has(delimiter) {
            let start = SourceLocation(path: words.path)
            let fault = Fault.glossaryImport.noDelimiter(delimiter)
            faults.append(Diagnostic(fault, at: start))
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        let (words, definitions) = (lists[0], lists[1])
        if words.count == definitions.count { return Array(zip(words, definitions)) }
        let found = MismatchedPair(words: words.map(\.line), definitions: definitions.map(\.line))
        let (word, definition) = (words[found.index], definitions[found.index])
        let problem = Fault.glossaryImport.countMismatch(
            words.count, definitions.count,
            DelimitedPair(
                number: found.index + 1, word: word.line, definition: definition.line,
                definitionLocation: definition.location, looksWrong: found.isCertain,
                lastRight: found.lastRight.map { $0 + 1 }))
        throw DiagnosticError([
            Diagnostic(problem, at: word.location)
        ])
    }
}
