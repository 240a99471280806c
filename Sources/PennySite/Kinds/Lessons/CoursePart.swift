import PennyContent
import PennyMarkup
import PennyTemplates

/// A part of the course as lists of chapters show it: a folder, with what its `index.md` says.
struct CoursePart: Sendable {
    let folder: CourseFolder
    let title: String
    let description: String
    let language: TextLanguage?
    /// Whether it has a page: it has an `index.md`.
    let hasPage: Bool

    var address: String { Address.coursePart(folder) }

    /// The values of a link to it; one without a page has only a title.
    func value(from page: String) -> TemplateValue {
        .object(
            language.values.merging([
                "title": .text(title),
                "href": .optional(hasPage ? Address.relative(from: page, to: address) : nil),
                "description": .text(description),
            ]))
    }
}

/// Chapters that are beside each other in a list, below the heading of their part.
struct ChapterGroup: Sendable {
    /// Nil where no heading is needed: the chapters are in no part, or in that of the list.
    let part: CoursePart?
    /// Whether the part is in another one of the list.
    let isInner: Bool
    var chapters: [Chapter] = []

    /// The chapters of a list in their order, each behind the headings of the parts that begin
    /// with it.
    ///
    /// - Parameter top: the part whose list it is; `lessons/` for the whole course.
    static func all(_ chapters: [Chapter], in top: CourseFolder) -> [ChapterGroup] {
        var groups: [ChapterGroup] = []
        var last = top
        for chapter in chapters {
            let folder = chapter.folder
            if folder != last || groups.isEmpty {
                let begun = chapter.parts.filter {
                    $0.folder.names.count > top.names.count && !$0.folder.contains(last)
                }
                if begun.isEmpty { groups.append(ChapterGroup(part: nil, isInner: false)) }
                groups += begun.map {
                    ChapterGroup(part: $0, isInner: $0.folder.names.count > top.names.count + 1)
                }
                last = folder
            }
            groups[groups.count - 1].chapters.append(chapter)
        }
        return groups
    }

    func value(from page: String, _ numbers: NumberWriter) -> TemplateValue {
        .object([
            "part": part.map { $0.value(from: page) } ?? .flag(false),
            "isInner": .flag(isInner),
            "chapters": .list(chapters.map { $0.value(from: page, numbers) }),
        ])
    }
}

extension ChapterGroup {
    static let list = ThemeName.list(
        "groups", "The chapters, by the parts of the course.", of: names)

    private static let names: [ThemeName] = [
        .object("part", "The part of the course; off for none.", of: CoursePart.names).orOff,
        .flag("isInner", "Whether the part is in another one."),
        .list("chapters", "Its chapters.", of: Chapter.names),
    ]
}

extension CoursePart {
    static let way = ThemeName.list(
        "parts", "The parts of the course that it is in, the outermost first.", of: names)

    static let names: [ThemeName] =
        [
            .text("title", "Its title."),
            .text("href", "The way to its page; off where its folder has no index.md.").orOff,
            .text("description", "Its description."),
        ] + ThemeName.language
}
