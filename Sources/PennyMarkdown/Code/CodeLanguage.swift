/// The syntax that a lexer needs of a language: its words, strings and comments.
struct CodeLanguage: Sendable {
    /// A string between two delimiters.
    struct Quotation: Sendable {
        let open: [UInt8]
        let close: [UInt8]
        /// Whether a backslash escapes the delimiter.
        let hasEscapes: Bool
        let spansLines: Bool

        init(_ mark: String, hasEscapes: Bool = true, spansLines: Bool = false) {
            open = Array(mark.utf8)
            close = open
            self.hasEscapes = hasEscapes
            self.spansLines = spansLines
        }
    }

    /// The tokens that are colored as the name of a value.
    enum Names: Sendable {
        case none
        /// A string before a colon, as in JSON.
        case textBeforeColon
        /// A word before a colon, as in YAML and CSS.
        case wordBeforeColon
        /// A word before an equals sign, and a bracketed section on a line of its own.
        case wordBeforeEquals
        /// The word after a pointed bracket, and attributes.
        case tags
        /// Whole lines, as in Markdown.
        case lines
    }

    /// The keywords, in lower case where case does not matter.
    var keywords: Set<[UInt8]> = []
    var countsCapitals = true
    var lineComments: [[UInt8]] = []
    /// Whether a comment begins only at the start of a line or after white space.
    var commentsNeedSpace = false
    var blockComment: (open: [UInt8], close: [UInt8])?
    var quotations: [Quotation] = []
    var names = Names.none
    /// The characters of words beside letters, digits and underscores.
    var wordMarks: [UInt8] = []

    /// The language of a block of code, by the first word after its fence.
    static func named(_ name: String) -> CodeLanguage? {
        let name = name.lowercased()
        return all[aliases[name] ?? name]
    }

    private static let aliases = [
        "py": "python", "js": "javascript", "jsx": "javascript", "mjs": "javascript",
        "ts": "typescript", "tsx": "typescript", "yml": "yaml", "htm": "html", "xml": "html",
        "svg": "html", "xhtml": "html", "scss": "css", "bash": "sh", "shell": "sh", "zsh": "sh",
        "h": "c", "c++": "cpp", "cc": "cpp", "hpp": "cpp", "rs": "rust", "golang": "go",
        "md": "markdown", "conf": "ini", "cfg": "ini", "jsonc": "json", "json5": "json",
        "postgresql": "sql", "sqlite": "sql", "tsv": "csv",
    ]
}
