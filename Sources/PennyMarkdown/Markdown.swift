public import PennyDiagnostics

/// The Markdown of content files: CommonMark with tables and live figures,
/// and without raw HTML.
public enum Markdown {
    /// What a body holds, and every fault in it.
    public static func outline(
        of source: MarkdownSource
    ) -> (outline: MarkdownOutline, diagnostics: [Diagnostic]) {
        let size = source.text.utf8.count
        guard size <= MarkdownSource.byteLimit else {
            let start = SourceLocation(path: source.path, line: source.firstLine)
            let fault = MarkdownFault.bodyTooLong(bytes: size, limit: MarkdownSource.byteLimit)
            return (MarkdownOutline(), [Diagnostic(.error, fault, at: start)])
        }
        var outliner = Outliner(source: source)
        outliner.read()
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
