/// The list of all content kinds.
enum ContentKinds {
    /// In the order of the menu. They are read in this order, and an earlier kind keeps an address
    /// that two claim.
    static let all: [any ContentKind.Type] = [
        HomeKind.self, SearchKind.self, SetKind.self, SeriesKind.self, CourseKind.self,
        GlossaryKind.self, CalculatorKind.self, ReportKind.self, ProseKind.self, TaxonomyKind.self,
        BrowserSetsKind.self, OffersKind.self, EngineKind.self, DataKind.self,
    ]

    static let folders = all.flatMap { $0.folders }
    static let files = Set(all.flatMap { $0.files })
    static let homeValues = all.flatMap { $0.homeValues }

    /// The artifacts of an edition, except saved sets: those of each kind, and the theme's files
    /// that its pages load.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let pages = all.flatMap { $0.artifacts(of: site) }
        return pages + ThemeFile.artifacts(of: site, pages)
    }
}
