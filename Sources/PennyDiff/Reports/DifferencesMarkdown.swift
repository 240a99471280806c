import PennyDiagnostics

/// The differences between two sites as a comment in a code review: a table of figures, with long
/// parts collapsed.
public struct DifferencesMarkdown {
    private let differences: SiteDifferences
    private let counts: DifferenceCounts

    /// The most bytes of a comment. Those on GitHub have at most 65,536 characters.
    private static let byteLimit = 60_000
    /// The most rows of a table or list that are not collapsed.
    private static let openRows = 20

    public init(_ differences: SiteDifferences) {
        self.differences = differences
        counts = DifferenceCounts(differences)
    }

    public func text() -> String {
        var out = MarkdownComment(limit: Self.byteLimit)
        out.add("### Site: \(headline)\n\n")
        out.add(side("Before", differences.old))
        out.add(side("After", differences.new))
        if differences.isSame { return out.text }
        if let reason = DifferenceWords.withoutData(differences) { out.add("\n\(reason).\n") }
        values(&out)
        texts(&out)
        list("Pages added", .added, &out)
        list("Pages removed", .removed, &out)
        moved(&out)
        rest(&out)
        return out.text
    }

    private var headline: String {
        if differences.isSame { return "no differences" }
        let parts = [
            (counts.values, "with other figures"), (counts.texts, "with other text"),
            (counts.added, "added"), (counts.removed, "removed"), (counts.moved, "moved"),
        ].filter { $0.0 > 0 }
        if parts.isEmpty { return "no page says anything else" }
        return parts.enumerated().map { index, part in
            index == 0 ? DifferenceWords.pages(part.0, part.1) : "\(part.0) \(part.1)"
        }.joined(separator: ", ")
    }

    private func side(_ label: String, _ side: SiteDifferences.Side) -> String {
        "\(label): \(MarkdownComment.code(String(side.folder.prefix(Self.nameLimit)))), "
            + "\(MarkdownComment.escaped(String(side.generator.prefix(Self.nameLimit)))), "
            + "\(counted(side.pages, "page"))  \n"
    }

    /// The longest generator name. A site's manifest can contain any text.
    private static let nameLimit = 200

    // MARK: - Parts

    private func values(_ out: inout MarkdownComment) {
        let pages = differences.pages.filter(\.hasValues)
        if pages.isEmpty { return }
        let rows = pages.flatMap { page in
            (page.inputs + page.figures).map { change in
                let values = DifferenceWords.values(of: change)
                return [
                    MarkdownComment.page(page),
                    MarkdownComment.escaped(DifferenceWords.label(of: change)),
                    MarkdownComment.escaped(values.before), MarkdownComment.escaped(values.after),
                ]
            }
        }
        out.section(
            "Figures", isOpen: rows.count <= Self.openRows, summary: counted(rows.count, "figure"),
            head: "| Page | Figure | Before | After |\n|:--|:--|--:|--:|\n",
            rows: Self.withoutRepeats(rows).map { "| \($0.joined(separator: " | ")) |\n" })
        let tables = pages.flatMap { page in
            page.tables.map { table in
                "- \(MarkdownComment.page(page)), table \(MarkdownComment.escaped(table.name)): "
                    + MarkdownComment.escaped(DifferenceWords.text(of: table)) + "\n"
            }
        }
        out.section(
            "Tables", isOpen: tables.count <= Self.openRows,
            summary: counted(tables.count, "table"),
            rows: tables)
    }

    /// Rows that name their page only in its first one.
    private static func withoutRepeats(_ rows: [[String]]) -> [[String]] {
        rows.enumerated().map { index, row in
            index > 0 && rows[index - 1][0] == row[0] ? [""] + row.dropFirst() : row
        }
    }

    private func texts(_ out: inout MarkdownComment) {
        let rows = differences.pages.flatMap { page in
            page.texts.map { text in
                "- \(MarkdownComment.page(page)), "
                    + "\(MarkdownComment.escaped(DifferenceWords.label(of: text))): "
                    + "“\(MarkdownComment.escaped(text.before))” → "
                    + "“\(MarkdownComment.escaped(text.after))”\n"
            }
        }
        out.section(
            "Texts", isOpen: rows.count <= Self.openRows, summary: counted(rows.count, "text"),
            rows: rows)
    }

    private func list(
        _ heading: String, _ fate: PageDifference.Fate, _ out: inout MarkdownComment
    ) {
        let rows = differences.pages.filter { $0.fate == fate }
            .map { "- \(MarkdownComment.page($0))\n" }
        out.section(
            heading, isOpen: rows.count <= Self.openRows, summary: counted(rows.count, "page"),
            rows: rows)
    }

    private func moved(_ out: inout MarkdownComment) {
        let rows = differences.pages.compactMap { page -> String? in
            guard case .moved(let old) = page.fate else { return nil }
            return "- \(MarkdownComment.code(old)) → \(MarkdownComment.page(page))\n"
        }
        out.section(
            "Pages moved", isOpen: rows.count <= Self.openRows,
            summary: counted(rows.count, "page"), rows: rows)
    }

    private func rest(_ out: inout MarkdownComment) {
        if counts.layoutOnly > 0 {
            out.add("\n\(DifferenceWords.layoutOnly(counts.layoutOnly)).\n")
        }
        let rows = differences.files.map {
            "- \(MarkdownComment.code($0.path)) \($0.fate.rawValue)\n"
        }
        out.section(
            "Other files", isOpen: rows.count <= Self.openRows,
            summary: counted(rows.count, "file"), rows: rows)
    }
}
