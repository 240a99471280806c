import PennyContent

extension CheckedSite {
    /// A page as lists show it.
    ///
    /// - Parameter opening: what is shown of a page without a description.
    func listed(_ page: ProsePage, opening: String = "") -> SectionEntries.Entry {
        let summary = filled(page.description)
        return SectionEntries.Entry(
            link: link(to: page, at: Address.page(page.id)),
            summary: summary.isEmpty ? opening : summary, date: page.date)
    }

    /// A chapter as lists show it.
    func listed(_ lesson: Lesson) -> SectionEntries.Entry {
        SectionEntries.Entry(
            link: link(to: lesson.page, at: Address.lesson(lesson.page.id)),
            summary: filled(lesson.page.description), date: lesson.page.date)
    }

    /// A saved set as lists show it.
    func listed(_ record: SetRecord) -> SectionEntries.Entry {
        SectionEntries.Entry(
            link: link(to: record), summary: record.summary, date: record.date)
    }

    /// A word of the dictionary as lists show it.
    func listed(_ term: GlossaryTerm) -> SectionEntries.Entry {
        SectionEntries.Entry(link: link(to: term), summary: filled(term.short), date: nil)
    }
}
