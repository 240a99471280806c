import PennyDiagnostics
import PennyMarkdown

/// The texts of a site in outline, with what their references and links mean.
struct CheckedContent: Sendable {
    /// A body, parsed once for all that is made of it.
    struct Body: Sendable {
        let text: MarkdownBody
        /// Whether there is nothing in it but white space.
        let isEmpty: Bool
        let outline: MarkdownOutline
        /// The file it stands in, from the site's folder; for a row of a table with the row.
        let path: String
        /// The file that it is written in, as messages show it: its translation, or its original.
        let file: String
        /// The set whose figures `this` means.
        let own: String?
        /// The address of the page it becomes.
        let page: String
        /// The terms it links to, by itself or by hand.
        let terms: Set<String>
    }

    /// By their paths.
    let bodies: [String: Body]
    let links: LinkResolver
    let figures: FigureIndex
    /// The results that the texts show, and those of the calculators, by the names of their sets.
    let examples: [String: SetFigures.Whole]
    /// What is wrong with the texts.
    let findings: [Finding]
    let diagnostics: [Diagnostic]
}
