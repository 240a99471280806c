/// What a body has besides CommonMark's own.
extension HTMLWriter {
    mutating func enterExtension(_ container: Container) {
        switch container {
        case .term(let id): openTerm(string(id))
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
            writeAnchor(anchor)
            html.raw("\">")
        case .answers: html.line("<ul class=\"answers\">")
        case .answer(let isRight):
            html.open("<li><details class=\"answer\(isRight ? " right" : "")\">")
        case .answerText: html.raw("<summary>")
        case .reason(let isRight):
            html.raw("<div class=\"reason\"><p class=\"verdict\">")
            html.escape(isRight ? references.words.right : references.words.wrong)
            html.raw("</p>\n")
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
        html.open("<div class=\"scroll\" tabindex=\"0\" role=\"region\"")
        if nameOfTable == nil { html.attribute("aria-label", references.words.table) }
        writeNameOfTable()
        html.raw("><table class=\"prose-table\"")
        writeNameOfTable()
        html.raw(">\n")
        nameOfTable = nil
    }

    private mutating func writeNameOfTable() {
        guard let nameOfTable else { return }
        html.raw(" aria-labelledby=\"")
        writeAnchor(nameOfTable)
        html.raw("\"")
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
        if isLandmark { html.attribute("aria-label", references.words.notes) }
        html.raw("><ol>\n")
    }

    private mutating func closeNotes() {
        html.line("</ol></\(isLandmark ? "section" : "div")>")
    }

    mutating func writeMark(of number: Int32, use: Int32) {
        html.raw("<sup class=\"note-mark\"><a id=\"")
        writeReference(to: number, use: use)
        html.raw("\" href=\"#")
        html.raw(references.anchorPrefix)
        html.raw("fn-\(number)\"")
        html.attribute("aria-label", references.words.note(Int(number)))
        html.raw(">\(number)</a></sup>")
    }

    mutating func writeBackLinks(of number: Int32, count: Int32) {
        for use in 1...max(count, 1) {
            html.raw(" <a class=\"back\" href=\"#")
            writeReference(to: number, use: use)
            html.raw("\"")
            html.attribute("aria-label", references.words.back(Int(number), Int(use)))
            html.raw(">↩</a>")
        }
    }

    /// The `id` of a reference.
    private mutating func writeReference(to number: Int32, use: Int32) {
        html.raw(references.anchorPrefix)
        html.raw("fnref-\(number)")
        if use > 1 { html.raw("-\(use)") }
    }
}
