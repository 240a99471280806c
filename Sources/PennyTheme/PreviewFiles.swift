import CTheme

/// What pages of the preview have besides, carried in the program itself. No build writes it.
public enum PreviewFiles {
    /// Takes the changes of a site onto its open pages.
    public static let script = text(penny_preview_script())
    /// The look of the faults on them.
    public static let style = text(penny_preview_style())

    private static func text(_ bytes: UnsafePointer<UInt8>?) -> [UInt8] {
        guard let bytes else { return [] }
        return Array(String(cString: bytes).utf8)
    }
}
