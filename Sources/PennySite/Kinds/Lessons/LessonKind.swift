import PennyContent
import PennyEngine
import PennyMarkup

/// The course and its chapters.
enum LessonKind: ContentKind {
    static let folderName = "lessons"
    static let folders = [ContentFolder(folderName, [".md"])]

    static func read(_ files: inout ContentReader, into site: inout Site) {
        let lessons = files.pages(
            files.folder.shownFiles(in: folderName).single, at: Address.lesson,
            isDraft: { $0.page.isDraft }
        ) { [names = site.configuration.taxonomies.map(\.name)] in
            Lesson.read($0, fileName: $1, taxonomies: names)
        }
        files.reportDuplicates(lessons, id: \.page.id, location: \.page.location)
        site.lessons = lessons.ordered { $0.number }
    }

    static func parts(of site: CheckedSite) -> [SitePart] {
        if site.site.lessons.isEmpty { return [] }
        return [SitePart(Address.lessons, inMenu: site.numbers.text(LearnWords.title))]
    }

    static func doors(of site: CheckedSite) -> [HomePage.Door] {
        if site.site.lessons.isEmpty { return [] }
        return [
            HomePage.Door(
                order: 3, label: site.numbers.text(LearnWords.door),
                text: site.numbers.text(LearnWords.doorText), address: Address.lessons)
        ]
    }

    static func addUses(of site: CheckedSite, to uses: inout TermUses) {
        let heading = TermUses.Heading(order: 1, label: LearnWords.termUsesChapters)
        for lesson in site.site.lessons {
            uses.add(
                heading, site.link(to: lesson.page, at: Address.lesson(lesson.page.id)),
                site.terms(in: SourcePath.lesson(lesson, in: site.site.folder), lesson.terms))
        }
    }

    static func dates(of site: CheckedSite) -> [CivilDate] {
        site.site.lessons.compactMap(\.page.date)
    }
}
