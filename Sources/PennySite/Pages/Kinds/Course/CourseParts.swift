import PennyContent
import PennyDiagnostics

/// The parts of the course by their folders, each with what its `index.md` says of it.
struct CourseParts {
    private var parts: [CourseFolder: CoursePart] = [:]
    /// The pages of parts that have one, and of the course.
    private var pages: [(page: ProsePage, folder: CourseFolder)]

    init(of site: AnalyzedEdition) {
        pages = site.site.courseParts.map { page in
            (page, CourseFolder(of: SourcePath.page(page, in: site.site.folder)))
        }
        for (page, folder) in pages {
            parts[folder] = CoursePart(
                folder: folder, title: site.title(of: page),
                description: site.filled(page.description),
                language: site.site.language(at: page.location), hasPage: true)
        }
    }

    subscript(folder: CourseFolder) -> CoursePart {
        parts[folder]
            ?? CoursePart(
                folder: folder, title: folder.title, description: "", language: nil,
                hasPage: false)
    }

    /// The page `lessons/index.md` of the whole course; nil without one.
    func course(of site: AnalyzedEdition) -> CoursePage.Own? {
        guard let own = pages.first(where: { !$0.folder.isPart })?.page else { return nil }
        return CoursePage.Own(
            title: site.title(of: own), description: site.filled(own.description), date: own.date,
            language: site.site.language(at: own.location),
            body: site.body(SourcePath.page(own, in: site.site.folder)))
    }

    /// The list of a folder: its chapters below the headings of their parts, and the parts
    /// without a chapter that have a page.
    func groups(_ chapters: [Chapter], in folder: CourseFolder) -> [ChapterGroup] {
        ChapterGroup.all(
            CourseItem.all(chapters, in: folder, pages: pages.map(\.folder), self), in: folder)
    }

    /// The page of each part, with the chapters in it.
    func pages(_ chapters: [Chapter], of site: AnalyzedEdition) -> [CoursePartPage] {
        // Two with one address are reported where they are read.
        var ids: Set<String> = []
        return pages.filter { $0.folder.isPart && ids.insert($0.folder.id).inserted }.map {
            (page, folder) in
            let inside = chapters.filter { folder.contains($0.folder) }
            return CoursePartPage(
                part: self[folder], origin: page.location.path, date: page.date,
                breadcrumbs: folder.breadcrumbs.dropLast().map { self[$0] },
                body: site.body(SourcePath.page(page, in: site.site.folder)),
                chapters: inside, groups: groups(inside, in: folder))
        }
    }
}
