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
