/// A Markdown body and where it starts in its file.
public struct MarkdownSource: Sendable {
    /// The most UTF-8 bytes a body may have. libcmark takes time in the square
    /// of the length for some inputs; at this length that is half a second.
    public static let byteLimit = 128 * 1024

    public let path: String
    public let text: String
    /// The line of the file the body's first line is.
    public let firstLine: Int
    /// The column of the file the body's first line begins at.
    public var firstColumn = 1
    /// Whether the file has each double quote of the text twice, as a cell of CSV.
    public var isQuotedCell = false
    /// The `id`s the page around the body uses, which no heading may get.
    public var reservedAnchors: ReservedAnchors
    /// The terms that the text links to by itself.
    public var terms: TermNames?
    /// Terms whose words get no link, such as the page's own.
    public var silentTerms: Set<String> = []
    /// What straight quotes become.
    public var quotationMarks = QuotationMarks.english

    public init(
        path: String, text: String, firstLine: Int = 1, reservedAnchors: ReservedAnchors = [],
        terms: TermNames? = nil
    ) {
        self.path = path
        self.text = text
        self.firstLine = firstLine
        self.reservedAnchors = reservedAnchors
        self.terms = terms
    }
}
