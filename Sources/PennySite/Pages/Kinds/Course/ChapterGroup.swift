import PennyMarkup
import PennyTemplates

/// Consecutive chapters of a list, below the heading of their part.
struct ChapterGroup: Sendable {
    /// The part in the heading; nil where the chapters are in no part, or in that of the list.
    let part: CoursePart?
    /// Whether another part of the list contains the part.
    let isInner: Bool
    /// Whether the part above it ends, so that its chapters are in an outer one, or in none.
    let endsPart: Bool
    var chapters: [Chapter] = []

    /// Groups the items of a list in order. The heading of a part is before the first of its
    /// chapters.
    ///
    /// - Parameter top: the folder of the list; `lessons/` for the whole course.
    static func all(_ entries: [CourseItem], in top: CourseFolder) -> [ChapterGroup] {
        var groups: [ChapterGroup] = []
        var last = top
        for entry in entries {
            let folder = entry.parts.last?.folder ?? .course
            if folder != last || groups.isEmpty {
                let begun = entry.parts.filter {
                    $0.folder.names.count > top.names.count && !$0.folder.contains(last)
                }
                if begun.isEmpty {
                    groups.append(
                        ChapterGroup(part: nil, isInner: false, endsPart: !groups.isEmpty))
                }
                groups += begun.map {
                    ChapterGroup(
                        part: $0, isInner: $0.folder.names.count > top.names.count + 1,
                        endsPart: false)
                }
                last = folder
            }
            if let chapter = entry.chapter { groups[groups.count - 1].chapters.append(chapter) }
        }
        return groups
    }

    func value(from page: String, _ numbers: NumberWriter) -> TemplateValue {
        .object([
            "part": part.map { $0.value(from: page) } ?? .flag(false),
            "isInner": .flag(isInner),
            "endsPart": .flag(endsPart),
            "chapters": .list(chapters.map { $0.value(from: page, numbers) }),
        ])
    }
}

extension ChapterGroup {
    static let list = TemplateVariable.list(
        "groups", "The chapters, by the parts of the course.", of: names)

    private static let names: [TemplateVariable] = [
        .object("part", "The part of the course; off for none.", of: CoursePart.names).orOff,
        .flag("isInner", "Whether the part is in another one."),
        .flag(
            "endsPart",
            "Whether the part above ends: these chapters are in an outer one, or in none."
        ),
        .list("chapters", "Its chapters.", of: Chapter.names),
    ]
}
