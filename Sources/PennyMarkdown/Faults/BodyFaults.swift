package import PennyDiagnostics

extension Fault {
    package static let body = BodyFaults()
}

/// Faults of a Markdown text as a whole, and of its words.
package struct BodyFaults: FaultDeclarations {
    let tooLong = FaultDeclaration(401, example: 140_000, MarkdownSource.byteLimit) {
        (bytes: Int, limit: Int) in
        ("text of \(bytes) bytes, over the limit of \(limit)", "Split the page into several.")
    }
    let topLevelHeading = FaultDeclaration(402, example: "Our rates") { text in
        (
            "heading \(quoted(text)) at level 1, which is the page title's",
            "Start headings at ## in the text."
        )
    }
    let headingIDInUse = FaultDeclaration(433, example: "rates") { id in
        ("heading id \(quoted(id)) that the page has already", "Choose another id.")
    }
    let malformedReference = FaultDeclaration(403, example: "{{first home.payment}}") { text in
        (
            "braces \(quoted(text)) that are not a figure's name",
            "Write {{set.figure}} on one line, or put it in `backticks` to show it as it is."
        )
    }
    /// A character that no text may have, as `U+001B`.
    let controlCharacter = FaultDeclaration(404, example: "U+001B") { name in
        (
            "a control character, \(name)",
            "Delete the entity that means it. It cannot be seen, and garbles the page."
        )
    }
    let rawHTML = FaultDeclaration(405, example: "<div>") { html in
        ("raw HTML \(quoted(html)) in Markdown", RawHTML.advice(on: html))
    }
    let unclosedComment = Fault(406, "an HTML comment without its end", "End the comment with -->.")
    let shortcode = FaultDeclaration(439, example: "{{< figure >}}") { text in
        (
            "shortcode \(quoted(text)) of another program",
            "Write {{set.figure}} for a figure, or put it in `backticks` to show it as it is."
        )
    }
    /// Foreign syntax, which is shown unchanged.
    let foreign = FaultDeclaration(440, as: .warning, example: .highlight, "==important==") {
        (syntax: ForeignSyntax, text: String) in
        ("\(syntax.name) \(quoted(text)), shown as it is", syntax.advice)
    }
}

/// At most 60 characters of a text on one line.
func quoted(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    let cut = line.count > 60 || line.count < text.count
    return "“\(line.prefix(60))\(cut ? "…" : "")”"
}
