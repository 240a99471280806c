/// The files that editors and systems leave beside those that people write. They are no content.
enum EditorLeftover {
    private static let names = ["Thumbs.db", "ehthumbs.db", "desktop.ini", ".DS_Store", "Icon\r"]

    /// Whether a name is that of a backup copy, a lock or notes of a file browser.
    static func isOne(_ name: String) -> Bool {
        if names.contains(name) || name.hasSuffix("~") || name.hasPrefix("._") { return true }
        if name.hasPrefix("#") && name.hasSuffix("#") && name.utf8.count > 1 { return true }
        if name.hasPrefix(".#") { return true }
        return name.hasPrefix(".") && [".swp", ".swo", ".swx"].contains(where: name.hasSuffix)
    }
}
