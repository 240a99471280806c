/// How much is different, at a glance.
struct DifferenceCounts {
    let added: Int
    let removed: Int
    let moved: Int
    /// Pages with other inputs, figures or tables.
    let values: Int
    /// Pages that have other texts, and no other values.
    let texts: Int
    let framed: Int
    let files: Int

    init(_ differences: SiteDifferences) {
        let pages = differences.pages
        added = pages.count { $0.fate == .added }
        removed = pages.count { $0.fate == .removed }
        moved = pages.count { if case .moved = $0.fate { true } else { false } }
        values = pages.count(where: \.hasValues)
        texts = pages.count { !$0.hasValues && !$0.texts.isEmpty }
        framed = differences.framed
        files = differences.files.count
    }
}
