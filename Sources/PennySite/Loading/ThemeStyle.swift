import PennyTheme

/// The style sheet of a site: one file for the browser, made of parts that a
/// site can replace one by one, with the site's own rules behind them.
enum ThemeStyle {
    /// The files of a theme by name.
    typealias Files = [String: (origin: String, bytes: [UInt8])]

    /// The sheet as pages name it. A site's file of this name is the whole sheet.
    static let name = "style.css"
    /// The rules that a site adds.
    static let own = "style-own.css"
    /// What the sheet is made of, in the order of the cascade.
    static let parts = BuiltInTheme.styles + [own]

    /// The files of a theme with the one sheet in place of its parts.
    static func joined(_ files: Files) -> Files {
        let sheet = parts.compactMap { files[$0]?.bytes }.joined(separator: [UInt8(ascii: "\n")])
        var joined = files.filter { !parts.contains($0.key) }
        if joined[name] == nil {
            joined[name] = (ThemeLoader.builtIn + name, Array(sheet))
        }
        return joined
    }
}
