/// The bounds of one page, whatever its templates repeat, and of the templates of a site.
public struct TemplateBounds: Sendable {
    /// Bytes of a page, also of one that is written in pieces.
    public var bytes: Int
    /// Tags that a page writes. A tag in a section or a partial counts each time.
    public var tags: Int
    /// Bytes of all templates of a site.
    public var source: Int

    public init(bytes: Int = 64 << 20, tags: Int = 5_000_000, source: Int = 4 << 20) {
        self.bytes = bytes
        self.tags = tags
        self.source = source
    }

    public static let standard = TemplateBounds()
}
