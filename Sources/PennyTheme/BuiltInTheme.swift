import CTheme

/// The theme that comes with Pennypress, carried in the program itself.
public enum BuiltInTheme {
    /// The parts of the style sheet, in the order in which they are put together:
    /// what is said later wins, so widths and paper come last.
    public static let styles = [
        "style-tokens.css", "style-ground.css", "style-frame.css", "style-words.css",
        "style-buttons.css", "style-cards.css", "style-glossary.css", "style-lessons.css",
        "style-examples.css", "style-figures.css", "style-form.css", "style-sets.css",
        "style-charts.css", "style-tables.css", "style-steps.css", "style-report.css",
        "style-keypad.css", "style-wide.css", "style-print.css",
    ]

    /// The files of the folder `templates`, by name.
    public static let files: [(path: String, bytes: [UInt8])] = UnsafeBufferPointer(
        start: penny_theme_files(), count: penny_theme_file_count()
    ).map { file in
        let text = String(cString: file.text)
        return (String(cString: file.name), Array(text.utf8))
    }
}
