/// A kind of content: what it adds to the output of a site.
protocol ContentKind: SendableMetatype {
    /// The groups of the site's content of this kind.
    static func groups(of site: CheckedSite) -> [any OutputGroup]
}

/// Every kind but the saved sets (`SetKind`), in the order in which they have a right to their
/// addresses.
enum ContentKinds {
    static let all: [any ContentKind.Type] = [
        HomeKind.self, ListKind.self, SeriesKind.self, ProseKind.self,
        GlossaryKind.self, LessonKind.self, CalculatorKind.self, ReportKind.self,
        SavedKind.self, EngineKind.self,
    ]

    /// All groups of a site: those of each kind, and what stands on the rest.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let pages = all.flatMap { $0.groups(of: site) }
        return pages + SearchEngineFiles.groups(of: site, pages)
            + ThemeFile.groups(of: site, pages) + AssetFile.groups(of: site)
    }
}
