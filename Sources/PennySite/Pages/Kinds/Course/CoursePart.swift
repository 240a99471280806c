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
    static let values: [PageValue<CoursePart>] =
        [
            .text("title", "Its title.") { part, _ in part.title },
            .optional("href", "The way to its page; off where its folder has no index.md.") {
                $0.hasPage ? Address.relative(from: $1, to: $0.address) : nil
            },
            .text("description", "Its description.") { part, _ in part.description },
        ] + TextLanguage?.values.of { $0.language }
}

extension [CoursePart] {
    static let values: [PageValue<[CoursePart]>] = [
        .list(
            "breadcrumbs", "The parts of the course that it is in, the outermost first.",
            of: CoursePart.values
        ) { parts, _ in parts }
    ]
}
