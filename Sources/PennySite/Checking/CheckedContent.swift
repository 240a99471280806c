import PennyDiagnostics
import PennyMarkdown

/// Every body of a site in outline, with what its references and links mean.
struct CheckedContent {
    /// A body by its source path from the site's folder.
    struct Body: Sendable {
        let source: MarkdownSource
        let outline: MarkdownOutline
        /// The set whose figures `this` means.
        let own: String?
        /// The address of the page it becomes.
        let page: String
        /// The file its links start from: a row's is its table.
        let file: String
        /// The terms it links to, by itself or by hand.
        let terms: Set<String>
    }

    var bodies: [String: Body] = [:]
    var links = LinkResolver([:])
    var figures: FigureIndex
    var places = TextPlaces()
    /// The sets whose computing some text shows, by name.
    var examples: [String: ComputedSet] = [:]
    var diagnostics: [Diagnostic] = []
    /// What a check tells beside the faults, and a build does not.
    var hints: [Diagnostic] = []
}
