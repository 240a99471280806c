import CTheme

/// The theme of Pennypress, embedded in the program.
public enum BuiltInTheme {
    /// The parts of the style sheet, in order: later rules override earlier ones, so widths and
    /// paper come last.
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

    /// The part for sites in several languages.
    public static let languages = "style-languages.css"

    /// The files of the folder `templates`, by name. A script is in a folder, `scripts/menu.js`, as
    /// is a variant for a language: `de/explain-loan.md`.
    public static let files: [(path: String, bytes: [UInt8])] = UnsafeBufferPointer(
        start: penny_theme_files(), count: penny_theme_file_count()
    ).map { file in
        let text = String(cString: file.text)
        return (String(cString: file.name), Array(text.utf8))
    }

    /// The names of a theme's files, in every language, in order.
    public static let names: [String] = files(in: "").map(\.name).sorted()

    /// The modules of scripts, by the names of their files.
    public static let scripts = files(in: "").filter { $0.path.hasPrefix(scriptFolder) }

    private static let scriptFolder = "scripts/"

    /// The theme of a language, by the names of its files: the language's variants, and all other
    /// files.
    public static func files(
        in language: String
    ) -> [(name: String, path: String, bytes: [UInt8])] {
        let folder = language + "/"
        var theme: [(name: String, path: String, bytes: [UInt8])] = []
        for (path, bytes) in files where path.hasPrefix(folder) {
            theme.append((String(path.dropFirst(folder.count)), path, bytes))
        }
        let own = Set(theme.map(\.name))
        for (path, bytes) in files {
            let isScript = path.hasPrefix(scriptFolder)
            let name = isScript ? String(path.dropFirst(scriptFolder.count)) : path
            if name.contains("/") || own.contains(name) { continue }
            theme.append((name, path, bytes))
        }
        return theme
    }
}
