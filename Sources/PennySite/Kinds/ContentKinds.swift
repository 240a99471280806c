/// The list of kinds.
enum ContentKinds {
    /// In the order of the menu, in which they are also read and have a right to their addresses.
    static let all: [any ContentKind.Type] = [
        HomeKind.self, SearchKind.self, SetKind.self, SeriesKind.self, LessonKind.self,
        GlossaryKind.self, CalculatorKind.self, ReportKind.self, ProseKind.self, TagKind.self,
        SavedKind.self, EngineKind.self, DataKind.self,
    ]

    static let folders = all.flatMap { $0.folders }
    static let files = Set(all.flatMap { $0.files })

    /// The groups of an edition that are no saved sets: those of each kind, and the files of the
    /// theme that its pages load.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let pages = all.flatMap { $0.groups(of: site) }
        return pages + ThemeFile.groups(of: site, pages)
    }
}
