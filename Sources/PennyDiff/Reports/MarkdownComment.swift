import PennyDiagnostics

/// A Markdown text with a size limit; the rest is counted.
struct MarkdownComment {
    private(set) var text = ""
    private let limit: Int

    /// The bytes that are reserved for the headings and counts of the sections whose rows no longer
    /// fit.
    private static let reserve = 2_000

    init(limit: Int) { self.limit = limit }

    mutating func add(_ part: String) { text += part }

    /// Appends a heading with rows below it; nothing if there are none.
    ///
    /// - Parameters:
    ///   - isOpen: whether the rows are visible at once, or collapsed below the summary.
    ///   - head: the lines above the rows, for a table.
    mutating func section(
        _ heading: String, isOpen: Bool, summary: String, head: String = "", rows: [String]
    ) {
        if rows.isEmpty { return }
        text += "\n#### \(heading)\n\n"
        if !isOpen { text += "<details><summary>\(summary)</summary>\n\n" }
        text += head
        var left = rows.count
        for row in rows {
            if text.utf8.count + row.utf8.count > limit - Self.reserve { break }
            text += row
            left -= 1
        }
        if left > 0 { text += "\n… and \(left) more, which did not fit here.\n" }
        if !isOpen { text += "\n</details>\n" }
    }

    // MARK: - Text

    /// A page with its title and address.
    static func page(_ page: PageDifference) -> String {
        page.title == page.path ? code(page.path) : "\(escaped(page.title)) \(code(page.path))"
    }

    /// Text of a site, escaped: no markup, no formula, no end of a cell, and no mention that
    /// notifies someone.
    static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in printableLines(text).unicodeScalars {
            if special.contains(scalar) { out += "\\" }
            out.unicodeScalars.append(scalar == "\n" ? " " : scalar)
            if scalar == "@" { out += "\u{200B}" }
        }
        return out
    }

    private static let special = Set("\\`*_{}[]<>#$~|&!".unicodeScalars)

    /// An address or a folder's name, which may be in a table.
    static func code(_ text: String) -> String {
        let plain = printableLines(text).map { character in
            character == "`" || character == "|" || character == "\n" ? " " : String(character)
        }
        return "`\(plain.joined())`"
    }
}
