package import PennyDiagnostics

extension Fault {
    package static let markdownTable = MarkdownTableFaults()
}

/// Faults of tables in Markdown.
package struct MarkdownTableFaults: FaultDeclarations {
    let delimiters = FaultDeclaration(415, example: 3, 2) { (headings: Int, delimiters: Int) in
        (
            """
            table of \(counted(headings, "heading")) with \(counted(delimiters, "column")) \
            below them
            """,
            "Give the line of hyphens one cell for each heading."
        )
    }
    let row = FaultDeclaration(416, example: 4, 3) { (cells: Int, columns: Int) in
        (
            "table row of \(counted(cells, "cell")) under \(counted(columns, "heading"))",
            "Give the row one cell for each heading."
        )
    }
    let insideParagraph = Fault(
        417, "table without an empty line before it",
        "Put an empty line before the table's headings.")
}
