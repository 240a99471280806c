/// Writes events as HTML the way libcmark does, with headings' anchors,
/// figures, rewritten addresses and tables.
struct HTMLWriter {
    var html = HTMLBuffer()
    /// The number of enclosing images, whose content is their text alternative.
    private var imageDepth = 0
    private var imageTitle = TextRange.empty
    /// The width and height attributes of the current image.
    private var imageSize: (width: Int, height: Int)?
    /// The number of images so far.
    private var imageCount = 0
    /// Whether the writer is inside a link to a term.
    var isInTerm = false
    /// The anchor of the previous heading, which names the first table below it.
    var nameOfTable: TextRange?
    /// The names in the lines of the next example block.
    private var exampleNames: [String] = []
    /// The number of embed blocks so far.
    private var embedCount = 0
    /// Whether the last words are a figure that ends in a full stop, as with the sign “ج.م.” The
    /// sentence then needs no other.
    private var hasStop = false
    let references: BodyReferences
    /// The text of the events.
    private let words: [UInt8]

    init(_ references: BodyReferences, _ words: [UInt8]) {
        self.references = references
        self.words = words
    }

    func bytes(_ range: TextRange) -> ArraySlice<UInt8> { words[range.range] }
    func string(_ range: TextRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

    mutating func write(_ event: Event.Kind) {
        switch event {
        case .text(let text):
            let text = bytes(text)
            let isDouble = hasStop && text.first == UInt8(ascii: ".")
            html.escape(isDouble ? text.dropFirst() : text)
            hasStop = false
        case .figure(let name): writeFigure(string(name))
        case .code(let code) where imageDepth > 0: html.escape(bytes(code))
        case .softBreak where imageDepth > 0, .lineBreak where imageDepth > 0: html.raw(" ")
        case .enter(let container): enter(container)
        case .exit(let container): exit(container)
        case .code(let code):
            html.raw("<code>")
            html.escape(bytes(code))
            html.raw("</code>")
        case .softBreak: html.raw("\n")
        case .lineBreak: html.raw("<br>\n")
        case .thematicBreak: html.line("<hr>")
        case .codeBlock(let info, let code): write(bytes(code), info: string(info))
        case .noteMark(let number, let use): writeMark(of: number, use: use)
        case .backLinks(let number, let count): writeBackLinks(of: number, count: count)
        case .exampleLine(let name): exampleNames.append(string(name))
        case .example(let code): writeExample(bytes(code))
        case .checkbox(let isDone): writeCheckbox(isDone: isDone)
        case .rawInline, .rawBlock, .fault, .noteReference, .tildes: break
        }
    }

    private mutating func writeFigure(_ name: String) {
        let figure = references.figure(name) ?? "{{\(name)}}"
        html.escape(figure)
        // Behind its sign is a mark of direction.
        hasStop = figure.unicodeScalars.last { !$0.properties.isBidiControl } == "."
    }

    private mutating func write(_ code: ArraySlice<UInt8>, info: String) {
        html.startLine()
        if EmbedBlock.isEmbed(info) {
            embedCount += 1
            if let embed = references.embed(embedCount - 1) {
                html.raw(embed)
                html.startLine()
                return
            }
        }
        let words = info.split(whereSeparator: \.isWhitespace)
        if references.drawsHTML, words == ["html", "drawn"] {
            html.raw("<div class=\"drawn\">\n")
            html.raw(code)
            html.raw("</div>\n")
        }
        // A long line scrolls sideways, and the keyboard must be able to scroll it too.
        html.raw("<pre tabindex=\"0\"><code")
        if let language = words.first {
            html.attribute("class", "language-\(language)")
        }
        html.raw(">")
        if let language = words.first.flatMap({ CodeLanguage.named(String($0)) }) {
            color(code, language)
        } else {
            html.escape(code)
        }
        html.raw("</code></pre>\n")
    }

    private mutating func color(_ code: ArraySlice<UInt8>, _ language: CodeLanguage) {
        var lexer = CodeLexer(code, language)
        while let (part, range) = lexer.next() {
            if let part { html.raw("<span class=\"code-\(part)\">") }
            html.escape(code[range])
            if part != nil { html.raw("</span>") }
        }
    }

    private mutating func writeExample(_ code: ArraySlice<UInt8>) {
        let names = exampleNames
        exampleNames = []
        guard let example = references.example(names) else { return write(code, info: "example") }
        html.open(example)
        html.startLine()
    }

    private mutating func enter(_ container: Container) {
        if case .image(let destination, let title) = container {
            if imageDepth == 0 {
                imageTitle = title
                openImage(string(destination))
            }
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
        case .heading(let level, let anchor): openHeading(level, anchor)
        case .emphasis: html.raw("<em>")
        case .strong: html.raw("<strong>")
        case .deletion: html.raw("<del>")
        case .link(let destination, let title):
            html.raw("<a")
            let address = address(for: string(destination), isImage: false)
            html.address("href", address)
            if let language = references.linkLanguage(address) {
                html.attribute("hreflang", language)
            }
            if !title.isEmpty { html.attribute("title", bytes(title)) }
            html.raw(">")
        default: enterExtension(container)
        }
    }

    private mutating func exit(_ container: Container) {
        if case .image = container {
            imageDepth -= 1
            if imageDepth == 0 { closeImage() }
            return
        }
        guard imageDepth == 0 else { return }
        switch container {
        case .document, .paragraph(tight: true), .image: break
        case .quote: html.line("</blockquote>")
        case .list(let start): html.line(start == nil ? "</ul>" : "</ol>")
        case .item: html.raw("</li>\n")
        case .paragraph(tight: false): html.raw("</p>\n")
        case .heading(let level, _): html.raw("</\(heading(level))>\n")
        case .emphasis: html.raw("</em>")
        case .strong: html.raw("</strong>")
        case .deletion: html.raw("</del>")
        case .link: html.raw("</a>")
        default: exitExtension(container)
        }
    }

    private func heading(_ level: Int32) -> String {
        "h\(min(Int(level) + references.headingOffset, 6))"
    }

    private mutating func openHeading(_ level: Int32, _ anchor: TextRange) {
        nameOfTable = anchor
        html.open("<\(heading(level))")
        html.raw(" id=\"")
        writeAnchor(anchor)
        html.raw("\">")
    }

    mutating func writeAnchor(_ anchor: TextRange) {
        html.raw(references.anchorPrefix)
        html.raw(bytes(anchor))
    }

    private mutating func openImage(_ destination: String) {
        imageSize = references.imageSize(destination)
        html.raw("<img")
        html.address("src", address(for: destination, isImage: true))
        html.raw(" alt=\"")
    }

    private mutating func closeImage() {
        html.raw("\"")
        if !imageTitle.isEmpty { html.attribute("title", bytes(imageTitle)) }
        // With its size, nothing moves when an image arrives.
        if let imageSize {
            html.raw(" width=\"\(imageSize.width)\" height=\"\(imageSize.height)\"")
        }
        // Readers see the first at once; others may come when they are near.
        if imageCount > 0 { html.raw(" loading=\"lazy\" decoding=\"async\"") }
        imageCount += 1
        html.raw(">")
    }

    /// The address to write. A refused address was reported with the outline; it is never written.
    private func address(for destination: String, isImage: Bool) -> String {
        guard LinkPolicy.fault(in: destination, isImage: isImage) == nil else { return "" }
        return references.link(destination) ?? destination
    }
}
