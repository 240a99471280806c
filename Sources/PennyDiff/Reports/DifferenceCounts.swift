/// The counts of differences for a summary.
struct DifferenceCounts {
    let added: Int
    let removed: Int
    let moved: Int
    /// Pages with other inputs, figures or tables.
    let values: Int
    /// Pages with other texts, and the same values.
    let texts: Int
    let layoutOnly: Int
    let files: Int

    init(_ differences: SiteDifferences) {
        let pages = differences.pages
        added = pages.count { $0.fate == .added }
        removed = pages.count { $0.fate == .removed }
        moved = pages.count { if case .moved = $0.fate { true } else { false } }
        values = pages.count(where: \.hasValues)
        texts = pages.count { !$0.hasValues && !$0.texts.isEmpty }
        layoutOnly = differences.layoutOnly
        files = differences.files.count
    }
}
