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

    /// A body as HTML. `figure` gives the text for a reference and `link` the
    /// address for a destination as written; nil leaves what stands there.
    /// What the outline has faults for is left out.
    public static func html(
        of source: MarkdownSource, figure: (String) -> String?, link: (String) -> String?
    ) -> String {
        guard source.text.utf8.count <= MarkdownSource.byteLimit else { return "" }
        return withoutActuallyEscaping(figure) { figure in
            withoutActuallyEscaping(link) { link in
                var writer = HTMLWriter(figure: figure, link: link)
                for event in BodyReader.events(of: source, in: SourceText(source)) {
                    writer.write(event.kind)
                }
                return writer.text
            }
        }
    }
}
