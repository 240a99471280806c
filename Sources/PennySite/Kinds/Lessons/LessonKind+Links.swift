import PennyContent

extension Address {
    static let lessons = "lessons/index.html"
    /// The whole course on one page.
    static let course = "lessons/print.html"

    static func lesson(_ id: String) -> String { "lessons/\(id).html" }
}

extension SourcePath {
    static func lesson(_ lesson: Lesson, in folder: SiteFolder) -> String {
        page(lesson.page, in: folder)
    }
}

extension LessonKind {
    static func bodies(of site: ComputedSite) -> [PendingBody] {
        site.site.lessons.map {
            PendingBody($0.page, at: Address.lesson($0.page.id), in: site.site.folder)
        }
    }

    static func check(_ site: ComputedSite, with checker: inout TextChecker) {
        for lesson in site.site.lessons {
            checker.check(lesson.page)
            checker.checkTerms(lesson.terms)
        }
    }

    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        let site = site.site
        var targets: [String: LinkResolver.Target] = [:]
        targets[folderName + "/"] = site.list(
            at: site.lessons.isEmpty ? nil : Address.lessons, anchors: ["standards"],
            of: site.folder.files(in: folderName).all)
        return targets
    }
}
