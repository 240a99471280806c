import PennyDiagnostics
import PennyMarkdown

/// The parsed texts of a site, with the targets of their references and links.
struct AnalyzedTexts: Sendable {
    /// A body, parsed once for all its uses.
    struct Body: Sendable {
        let text: MarkdownBody
        /// Whether it has only white space.
        let isEmpty: Bool
        let outline: MarkdownOutline
        /// The path of its file from the site's folder; for a row of a table, with the row.
        let path: String
        /// The file that holds the text, as messages show it: the translation, or else the
        /// original.
        let file: String
        /// The set whose figures `this` means.
        let own: String?
        /// The address of its page.
        let page: String
        /// The terms that it links to, automatically or by hand.
        let terms: Set<String>
    }

    /// The bodies by their paths.
    let bodies: [String: Body]
    let links: LinkResolver
    let figures: FigureIndex
    /// The results that the texts show, and those of the calculators' examples, by the names of
    /// their sets.
    let examples: [String: SetResult]
    /// The faults of the texts.
    let pending: [PendingDiagnostic]
    let diagnostics: [Diagnostic]
}
