import PennyContent

extension Address {
    static let lessons = "lessons/index.html"
    /// The whole course on one page.
    static let course = "lessons/print.html"

    static func lesson(_ id: String) -> String { "lessons/\(id).html" }

    static func coursePart(_ folder: CourseFolder) -> String {
        folder.isPart ? "lessons/\(folder.id)/index.html" : lessons
    }
}

extension SourcePath {
    static func lesson(_ lesson: Lesson, in folder: SourceFolder) -> String {
        page(lesson.page, in: folder)
    }
}

extension LoadedEdition {
    /// Whether it has a chapter, or the page of a part.
    var hasCourse: Bool { !lessons.isEmpty || !courseParts.isEmpty }
}

extension CourseKind {
    static func bodies(of site: WorkedExamples) -> [BodySource] {
        site.site.lessons.map {
            BodySource(
                $0.page, at: Address.lesson($0.page.id), in: site.site.folder,
                templates: ["lesson"])
        }
            + site.site.courseParts.map {
                BodySource(
                    $0, at: Address.page($0.id), in: site.site.folder,
                    templates: ["course-part", "lessons"])
            }
    }

    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker) {
        for lesson in site.site.lessons {
            checker.check(lesson.page)
            checker.checkTerms(lesson.terms)
        }
        for part in site.site.courseParts { checker.check(part) }
    }

    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        let site = site.site
        var targets: [String: LinkResolver.Target] = [:]
        targets[folderName + "/"] = site.list(
            at: site.hasCourse ? Address.lessons : nil, anchors: [CoursePage.standardsAnchor],
            of: site.folder.files(in: folderName).all)
        return targets
    }
}
