import PennyDiagnostics
public import PennyMarkup

/// The differences between two sites, for a terminal.
public struct DifferencesText {
    private let differences: SiteDifferences
    private let counts: DifferenceCounts

    public init(_ differences: SiteDifferences) {
        self.differences = differences
        counts = DifferenceCounts(differences)
    }

    public func text() -> Bytes {
        var out = Bytes()
        out.columns(
            [("old", differences.old), ("new", differences.new)].map { name, side in
                [name, side.folder, side.generator, counted(side.pages, "page")]
            })
        if differences.isSame {
            out.line("")
            out.line("Every file is the same.")
            return out
        }
        if let reason = DifferenceWords.withoutData(differences) {
            out.line("")
            out.line(reason)
        }
        appendLists(&out)
        append(
            differences.pages.filter(\.hasValues),
            DifferenceWords.pages(counts.values, "with other figures"), &out)
        append(
            differences.pages.filter { !$0.hasValues && !$0.texts.isEmpty },
            DifferenceWords.pages(counts.texts, "with other text"), &out)
        appendRest(&out)
        return out
    }

    // MARK: - Pages that came, went or moved

    private func appendLists(_ out: inout Bytes) {
        for (fate, count, what) in [
            (PageDifference.Fate.added, counts.added, "added"),
            (.removed, counts.removed, "removed"),
        ] where count > 0 {
            out.line("")
            out.line(DifferenceWords.pages(count, what))
            out.columns(
                differences.pages.filter { $0.fate == fate }.map { ["  \($0.path)", $0.title] })
        }
        let moved = differences.pages.compactMap { page in
            if case .moved(let old) = page.fate {
                ["  \(old)", "→ \(page.path)", page.title]
            } else {
                nil as [String]?
            }
        }
        if moved.isEmpty { return }
        out.line("")
        out.line(DifferenceWords.pages(moved.count, "moved"))
        out.columns(moved)
    }

    // MARK: - Pages that changed

    private func append(_ pages: [PageDifference], _ heading: String, _ out: inout Bytes) {
        if pages.isEmpty { return }
        out.line("")
        out.line(heading)
        for page in pages {
            out.line("")
            out.line(page.title == page.path ? page.path : "\(page.path)  \(page.title)")
            out.columns(
                (page.inputs + page.figures).map { change in
                    let values = DifferenceWords.values(of: change)
                    return [
                        "  " + DifferenceWords.label(of: change), values.before,
                        "→ " + values.after,
                    ]
                })
            for table in page.tables {
                out.line("  Table \(table.name): " + DifferenceWords.text(of: table))
            }
            for text in page.texts { append(text, &out) }
        }
    }

    private func append(_ text: TextChange, _ out: inout Bytes) {
        let label = DifferenceWords.label(of: text)
        out.columns([
            ["  \(label):", "“\(text.before)”"], ["", "→ “\(text.after)”"],
        ])
    }

    // MARK: - The rest

    private func appendRest(_ out: inout Bytes) {
        if counts.layoutOnly > 0 {
            out.line("")
            out.line(DifferenceWords.layoutOnly(counts.layoutOnly))
        }
        if differences.files.isEmpty { return }
        out.line("")
        out.line(counted(counts.files, "other file"))
        out.columns(differences.files.map { ["  \($0.path)", $0.fate.rawValue] })
    }
}
