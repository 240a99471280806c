/// An item of a list of the course: a chapter, or a part that has a page and no chapter.
struct CourseItem: Sendable {
    /// The parts from the outermost down to the item.
    let parts: [CoursePart]
    let chapter: Chapter?
    private let order: [Int]

    private init(_ chapter: Chapter) {
        parts = chapter.parts
        self.chapter = chapter
        order = chapter.order
    }

    private init(breadcrumbs: [CoursePart], order: [Int]) {
        parts = breadcrumbs
        chapter = nil
        self.order = order
    }

    /// The chapters in a folder, and its parts without a chapter, in the order of their numbers.
    ///
    /// - Parameters:
    ///   - chapters: those in the folder, in their order.
    ///   - pages: the folders that have a page.
    static func all(
        _ chapters: [Chapter], in folder: CourseFolder, pages: [CourseFolder], _ parts: CourseParts
    ) -> [CourseItem] {
        var entries = chapters.map { CourseItem($0) }
        for page in pages
        where page != folder && folder.contains(page)
            && !chapters.contains(where: { page.contains($0.folder) })
        {
            let entry = CourseItem(
                breadcrumbs: page.breadcrumbs.map { parts[$0] }, order: page.order)
            let index = entries.firstIndex { entry.order.lexicographicallyPrecedes($0.order) }
            entries.insert(entry, at: index ?? entries.endIndex)
        }
        return entries
    }
}
