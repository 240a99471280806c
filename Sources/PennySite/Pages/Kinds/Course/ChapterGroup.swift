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

    fileprivate static let values: [PageValue<ShownPage<ChapterGroup>>] = [
        .object("part", "The part of the course; off for none.", of: CoursePart.values) {
            group, _ in group.part
        },
        .flag("isInner", "Whether the part is in another one.") { group, _ in group.isInner },
        .flag(
            "endsPart",
            "Whether the part above ends: these chapters are in an outer one, or in none."
        ) { group, _ in group.endsPart },
        .list("chapters", "Its chapters.", of: Chapter.values) { group, _ in
            group.each(group.chapters)
        },
    ]
}

extension [ChapterGroup] {
    static let values: [PageValue<ShownPage<[ChapterGroup]>>] = [
        .list("groups", "The chapters, by the parts of the course.", of: ChapterGroup.values) {
            groups, _ in groups.each(groups.page)
        }
    ]
}
