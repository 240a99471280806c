public import PennyDiagnostics

/// The Markdown of content files: CommonMark with tables and live figures,
/// and without raw HTML.
public enum Markdown {
    /// Parses a body once for all its uses.
    ///
    /// - Parameter handLinks: the terms that explicit links lead to, by all destinations of the
    ///   body; the text links to none of these terms automatically.
    /// - Returns: the body, its outline, and all faults.
    public static func read(
        _ source: MarkdownSource, handLinks: ([String]) -> [String: String] = { _ in [:] }
    ) -> (body: MarkdownBody, outline: MarkdownOutline, diagnostics: [Diagnostic]) {
        let size = source.text.utf8.count
        guard size <= MarkdownSource.byteLimit else {
            let start = SourceLocation(path: source.path, line: source.firstLine)
            let fault = Fault.body.tooLong(size, MarkdownSource.byteLimit)
            return (.empty, MarkdownOutline(), [Diagnostic(fault, at: start)])
        }
        let lines = SourceText(source)
        var (events, text) = BodyReader.read(lines, reservedAnchors: source.reservedAnchors)
        let hand = handLinks(events.compactMap { $0.destination.map(text.string) })
        events = TermLinker.linked(events, of: source, handLinks: hand, &text)
        var outliner = Outliner(lines, text)
        outliner.read(events)
        return (
            MarkdownBody(events, text), outliner.outline, outliner.diagnostics
        )
    }
}

extension Event {
    /// The destination of the link or image that the event enters; nil for other events.
    fileprivate var destination: TextRange? {
        switch kind {
        case .enter(.link(let destination, _)), .enter(.image(let destination, _)): destination
        default: nil
        }
    }
}
