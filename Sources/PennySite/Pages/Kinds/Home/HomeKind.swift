import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// The home page, and the page for addresses that do not exist.
enum HomeKind: ContentKind {
    static func bodies(of site: WorkedExamples) -> [BodySource] {
        [site.site.home].compactMap(\.self).map {
            BodySource($0, at: Address.home, in: site.site.folder, templates: ["home"])
        }
    }

    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker) {
        if let home = site.site.home { checker.check(home) }
    }

    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {
        guard let home = site.site.home else { return }
        uses.add(
            TermUses.Heading.pages, site.link(to: home, at: Address.home),
            site.terms(in: SourcePath.page(home, in: site.site.folder)))
    }

    static func dates(of site: AnalyzedEdition) -> [CivilDate] {
        [site.site.home?.date].compactMap(\.self)
    }

    static let templates = [
        TemplateDescription("home", HomePage.values, adding: ContentKinds.homeValues),
        TemplateDescription("not-found"),
    ]

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let home = site.site.home
        let fields = PageFields(site.site.pages + [home].compactMap(\.self))
        return [
            HomePage(
                origin: home?.location.path ?? "the home page",
                ownTemplate: home.flatMap { PageFields.ownTemplate(of: $0, in: site) },
                fields: home.map(fields.value) ?? .fields([]),
                heading: home.map(site.title) ?? site.site.configuration.title,
                summary: home.map { site.filled($0.description) } ?? "",
                intro: home.flatMap {
                    site.body(SourcePath.page($0, in: site.site.folder))
                },
                language: home.flatMap { site.site.language(at: $0.location) },
                calculators: site.site.explanations.prefix(calculatorLimit).compactMap {
                    site.explanation(of: $0.calculator)
                },
                entryCards: allEntryCards(of: site),
                groups: cardGroups(of: site)
            ) { layout in
                ContentKinds.homeValues.values(of: HomeEdition(site, layout), on: Address.home)
            },
            NotFoundPage(),
        ]
    }

    /// The most calculators that come right below the search.
    private static let calculatorLimit = 6

    /// All entry cards of the site, in their order.
    private static func allEntryCards(of site: AnalyzedEdition) -> [EntryCard] {
        ContentKinds.all.flatMap { $0.entryCards(of: site) }.ordered { $0.order }
    }
}
