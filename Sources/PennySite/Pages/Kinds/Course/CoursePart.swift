import PennyContent
import PennyMarkup
import PennyTemplates

/// A part of the course in lists of chapters: a folder, with what its `index.md` says.
struct CoursePart: Sendable {
    let folder: CourseFolder
    let title: String
    let description: String
    let language: TextLanguage?
    /// Whether it has a page, made of an `index.md`.
    let hasPage: Bool

    var address: String { Address.coursePart(folder) }

    /// The values of a link to it; without a page, only its title.
    func value(from page: String) -> TemplateValue {
        .object(
            language.values.merging([
                "title": .text(title),
                "href": .optional(hasPage ? Address.relative(from: page, to: address) : nil),
                "description": .text(description),
            ]))
    }
}

extension CoursePart {
    static let breadcrumbs = TemplateVariable.list(
        "breadcrumbs", "The parts of the course that it is in, the outermost first.", of: names)

    static let names: [TemplateVariable] =
        [
            .text("title", "Its title."),
            .text("href", "The way to its page; off where its folder has no index.md.").orOff,
            .text("description", "Its description."),
        ] + TemplateVariable.language
}
