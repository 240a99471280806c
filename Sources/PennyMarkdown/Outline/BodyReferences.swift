/// Writes a body's references for a page: figures, links, terms and embedded blocks.
public struct BodyReferences {
    /// The words of the page for quizzes, tables and notes.
    public let words: BodyWords
    /// The text for a figure; nil leaves the reference unchanged.
    public var figure: (String) -> String?
    /// The address for a destination as written; nil leaves it unchanged.
    public var link: (String) -> String?
    /// The language of the page at an address, if links are to state it.
    public var linkLanguage: (_ address: String) -> String? = { _ in nil }
    /// The address of a term; nil leaves its words without a link.
    public var term: (String) -> String?
    /// The HTML for the lines of an example block; nil shows the block as code.
    public var example: ([String]) -> String?
    /// The HTML for a block of the outline's `embeds`, by its index; nil shows it as code.
    public var embed: (Int) -> String? = { _ in nil }
    /// The width and height in pixels of a picture, by its address as written; nil for one unknown.
    public var imageSize: (String) -> (width: Int, height: Int)? = { _ in nil }
    /// The prefix of every `id` that the body makes.
    public var anchorPrefix = ""
    /// The number of levels to lower each heading by, down to the sixth.
    public var headingOffset = 0
    /// Whether the markup of `html drawn` blocks is also rendered, unchanged, above its code.
    public var drawsHTML = false

    public init(
        words: BodyWords,
        figure: @escaping (String) -> String? = { _ in nil },
        link: @escaping (String) -> String? = { _ in nil },
        term: @escaping (String) -> String? = { _ in nil },
        example: @escaping ([String]) -> String? = { _ in nil }
    ) {
        self.words = words
        self.figure = figure
        self.link = link
        self.term = term
        self.example = example
    }
}
