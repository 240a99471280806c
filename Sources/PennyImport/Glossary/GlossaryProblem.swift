public import PennyDiagnostics

/// A problem of a glossary to import.
public enum GlossaryProblem: Equatable, Sendable {
    /// A pair of entries, as shown in messages.
    public struct Pair: Equatable, Sendable {
        /// The number of the pair, from 1.
        let number: Int
        let word: String
        let definition: String
        let definitionLocation: SourceLocation
        /// Whether there is evidence of a mismatch; otherwise it is the last pair.
        let looksWrong: Bool
        /// The number of the last pair before it that looks right.
        let lastRight: Int?
    }

    case needsPair
    case notCSV(String)
    case notAFolder(String)
    case noTerms
    case tooManyTerms(limit: Int)

    case unusedColumn(String)

    // Entries
    case countMismatch(words: Int, definitions: Int, Pair)
    case noDelimiter(String)
    case emptyWord(number: Int)
    case emptyDefinition(of: String)
    case emptyHeading
    case nothingBelow(String)
    case sameEntry(String, first: SourceLocation)
    case sameTerm(String, first: SourceLocation)
    case sameName(String, term: String, other: String, first: SourceLocation)
    case noName(String)

    // Markdown
    case noHeadings
    case outsideTerms
    case heading(String)
    case linkReference

    var summary: String {
        switch self {
        case .needsPair: "an RTF file is one of a pair"
        case .notCSV(let name): "“\(name)” is not the name of a CSV file"
        case .notAFolder(let name): "“\(name)” is not the name of a folder"
        case .noTerms: "the file has no terms"
        case .tooManyTerms(let limit): "the glossary has more than \(limit) terms"
        case .unusedColumn(let name): "column “\(name)” is left out"
        case .countMismatch(let words, let definitions, let pair):
            """
            \(counted(words, "word")), but \(counted(definitions, "definition")): pair \
            \(pair.number), “\(Self.excerpt(pair.word))” and \
            “\(Self.excerpt(pair.definition))” (\(pair.definitionLocation)), is the \
            \(pair.looksWrong ? "first that looks wrong" : "last there is")
            """
        case .noDelimiter(let text): "no “\(text)” is in the file"
        case .emptyWord(let number): "word \(number) is empty"
        case .emptyDefinition(let word): "the definition of “\(word)” is empty"
        case .emptyHeading: "the heading names no term"
        case .nothingBelow(let term): "“\(term)” has no definition"
        case .sameEntry(let term, let first):
            "“\(term)” is there twice with the same definition, first at \(first)"
        case .sameTerm(let term, let first): "“\(term)” is there twice, first at \(first)"
        case .sameName(let name, let term, let other, let first):
            "“\(term)” gets the name “\(name)” in addresses, as does “\(other)” at \(first)"
        case .noName(let term): "“\(term)” gives no name for addresses"
        case .noHeadings: "no heading of level 2 to 6 names a term"
        case .outsideTerms: "text that is under no term is left out"
        case .heading(let text): "heading “\(Self.excerpt(text))” is no term, and is left out"
        case .linkReference: "only the definition it stands in has this link’s address"
        }
    }

    var nextStep: String {
        switch self {
        case .needsPair:
            "Name both with “--words” and “--definitions”, or import CSV or Markdown."
        case .notCSV: "Name a file that ends in “.csv”."
        case .notAFolder: "Name the folder that the files of the terms go to."
        case .noTerms: "Import another file."
        case .tooManyTerms: "Split the files to import."
        case .unusedColumn:
            """
            A term has \(GlossaryColumn.allCases.map(\.rawValue).joined(separator: ", ")); name \
            it one of them to keep it.
            """
        case .countMismatch(_, _, let pair):
            if let number = pair.lastRight {
                """
                Pair \(number) still looks right; look from there on for a delimiter too many or \
                too few.
                """
            } else if pair.looksWrong {
                "Look there and before for a delimiter too many or too few."
            } else {
                """
                Compare the two files for a delimiter too many or too few, or name another \
                “--delimiter”.
                """
            }
        case .noDelimiter: "Name with “--delimiter” what stands between two entries."
        case .emptyWord, .emptyDefinition: "Write it, or remove one of two delimiters."
        case .emptyHeading: "Write the term, or remove the heading."
        case .nothingBelow: "Write it below the heading, or remove the heading."
        case .sameEntry: "Remove one of the two."
        case .sameTerm: "Keep one of the two, or rename one."
        case .sameName, .noName:
            "Rename it, or import a CSV table with a column “slug” for such names."
        case .noHeadings: "Begin each term with a heading, such as “## Interest”."
        case .outsideTerms: "Add it to a page of the site by hand."
        case .heading: "Make it a tag of its terms by hand."
        case .linkReference: "Write the address beside each text that links to it."
        }
    }

    private static func excerpt(_ text: String) -> String {
        text.count > 40 ? "\(text.prefix(40))…" : text
    }
}
