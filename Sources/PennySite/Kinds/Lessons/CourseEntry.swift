/// What a list of the course has in a place: a chapter, or a part that has a page and no chapter.
struct CourseEntry: Sendable {
    /// The parts that a chapter is in; for a part, those that it is in and it itself.
    let parts: [CoursePart]
    let chapter: Chapter?
    private let order: [Int]

    private init(_ chapter: Chapter) {
        parts = chapter.parts
        self.chapter = chapter
        order = chapter.order
    }

    private init(way: [CoursePart], order: [Int]) {
        parts = way
        chapter = nil
        self.order = order
    }

    /// The chapters in a folder, and its parts without one where their numbers place them.
    ///
    /// - Parameters:
    ///   - chapters: those in the folder, in their order.
    ///   - pages: the folders that have a page.
    static func all(
        _ chapters: [Chapter], in folder: CourseFolder, pages: [CourseFolder], _ parts: CourseParts
    ) -> [CourseEntry] {
        var entries = chapters.map { CourseEntry($0) }
        for page in pages
        where page != folder && folder.contains(page)
            && !chapters.contains(where: { page.contains($0.folder) })
        {
            let entry = CourseEntry(way: page.way.map { parts[$0] }, order: page.order)
            let place = entries.firstIndex { entry.order.lexicographicallyPrecedes($0.order) }
            entries.insert(entry, at: place ?? entries.endIndex)
        }
        return entries
    }
}
