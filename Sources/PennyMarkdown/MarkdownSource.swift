/// A Markdown body and where it starts in its file.
public struct MarkdownSource: Sendable {
    /// The most UTF-8 bytes a body may have. libcmark takes time in the square
    /// of the length for some inputs; at this length that is half a second.
    public static let byteLimit = 128 * 1024

    public let path: String
    public let text: String
    /// The line of the file the body's first line is.
    public let firstLine: Int
    /// The `id`s the page around the body uses, which no heading may get.
    public let reservedAnchors: Set<String>
    /// The terms that the text links to by itself.
    public let terms: TermNames?
    /// Terms whose words get no link, such as the page's own.
    public let silentTerms: Set<String>
    /// The terms that links written by hand lead to, by the links' destinations.
    public let handLinks: [String: String]

    public init(
        path: String, text: String, firstLine: Int = 1, reservedAnchors: Set<String> = [],
        terms: TermNames? = nil, silentTerms: Set<String> = [], handLinks: [String: String] = [:]
    ) {
        self.path = path
        self.text = text
        self.firstLine = firstLine
        self.reservedAnchors = reservedAnchors
        self.terms = terms
        self.silentTerms = silentTerms
        self.handLinks = handLinks
    }
}
