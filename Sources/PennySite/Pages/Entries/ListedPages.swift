import PennyContent

extension AnalyzedEdition {
    /// The entry of a page in lists.
    ///
    /// - Parameter opening: the text for a page without a description.
    func listed(_ page: ProsePage, opening: String = "") -> PageListing.Entry {
        let summary = filled(page.description)
        return PageListing.Entry(
            link: link(to: page, at: Address.page(page.id)),
            summary: summary.isEmpty ? opening : summary, date: page.date)
    }

    /// The entry of a chapter in lists.
    func listed(_ lesson: Lesson) -> PageListing.Entry {
        PageListing.Entry(
            link: link(to: lesson.page, at: Address.lesson(lesson.page.id)),
            summary: filled(lesson.page.description), date: lesson.page.date)
    }

    /// The entry of a saved set in lists.
    func listed(_ record: SetRecord) -> PageListing.Entry {
        PageListing.Entry(
            link: link(to: record), summary: record.summary, date: record.date)
    }

    /// The entry of a term of the dictionary in lists.
    func listed(_ term: GlossaryTerm) -> PageListing.Entry {
        PageListing.Entry(link: link(to: term), summary: filled(term.short), date: nil)
    }
}
