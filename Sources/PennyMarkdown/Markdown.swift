public import PennyDiagnostics

/// The Markdown of content files: CommonMark with tables and live figures,
/// and without raw HTML.
public enum Markdown {
    /// What a body holds, and every fault in it.
    public static func outline(
        of source: MarkdownSource
    ) -> (outline: MarkdownOutline, diagnostics: [Diagnostic]) {
        var source = source
        let known = source.handLinks
        return outline(of: &source) { _ in known }
    }

    /// The same, where what the links written by hand lead to is known from their destinations:
    /// the source is told, and links to none of these terms by itself.
    public static func outline(
        of source: inout MarkdownSource, handLinks: ([String]) -> [String: String]
    ) -> (outline: MarkdownOutline, diagnostics: [Diagnostic]) {
        let size = source.text.utf8.count
        guard size <= MarkdownSource.byteLimit else {
            let start = SourceLocation(path: source.path, line: source.firstLine)
            let fault = MarkdownFault.bodyTooLong(bytes: size, limit: MarkdownSource.byteLimit)
            return (MarkdownOutline(), [Diagnostic(.error, fault, at: start)])
        }
        let text = SourceText(source)
        let events = BodyReader.unlinked(source, in: text)
        source.handLinks = handLinks(events.compactMap(\.link))
        var outliner = Outliner(source: source, text)
        outliner.read(TermLinker.linked(events, of: source))
        return (outliner.outline, outliner.diagnostics.sorted())
    }

    /// A body as HTML. What the outline has faults for is left out.
    public static func html(of source: MarkdownSource, _ references: BodyReferences) -> String {
        guard source.text.utf8.count <= MarkdownSource.byteLimit else { return "" }
        var writer = HTMLWriter(references)
        for event in BodyReader.events(of: source, in: SourceText(source)) {
            writer.write(event.kind)
        }
        return writer.text
    }

    /// The words of a whole body for search, for `fill`: those of paragraphs,
    /// headings and cells, not those of code blocks.
    public static func plainText(of source: MarkdownSource) -> String {
        guard source.text.utf8.count <= MarkdownSource.byteLimit else { return "" }
        return PlainText.text(ofBlocks: BodyReader.events(of: source, in: SourceText(source)))
    }
}
