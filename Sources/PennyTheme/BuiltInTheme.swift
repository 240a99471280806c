import CTheme

/// The theme that comes with Pennypress, carried in the program itself.
public enum BuiltInTheme {
    /// The parts of the style sheet, in the order in which they are put together:
    /// what is said later wins, so widths and paper come last.
    public static let styles = [
        "style-tokens.css", "style-ground.css", "style-frame.css", languages, "style-words.css",
        "style-prose.css",
        "style-buttons.css", "style-cards.css", "style-glossary.css", "style-lessons.css",
        "style-examples.css", "style-figures.css", "style-form.css", "style-sets.css",
        "style-share.css", "style-charts.css", "style-tables.css", "style-compare.css",
        "style-steps.css", "style-report.css", "style-keypad.css", "style-search.css",
        "style-sections.css",
        "style-wide.css", "style-print.css",
    ]

    /// The part that only a site in several languages has.
    public static let languages = "style-languages.css"

    /// The files of the folder `templates`, by name. What stands in for one of them in a language
    /// is in a folder of the language: `de/explain-loan.md`.
    public static let files: [(path: String, bytes: [UInt8])] = UnsafeBufferPointer(
        start: penny_theme_files(), count: penny_theme_file_count()
    ).map { file in
        let text = String(cString: file.text)
        return (String(cString: file.name), Array(text.utf8))
    }

    /// The names of the files that a theme has, whatever its language.
    public static let names: [String] = files.map(\.path).filter { !$0.contains("/") }

    /// The theme of a language, by the names of its files: those of the language, and the others
    /// as they are.
    public static func files(
        in language: String
    ) -> [(name: String, path: String, bytes: [UInt8])] {
        let folder = language + "/"
        var theme: [(name: String, path: String, bytes: [UInt8])] = []
        for (path, bytes) in files where path.hasPrefix(folder) {
            theme.append((String(path.dropFirst(folder.count)), path, bytes))
        }
        let own = Set(theme.map(\.name))
        for (path, bytes) in files where !path.contains("/") && !own.contains(path) {
            theme.append((path, path, bytes))
        }
        return theme
    }
}
