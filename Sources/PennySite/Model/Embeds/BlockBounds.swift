import PennyTemplates

/// The limits of all blocks of one text together.
public enum BlockBounds {
    /// The cells of files that are read, sorted or shown.
    public static let cells = 2_000_000
    /// The lists of pages that differ.
    public static let lists = 100
    /// The bytes that replace blocks and examples.
    public static let bytes = TemplateBounds.standard.bytes
}
