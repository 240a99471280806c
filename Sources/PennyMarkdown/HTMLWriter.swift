/// Writes events as HTML the way libcmark does, with headings' anchors,
/// figures, rewritten addresses and tables.
struct HTMLWriter {
    private var html = HTMLBuffer()
    /// How many images one is in, whose content is their text alternative.
    private var imageDepth = 0
    /// Whether one is in a link to a term.
    private var isInTerm = false
    private let references: BodyReferences

    init(_ references: BodyReferences) {
        self.references = references
    }

    var text: String { html.text }

    mutating func write(_ event: Event.Kind) {
        switch event {
        case .text(let text): html.escape(text)
        case .figure(let name): html.escape(references.figure(name) ?? "{{\(name)}}")
        case .code(let code) where imageDepth > 0: html.escape(code)
        case .softBreak where imageDepth > 0, .lineBreak where imageDepth > 0: html.raw(" ")
        case .enter(let container): enter(container)
        case .exit(let container): exit(container)
        case .code(let code):
            html.raw("<code>")
            html.escape(code)
            html.raw("</code>")
        case .softBreak: html.raw("\n")
        case .lineBreak: html.raw("<br>\n")
        case .thematicBreak: html.line("<hr>")
        case .codeBlock(let info, let code): write(code, info: info)
        case .rawInline, .rawBlock, .fault: break
        }
    }

    private mutating func write(_ code: String, info: String) {
        html.startLine()
        // A long line scrolls sideways, which the keyboard must be able to do too.
        html.raw("<pre tabindex=\"0\"><code")
        if let language = info.split(whereSeparator: \.isWhitespace).first {
            html.attribute("class", "language-\(language)")
        }
        html.raw(">")
        html.escape(code)
        html.raw("</code></pre>\n")
    }

    private mutating func enter(_ container: Container) {
        if case .image(let destination, _) = container {
            if imageDepth == 0 { openImage(destination) }
            imageDepth += 1
            return
        }
        guard imageDepth == 0 else { return }
        switch container {
        case .document, .paragraph(tight: true), .image: break
        case .quote: html.line("<blockquote>")
        case .list(let start?) where start != 1: html.line("<ol start=\"\(start)\">")
        case .list(let start): html.line(start == nil ? "<ul>" : "<ol>")
        case .item: html.open("<li>")
        case .paragraph(tight: false): html.open("<p>")
        case .heading(let level, let anchor):
            html.open("<h\(self.level(level)) id=\"\(references.anchorPrefix)\(anchor)\">")
        case .emphasis: html.raw("<em>")
        case .strong: html.raw("<strong>")
        case .link(let destination, let title):
            html.raw("<a")
            html.address("href", address(for: destination, isImage: false))
            if !title.isEmpty { html.attribute("title", title) }
            html.raw(">")
        case .term(let id): openTerm(id)
        case .table: html.line(Self.tableStart)
        case .tableHead: html.line("<thead>")
        case .tableBody: html.line("<tbody>")
        case .tableRow: html.open("<tr>")
        case .tableCell(let alignment, let isHeading):
            html.raw(isHeading ? "<th scope=\"col\"" : "<td")
            if alignment != .start { html.attribute("class", "\(alignment)") }
            html.raw(">")
        }
    }

    private mutating func exit(_ container: Container) {
        if case .image(_, let title) = container {
            imageDepth -= 1
            if imageDepth == 0 { closeImage(title) }
            return
        }
        guard imageDepth == 0 else { return }
        switch container {
        case .document, .paragraph(tight: true), .image: break
        case .quote: html.line("</blockquote>")
        case .list(let start): html.line(start == nil ? "</ul>" : "</ol>")
        case .item: html.raw("</li>\n")
        case .paragraph(tight: false): html.raw("</p>\n")
        case .heading(let level, _): html.raw("</h\(self.level(level))>\n")
        case .emphasis: html.raw("</em>")
        case .strong: html.raw("</strong>")
        case .link: html.raw("</a>")
        case .term: closeTerm()
        case .table: html.line("</table></div>")
        case .tableHead: html.line("</thead>")
        case .tableBody: html.line("</tbody>")
        case .tableRow: html.raw("</tr>\n")
        case .tableCell(_, let isHeading): html.raw(isHeading ? "</th>" : "</td>")
        }
    }

    private func level(_ level: Int) -> Int { min(level + references.headingOffset, 6) }

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

    private static let tableStart = """
        <div class="scroll" tabindex="0" role="region" aria-label="Table">\
        <table class="prose-table">
        """

    private mutating func openImage(_ destination: String) {
        html.raw("<img")
        html.address("src", address(for: destination, isImage: true))
        html.raw(" alt=\"")
    }

    private mutating func closeImage(_ title: String) {
        html.raw("\"")
        if !title.isEmpty { html.attribute("title", title) }
        html.raw(">")
    }

    /// A refused address was reported with the outline; it is never written.
    private func address(for destination: String, isImage: Bool) -> String {
        guard LinkPolicy.fault(in: destination, isImage: isImage) == nil else { return "" }
        return references.link(destination) ?? destination
    }
}
