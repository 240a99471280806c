import PennyDiagnostics

/// A text of Markdown that stays below a size: what does not fit is counted.
struct MarkdownComment {
    private(set) var text = ""
    private let limit: Int

    /// The bytes that the headings and counts of all sections take, whose rows no longer fit.
    private static let reserve = 2_000

    init(limit: Int) { self.limit = limit }

    mutating func add(_ part: String) { text += part }

    /// A heading with rows below it; nothing where there are none.
    ///
    /// - Parameters:
    ///   - isOpen: whether the rows are seen at once, or behind a click on the summary.
    ///   - head: what stands above the rows, as a table has it.
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

    /// A page by its title and address.
    static func page(_ page: PageDifference) -> String {
        page.title == page.path ? code(page.path) : "\(escaped(page.title)) \(code(page.path))"
    }

    /// Words of a site as they stand: no markup, no formula, no cell's end, and nobody is told of
    /// them by their name.
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

    /// An address or a folder's name, which stands in a table, too.
    static func code(_ text: String) -> String {
        let plain = printableLines(text).map { character in
            character == "`" || character == "|" || character == "\n" ? " " : String(character)
        }
        return "`\(plain.joined())`"
    }
}
