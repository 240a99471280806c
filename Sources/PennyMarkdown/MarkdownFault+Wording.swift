import PennyDiagnostics

extension MarkdownFault {
    public var summary: String {
        switch self {
        case .bodyTooLong(let bytes, let limit):
            "text of \(bytes) bytes, over the limit of \(limit)"
        case .topLevelHeading(let text):
            "heading \(quoted(text)) at level 1, which is the page title's"
        case .malformedReference(let text):
            "braces \(quoted(text)) that are not a figure's name"
        case .rawHTML(let html): "raw HTML \(quoted(html)) in Markdown"
        case .unclosedComment: "an HTML comment without its end"
        case .emptyDestination: "link without an address"
        case .controlInDestination(let address):
            "control character or outer space in the link address \(quoted(address))"
        case .backslashInDestination(let address):
            "backslash in the link address \(quoted(address))"
        case .destinationWithoutScheme(let address):
            "link address \(quoted(address)) without http: or https:"
        case .absoluteDestination(let address):
            "link address \(quoted(address)) from the top of the server"
        case .destinationWithoutHost(let address):
            "link address \(quoted(address)) without a site's name"
        case .unsupportedScheme(let address):
            "link address \(quoted(address)) of a kind that is not allowed"
        case .imageElsewhere(let address):
            "image \(quoted(address)) from another site"
        case .tableDelimiters(let headings, let delimiters):
            """
            table of \(counted(headings, "heading")) with \(counted(delimiters, "column")) \
            below them
            """
        case .tableRow(let cells, let columns):
            "table row of \(counted(cells, "cell")) under \(counted(columns, "heading"))"
        case .tableInsideParagraph: "table without an empty line before it"
        }
    }

    public var nextStep: String {
        switch self {
        case .bodyTooLong: "Split the page into several."
        case .topLevelHeading: "Start headings at ## in the text."
        case .malformedReference:
            "Write {{set.figure}} on one line, or put it in `backticks` to show it as it is."
        case .rawHTML: "Write it in Markdown, or put it in `backticks` to show it as it is."
        case .unclosedComment: "End the comment with -->."
        case .emptyDestination: "Write the address between the round brackets."
        case .controlInDestination: "Write the address without them."
        case .backslashInDestination: "Write / between folders."
        case .destinationWithoutScheme, .destinationWithoutHost:
            "Write the whole address, as in https://example.org/page."
        case .absoluteDestination:
            "Write a relative link to the source file, as in ../pages/about.md."
        case .unsupportedScheme:
            "Write a relative path, or an address that starts with https:, http: or mailto:."
        case .imageElsewhere: "Save the image in assets/ and write a relative path to it."
        case .tableDelimiters: "Give the line of hyphens one cell for each heading."
        case .tableRow: "Give the row one cell for each heading."
        case .tableInsideParagraph: "Put an empty line before the table's headings."
        }
    }

    /// At most 60 characters of a text on one line.
    private func quoted(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        let cut = line.count > 60 || line.count < text.count
        return "“\(line.prefix(60))\(cut ? "…" : "")”"
    }
}
