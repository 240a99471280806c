import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a chapter.
struct LessonPage: Page {
    let chapter: Chapter
    let origin: String
    let date: CivilDate?
    /// The number of chapters in the course.
    let count: Int
    /// The description of the course in a sentence.
    let course: String
    let body: PageBody?
    let words: [TermEntry]
    let tags: [TaxonomyValue]
    let values: PageTaxonomies
    let previous: PageLink?
    let next: PageLink?

    var id: String { "lesson:\(chapter.id)" }
    var pageHead: PageHead {
        PageHead(
            path: chapter.address, template: "lesson", change: .own(date),
            scripts: [.lessons], isArticle: true)
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let path = chapter.address
        let numbers = layout.numbers
        return PageContent(
            heading: chapter.title, description: chapter.description,
            fallbackDescription: body?.opening ?? "", language: chapter.language,
            section: [Address.lessons],
            subject: .thing("LearningResource", properties(layout)),
            own: body.languageValues.merging([
                "id": .text(chapter.id),
                "position": .text(
                    numbers.text(LearnWords.chapterPlace(place: chapter.number, count: count))),
                "minutes": .text(numbers.text(chapter.minutesMessage)),
                "breadcrumbs": .list(chapter.parts.map { $0.value(from: path) }),
                "standards": .optional(standards.map { numbers.text($0) }),
                "summary": .text(chapter.description),
                "contents": body?.contents ?? .list([]),
                "body": .markup(try body?.html ?? []),
                "terms": words.value(from: path),
                "tags": tags.value(from: path),
                "taxonomies": values.value(from: path),
                "previous": previous.value(from: path),
                "next": next.value(from: path),
                "more": .text(numbers.text(LearnWords.chapterMore)),
            ]))
    }

    /// The topics of the national standards that it teaches; nil for none.
    private var standards: Message? {
        if chapter.standards.isEmpty { return nil }
        return LearnWords.standardsOfChapter(
            topics: chapter.standards.map { .words($0.label, machine: $0.rawValue) })
    }

    private func properties(_ layout: Layout) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "learningResourceType": .text("lesson"), "position": .number("\(chapter.number)"),
            "timeRequired": .text("PT\(chapter.minutes)M"),
            "teaches": LinkedData.texts(chapter.standards.map { layout.numbers.text($0.label) }),
            "isPartOf": .thing(
                "Course",
                [
                    "name": .text(layout.numbers.text(LearnWords.title)),
                    "description": .text(course),
                    "url": layout.link(Address.lessons),
                ]),
        ])
    }
}
