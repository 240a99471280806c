import CTheme

/// The additional files of preview pages, embedded in the program. No build writes them.
public enum PreviewFiles {
    /// The script that updates open pages after a change of the site.
    public static let script = text(penny_preview_script())
    /// The style of the faults on pages.
    public static let style = text(penny_preview_style())

    private static func text(_ bytes: UnsafePointer<UInt8>?) -> [UInt8] {
        guard let bytes else { return [] }
        return Array(String(cString: bytes).utf8)
    }
}
