/// Writes the elements that CommonMark does not have.
extension HTMLWriter {
    mutating func enterExtension(_ container: Container) {
        switch container {
        case .term(let id): openTerm(string(id))
        case .task: html.open("<li class=\"task\">")
        case .callout(let callout): open(callout)
        case .calloutTitle(let callout, let hasWords): openTitle(of: callout, hasWords: hasWords)
        case .definitions: html.line("<dl>")
        case .defined: html.open("<dt>")
        case .definition: html.open("<dd>")
        case .caption: html.open("<caption>")
        case .picture: html.line("<figure class=\"picture\">")
        case .pictureCaption: html.open("<figcaption>")
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
        case .task: html.raw("</li>\n")
        case .callout(let callout): html.line(callout.fold == .never ? "</aside>" : "</details>")
        case .calloutTitle(let callout, _):
            html.raw(callout.fold == .never ? "</p>\n" : "</summary>\n")
        case .definitions: html.line("</dl>")
        case .defined: html.raw("</dt>\n")
        case .definition: html.raw("</dd>\n")
        case .caption: html.raw("</caption>\n")
        case .picture: html.line("</figure>")
        case .pictureCaption: html.raw("</figcaption>")
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

    /// Opens the container of a table. It may scroll sideways, so the keyboard must reach it, and
    /// it needs a name.
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

    /// Writes the box of a task. It cannot be changed, and its name states its mark.
    mutating func writeCheckbox(isDone: Bool) {
        html.raw("<input type=\"checkbox\" disabled")
        if isDone { html.raw(" checked") }
        html.attribute(
            "aria-label", isDone ? references.words.blocks.done : references.words.blocks.toDo)
        html.raw("> ")
    }

    // MARK: - Callouts

    /// Opens a callout. A note is no landmark, as there may be many on a page.
    private mutating func open(_ callout: Callout) {
        let name = callout.kind == .details ? "fold" : "callout callout-\(callout.kind)"
        switch callout.fold {
        case .never: html.line("<aside class=\"\(name)\" role=\"note\">")
        case .closed: html.line("<details class=\"\(name)\">")
        case .open: html.line("<details class=\"\(name)\" open>")
        }
    }

    /// Opens the heading of a callout, which names its kind, as not everyone sees its color.
    private mutating func openTitle(of callout: Callout, hasWords: Bool) {
        let words = references.words.blocks
        html.raw(callout.fold == .never ? "<p class=\"callout-title\">" : "<summary>")
        switch (callout.kind, hasWords) {
        case (.details, true): break
        case (_, true):
            html.raw("<span class=\"callout-kind\">")
            html.escape(words.name(of: callout.kind))
            html.raw("</span> ")
        case (_, false): html.escape(words.name(of: callout.kind))
        }
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

    /// Whether the list of notes is a landmark: on a page of its own it is; among many chapters it
    /// would be one of many alike.
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
        html.raw(">")
        html.escape(references.words.mark(Int(number)))
        html.raw("</a></sup>")
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

    /// Writes the `id` of a reference.
    private mutating func writeReference(to number: Int32, use: Int32) {
        html.raw(references.anchorPrefix)
        html.raw("fnref-\(number)")
        if use > 1 { html.raw("-\(use)") }
    }
}

extension BlockWords {
    fileprivate func name(of kind: Callout.Kind) -> String {
        switch kind {
        case .note: note
        case .tip: tip
        case .important: important
        case .warning: warning
        case .caution: caution
        case .details: details
        }
    }
}
