/// A Markdown body and its start in its file.
public struct MarkdownSource: Sendable {
    /// The most UTF-8 bytes a body may have. libcmark takes time in the square
    /// of the length for some inputs; at this length that is half a second.
    public static let byteLimit = 128 * 1024

    public let path: String
    public let text: String
    /// The line of the file at which the body begins.
    public let firstLine: Int
    /// The column of the file at which the body's first line begins.
    public var firstColumn = 1
    /// Whether the file doubles each double quote of the text, as a cell of CSV.
    public var isQuotedCell = false
    /// The `id`s of the page around the body, which no heading may get.
    public var reservedAnchors: ReservedAnchors
    /// The terms that the text links to automatically.
    public var terms: TermNames?
    /// Terms whose words get no link, such as the page's own.
    public var silentTerms: Set<String> = []
    /// The marks that straight quotes become.
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
