import PennyTemplates

/// The bounds of the blocks of one text together.
public enum BlockBounds {
    /// Cells of files that are read, sorted or shown.
    public static let cells = 2_000_000
    /// Lists of pages that are not alike.
    public static let lists = 100
    /// Bytes of what stands in place of blocks and examples.
    public static let bytes = TemplateBounds.standard.bytes
}
