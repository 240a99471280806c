/// What a body has besides CommonMark's own.
extension HTMLWriter {
    mutating func enterExtension(_ container: Container) {
        switch container {
        case .term(let id): openTerm(id)
        case .table: openTable()
        case .tableHead: html.line("<thead>")
        case .tableBody: html.line("<tbody>")
        case .tableRow: html.open("<tr>")
        case .tableCell(let alignment, let isHeading):
            html.raw(isHeading ? "<th scope=\"col\"" : "<td")
            if alignment != .start { html.attribute("class", "\(alignment)") }
            html.raw(">")
        case .quiz(let anchor):
            html.open("<section class=\"quiz\" aria-labelledby=\"")
            html.raw("\(references.anchorPrefix)\(anchor)\">")
        case .answers: html.line("<ul class=\"answers\">")
        case .answer(let isRight):
            html.open("<li><details class=\"answer\(isRight ? " right" : "")\">")
        case .answerText: html.raw("<summary>")
        case .reason(let isRight):
            html.raw("<div class=\"reason\"><p class=\"verdict\">")
            html.raw(isRight ? "Right.</p>\n" : "Not quite.</p>\n")
        case .notes: openNotes()
        case .noteItem(let number):
            html.open("<li id=\"\(references.anchorPrefix)fn-\(number)\">")
        default: break
        }
    }

    mutating func exitExtension(_ container: Container) {
        switch container {
        case .term: closeTerm()
        case .table: html.line("</table></div>")
        case .tableHead: html.line("</thead>")
        case .tableBody: html.line("</tbody>")
        case .tableRow: html.raw("</tr>\n")
        case .tableCell(_, let isHeading): html.raw(isHeading ? "</th>" : "</td>")
        case .quiz: html.line("</section>")
        case .answers: html.line("</ul>")
        case .answer: html.raw("</details></li>\n")
        case .answerText: html.raw("</summary>")
        case .reason: html.raw("</div>")
        case .notes: closeNotes()
        case .noteItem: html.raw("</li>\n")
        default: break
        }
    }

    /// The box may scroll sideways, so the keyboard must reach it, and it needs a name.
    private mutating func openTable() {
        let name = nameOfTable.map { "aria-labelledby=\"\($0)\"" }
        nameOfTable = nil
        html.open("<div class=\"scroll\" tabindex=\"0\" role=\"region\" ")
        html.raw(name ?? "aria-label=\"Table\"")
        html.raw("><table class=\"prose-table\"")
        if let name { html.raw(" \(name)") }
        html.raw(">\n")
    }

    // MARK: - Terms

    private mutating func openTerm(_ id: String) {
        guard let address = references.term(id) else { return }
        html.raw("<a class=\"term\"")
        html.address("href", address)
        html.raw(">")
        isInTerm = true
    }

    private mutating func closeTerm() {
        if isInTerm { html.raw("</a>") }
        isInTerm = false
    }

    // MARK: - Notes

    /// A landmark on a page of its own; among many chapters it would be one of many alike.
    private var isLandmark: Bool { references.anchorPrefix.isEmpty }

    private mutating func openNotes() {
        html.open(isLandmark ? "<section" : "<div")
        html.attribute("class", "notes")
        if isLandmark { html.attribute("aria-label", "Notes") }
        html.raw("><ol>\n")
    }

    private mutating func closeNotes() {
        html.line("</ol></\(isLandmark ? "section" : "div")>")
    }

    mutating func writeMark(of number: Int, use: Int) {
        html.raw("<sup class=\"note-mark\"><a id=\"\(reference(to: number, use: use))\"")
        html.raw(" href=\"#\(references.anchorPrefix)fn-\(number)\"")
        html.raw(" aria-label=\"Note \(number)\">\(number)</a></sup>")
    }

    mutating func writeBackLinks(of number: Int, count: Int) {
        for use in 1...max(count, 1) {
            let which = use == 1 ? "" : ", reference \(use)"
            html.raw(" <a class=\"back\" href=\"#\(reference(to: number, use: use))\"")
            html.raw(" aria-label=\"Back to the text of note \(number)\(which)\">↩</a>")
        }
    }

    /// The `id` of a reference.
    private func reference(to number: Int, use: Int) -> String {
        "\(references.anchorPrefix)fnref-\(number)\(use == 1 ? "" : "-\(use)")"
    }
}
