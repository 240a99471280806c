import PennyDiagnostics
import PennyMarkdown

extension BodyWords {
    /// The words of the pages of an English site.
    static let english = BodyWords(
        right: "Right.", wrong: "Not quite.",
        blocks: BlockWords(
            toDo: "To do", done: "Done", note: "Note", tip: "Tip", important: "Important",
            warning: "Warning", caution: "Caution", details: "Details"),
        table: "Table", notes: "Notes",
        mark: { "\($0)" }, note: { "Note \($0)" },
        back: { number, reference in
            "Back to the text of note \(number)" + (reference > 1 ? ", reference \(reference)" : "")
        })
}

extension BodyReferences {
    init(
        figure: @escaping (String) -> String? = { _ in nil },
        link: @escaping (String) -> String? = { _ in nil },
        term: @escaping (String) -> String? = { _ in nil },
        example: @escaping ([String]) -> String? = { _ in nil }
    ) {
        self.init(words: .english, figure: figure, link: link, term: term, example: example)
    }
}

func body(_ text: String, firstLine: Int = 1, reserved: ReservedAnchors = []) -> MarkdownSource {
    MarkdownSource(
        path: "a.md", text: text, firstLine: firstLine, reservedAnchors: reserved)
}

func outline(_ text: String) -> MarkdownOutline {
    Markdown.read(body(text)).outline
}

/// `line:column summary` of each fault.
func faults(_ text: String) -> [String] {
    Markdown.read(body(text)).diagnostics.map {
        "\($0.location.line):\($0.location.column) \($0.summary)"
    }
}

/// The HTML of a body as text.
///
/// - Parameter handLinks: the terms that its explicit links lead to.
func rendered(
    _ source: MarkdownSource, _ references: BodyReferences = BodyReferences(),
    handLinks: [String: String] = [:]
) -> String {
    let body = Markdown.read(source) { _ in handLinks }.body
    return String(decoding: body.html(references), as: UTF8.self)
}

/// The HTML with figures as `FIGURE(name)`, without its last line end.
func html(
    _ text: String, figure: @escaping (String) -> String? = { "FIGURE(\($0))" },
    link: @escaping (String) -> String? = { _ in nil }
) -> String {
    let html = rendered(body(text), BodyReferences(figure: figure, link: link))
    return html.hasSuffix("\n") ? String(html.dropLast()) : html
}

/// `name line:column` of each reference.
func figureLocations(_ text: String, firstLine: Int = 1) -> [String] {
    Markdown.read(body(text, firstLine: firstLine)).outline.figures.map {
        "\($0.name) \($0.location.line):\($0.location.column)"
    }
}

/// `destination line:column` of each link and image.
func linkLocations(_ text: String) -> [String] {
    outline(text).links.map {
        "\($0.destination) \($0.location.line):\($0.location.column)"
    }
}
