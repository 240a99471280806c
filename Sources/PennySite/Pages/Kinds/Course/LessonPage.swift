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
        PageContent(
            heading: chapter.title, description: chapter.description,
            fallbackDescription: body?.opening ?? "", language: chapter.language,
            section: [Address.lessons],
            subject: .thing("LearningResource", properties(layout)),
            own: Self.values.values(
                of: ShownPage(self, layout.numbers, html: try body.makeHTML()), on: chapter.address)
        )
    }

    static let values: [PageValue<ShownPage<LessonPage>>] =
        PageBody?.languageValues.of { $0.body } + [
            .text("id", "The name of the chapter’s file.") { page, _ in page.chapter.id },
            .text("position", "Its place among the chapters, in words.") { page, _ in
                page.numbers.text(
                    LearnWords.chapterPlace(place: page.chapter.number, count: page.count))
            },
            .text("minutes", "How long it takes to read, in words.") { page, _ in
                page.numbers.text(page.chapter.minutesMessage)
            },
        ] + [CoursePart].values.of { $0.chapter.parts } + [
            .optional("standards", "The topics of the national standards that it covers.") {
                page, _ in page.standards.map { page.numbers.text($0) }
            },
            .text("summary", "The description of the chapter.") { page, _ in
                page.chapter.description
            },
        ] + PageBody?.contentsValues.of { $0.body } + [
            .markup("body", "The text of the chapter.") { page, _ in page.html ?? [] }
        ] + [TermEntry].values.of { $0.words } + [TaxonomyValue].values.of { $0.tags }
        + PageTaxonomies.values.of { $0.values }
        + Neighbours.values.of { Neighbours(previous: $0.previous, next: $0.next) }
        + [Neighbours.label { $0.numbers.text(LearnWords.chapterMore) }]

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
