package import PennyDiagnostics

extension Fault {
    package static let glossaryImport = GlossaryImportFaults()
}

/// Faults of a glossary to import, and what it leaves out.
package struct GlossaryImportFaults: FaultDeclarations {
    let needsPair = Fault(
        761, "an RTF file is one of a pair",
        "Name both with “--words” and “--definitions”, or import CSV or Markdown.")
    let notCSV = FaultDeclaration(762, example: "terms.txt") { name in
        ("“\(name)” is not the name of a CSV file", "Name a file that ends in “.csv”.")
    }
    let notAFolder = FaultDeclaration(763, example: "terms.md") { name in
        (
            "“\(name)” is not the name of a folder",
            "Name the folder that the files of the terms go to."
        )
    }
    let noTerms = Fault(764, "the file has no terms", "Import another file.")
    let tooManyTerms = FaultDeclaration(765, example: 10_000) { (limit: Int) in
        ("the glossary has more than \(limit) terms", "Split the files to import.")
    }
    let unusedColumn = FaultDeclaration(766, as: .warning, example: "page") { name in
        (
            "column “\(name)” is left out",
            """
            A term has \(GlossaryColumn.allCases.map(\.rawValue).joined(separator: ", ")); name \
            it one of them to keep it.
            """
        )
    }
    let countMismatch = FaultDeclaration(
        767, example: 12, 11, .example,
        related: { _, _, pair in [RelatedLocation("definition", at: pair.definitionLocation)] }
    ) {
        (words: Int, definitions: Int, pair: DelimitedPair) in
        let summary =
            """
            \(counted(words, "word")), but \(counted(definitions, "definition")): pair \
            \(pair.number), “\(excerpt(pair.word))” and “\(excerpt(pair.definition))”, is the \
            \(pair.looksWrong ? "first that looks wrong" : "last there is")
            """
        if let number = pair.lastRight {
            return (
                summary,
                """
                Pair \(number) still looks right; look from there on for a delimiter too many or \
                too few.
                """
            )
        }
        return (
            summary,
            pair.looksWrong
                ? "Look there and before for a delimiter too many or too few."
                : """
                Compare the two files for a delimiter too many or too few, or name another \
                “--delimiter”.
                """
        )
    }
    let noDelimiter = FaultDeclaration(768, example: "---") { text in
        ("no “\(text)” is in the file", "Name with “--delimiter” what is between two entries.")
    }
    let emptyWord = FaultDeclaration(769, example: 3) { (number: Int) in
        ("word \(number) is empty", "Write it, or remove one of two delimiters.")
    }
    let emptyDefinition = FaultDeclaration(770, example: "Principal") { word in
        ("the definition of “\(word)” is empty", "Write it, or remove one of two delimiters.")
    }
    let emptyHeading = Fault(
        771, "the heading names no term", "Write the term, or remove the heading.")
    let nothingBelow = FaultDeclaration(772, example: "Principal") { term in
        ("“\(term)” has no definition", "Write it below the heading, or remove the heading.")
    }
    let sameEntry = FaultDeclaration(
        773, example: "Principal", SourceLocation(path: "terms.md", line: 4),
        related: { _, first in [.first(at: first)] }
    ) { (term: String, _: SourceLocation) in
        ("“\(term)” is there twice with the same definition", "Remove one of the two.")
    }
    let sameTerm = FaultDeclaration(
        774, example: "Principal", SourceLocation(path: "terms.md", line: 4),
        related: { _, first in [.first(at: first)] }
    ) { (term: String, _: SourceLocation) in
        ("“\(term)” is there twice", "Keep one of the two, or rename one.")
    }
    let sameName = FaultDeclaration(
        775, example: "interest-rate", "Interest rate", "Interest-rate",
        SourceLocation(path: "terms.md", line: 4),
        related: { _, _, _, first in [.first(at: first)] }
    ) { (name: String, term: String, other: String, _: SourceLocation) in
        (
            "“\(term)” gets the name “\(name)” in addresses, as does “\(other)”",
            "Rename it, or import a CSV table with a column “slug” for such names."
        )
    }
    let noName = FaultDeclaration(776, example: "???") { term in
        (
            "“\(term)” gives no name for addresses",
            "Rename it, or import a CSV table with a column “slug” for such names."
        )
    }
    let noHeadings = Fault(
        777, "no heading of level 2 to 6 names a term",
        "Begin each term with a heading, such as “## Interest”.")
    let outsideTerms = Fault(
        778, as: .warning, "text that is under no term is left out",
        "Add it to a page of the site by hand.")
    let heading = FaultDeclaration(779, as: .warning, example: "A to C") { text in
        (
            "heading “\(excerpt(text))” is no term, and is left out",
            "Make it a tag of its terms by hand."
        )
    }
    let linkReference = Fault(
        780, as: .warning, "only the definition it is in has this link’s address",
        "Write the address beside each text that links to it.")
}

/// A pair of a word and a definition, as messages show it.
struct DelimitedPair: Equatable, Sendable {
    /// The number of the pair, from 1.
    let number: Int
    let word: String
    let definition: String
    let definitionLocation: SourceLocation
    /// Whether there is evidence of a mismatch; otherwise it is the last pair.
    let looksWrong: Bool
    /// The number of the last pair before it that looks right.
    let lastRight: Int?

    /// The pair as the examples of the catalog show it.
    static let example = DelimitedPair(
        number: 7, word: "Principal", definition: "The price of borrowing.",
        definitionLocation: SourceLocation(path: "terms.md", line: 4), looksWrong: true,
        lastRight: 6)
}

private func excerpt(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(40))…" : text
}
