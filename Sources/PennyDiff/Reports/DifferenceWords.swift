import PennyDiagnostics

/// The phrases for changes that all report formats share.
enum DifferenceWords {
    /// The two values of a change. If readers see the same for both, the exact values.
    static func values(of change: ValueChange) -> (before: String, after: String) {
        let isSame = change.before?.text == change.after?.text
        func text(_ value: ValueChange.Value?) -> String {
            value.map { isSame ? "\($0.text) (\($0.exact))" : $0.text } ?? "none"
        }
        return (text(change.before), text(change.after))
    }

    static func label(of change: ValueChange) -> String {
        var label = change.label
        if let entry = change.entry { label += " of “\(entry)”" }
        if let before = change.labelBefore { label += ", before “\(before)”" }
        return label
    }

    /// The differences of a table in one line: `30 of 30 rows differ, first “1”: interest 21,758.84
    /// → 20,530.25`.
    static func text(of table: TableChange) -> String {
        guard let before = table.rowsBefore else {
            return "is new, with \(counted(table.rowsAfter ?? 0, "row"))"
        }
        guard let after = table.rowsAfter else {
            return "is gone, with \(counted(before, "row"))"
        }
        var text =
            before == after
            ? "\(table.differing) of \(counted(after, "row")) differ"
            : "\(counted(before, "row")) before, \(after) now, \(table.differing) differ"
        if table.differing == 0 { return "has other columns" }
        if table.differing == 1, before == after {
            text = "1 of \(counted(after, "row")) differs"
        }
        guard let first = table.first else { return text }
        let cells = first.cells.prefix(cellLimit).map { cell in
            "\(cell.column) \(cell.before ?? "none") → \(cell.after ?? "none")"
        }
        let more = first.cells.count - cells.count
        return text + ", first \(first.name.isEmpty ? "row \(first.number)" : "“\(first.name)”"): "
            + cells.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private static let cellLimit = 3

    static func label(of text: TextChange) -> String {
        switch text.part {
        case .title: "Title"
        case .summary: "Summary"
        case .kind: "Kind"
        case .currency: "Currency"
        case .link: "Link"
        case .text:
            switch text.changeCount {
            case 1: "Text"
            case let changeCount?: "Text, 1 of \(changeCount) places"
            case nil: "Text, from here on"
            }
        }
    }

    /// The reason for which figures are not compared, if a differing site has no data of them; nil
    /// if both have it.
    static func withoutData(_ differences: SiteDifferences) -> String? {
        let old = differences.old.hasData
        let new = differences.new.hasData
        if old && new || differences.isSame { return nil }
        let sites = old ? "the new site has" : new ? "the old site has" : "both sites have"
        return "No figures are compared: \(sites) no data of results (“outputs” in site.yaml). "
            + "A figure that changed is among the texts"
    }

    /// `41 pages differ in their frame alone: …`.
    static func layoutOnly(_ count: Int) -> String {
        let one = count == 1
        return counted(count, "page") + (one ? " differs in its" : " differ in their")
            + " frame alone: head, menu, footer, markup"
    }

    /// `1 page added`.
    static func pages(_ count: Int, _ what: String) -> String {
        "\(counted(count, "page")) \(what)"
    }
}
