import PennyDiagnostics
import PennyMarkdown

/// Every body of a site in outline, with what its references and links mean.
struct CheckedContent {
    /// A body by its source path from the site's folder.
    struct Body {
        let source: MarkdownSource
        let outline: MarkdownOutline
        /// The set whose figures `this` means.
        let own: String?
        /// The address of the page it becomes.
        let page: String
    }

    var bodies: [String: Body] = [:]
    var links = LinkResolver([:])
    var figures: FigureIndex
    var diagnostics: [Diagnostic] = []
}
