import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// The home page: what a site has, at a glance; and the page for addresses that lead nowhere.
enum HomeKind: ContentKind {
    static func bodies(of site: ComputedSite) -> [PendingBody] {
        [site.site.home].compactMap(\.self).map {
            PendingBody($0, at: Address.home, in: site.site.folder, templates: ["home"])
        }
    }

    static func check(_ site: ComputedSite, with checker: inout TextChecker) {
        if let home = site.site.home { checker.check(home) }
    }

    static func addUses(of site: CheckedSite, to uses: inout TermUses) {
        guard let home = site.site.home else { return }
        uses.add(
            ProseKind.heading, site.link(to: home, at: Address.home),
            site.terms(in: SourcePath.page(home, in: site.site.folder)))
    }

    static func dates(of site: CheckedSite) -> [CivilDate] {
        [site.site.home?.date].compactMap(\.self)
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
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
                doors: allDoors(of: site),
                report: site.site.report.map { LatestMoves($0) },
                groups: cardGroups(of: site)),
            NotFoundPage(),
        ]
    }

    /// Where a beginner can go in, as far as the site has it.
    private static func allDoors(of site: CheckedSite) -> [HomePage.Door] {
        ContentKinds.all.flatMap { $0.doors(of: site) }.ordered { $0.order }
    }
}
