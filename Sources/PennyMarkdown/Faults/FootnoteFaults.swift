package import PennyDiagnostics

extension Fault {
    package static let footnote = FootnoteFaults()
}

/// Faults of footnotes, by their labels.
package struct FootnoteFaults: FaultDeclarations {
    let missing = FaultDeclaration(427, example: "1") { label in
        (
            "reference to the footnote \(note(label)), which is missing",
            "Write the note as [^\(label)]: at the start of a line, or \\[ to show the bracket."
        )
    }
    let unused = FaultDeclaration(428, example: "2") { label in
        (
            "footnote \(note(label)) that nothing refers to",
            "Refer to it with [^\(label)], or take it out."
        )
    }
    let repeated = FaultDeclaration(429, example: "1") { label in
        ("footnote \(note(label)) given twice", "Give one of the two another label.")
    }
    let empty = FaultDeclaration(430, example: "1") { label in
        ("footnote \(note(label)) without words", "Write the note's words after the colon.")
    }
    let insideBlock = FaultDeclaration(431, example: "1") { label in
        (
            "footnote \(note(label)) in a list or quote",
            "Start the note at the start of a line, outside of lists and quotes, or write \\[ to "
                + "show the bracket."
        )
    }
    let referenceInside = FaultDeclaration(432, example: "1") { label in
        (
            "footnote reference \(note(label)) in a heading, link, picture or quiz answer",
            "Refer to the note in the text nearby."
        )
    }
}

private func note(_ label: String) -> String { quoted("[^\(label)]") }
