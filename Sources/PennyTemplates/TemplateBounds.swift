/// The limits of one page, however often its templates repeat, and of the templates of a site.
public struct TemplateBounds: Sendable {
    /// The bytes of a page, including one that is written in pieces.
    public var bytes: Int
    /// The tags that a page renders. A tag in a section or a partial counts each time.
    public var tags: Int
    /// The bytes of all templates of a site.
    public var source: Int

    public init(bytes: Int = 64 << 20, tags: Int = 5_000_000, source: Int = 4 << 20) {
        self.bytes = bytes
        self.tags = tags
        self.source = source
    }

    public static let standard = TemplateBounds()
}
