import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// Lists everything that a link of a site can lead to, but for the saved sets.
struct LinkTargets {
    private let site: Site
    private let series: [ComputedSeries]
    /// The anchors of the explanations' results; none for one that has faults.
    private let anchors: [String: [String]]

    init(_ site: Site, _ series: [ComputedSeries], anchors: [String: [String]]) {
        self.site = site
        self.series = series
        self.anchors = anchors
    }

    func all(_ bodies: [String: CheckedContent.Body]) -> [String: LinkResolver.Target] {
        var targets = lists
        for (path, body) in bodies { targets[path] = target(body) }
        for path in site.folder.termTables {
            let table = site.folder.path(path)
            let rows = site.glossary.terms.filter { $0.location.path == table }
            targets[path] = Self.table(rows.map { ($0.id, Address.term($0.id)) })
        }
        for asset in site.folder.assets {
            targets["assets/" + asset] = .file(address: "assets/" + asset)
        }
        for path in site.drafts { targets[path] = .draft }
        for path in site.faulty { targets[path] = .faulty }
        return targets
    }

    private static func table(_ rows: [(String, String)]) -> LinkResolver.Target {
        .table(rows: Dictionary(rows, uniquingKeysWith: { first, _ in first }))
    }

    private func target(_ body: CheckedContent.Body) -> LinkResolver.Target {
        guard let set = body.own else {
            return .page(
                address: body.page, anchors: Set(body.outline.headings.map(\.anchor)))
        }
        guard let result = anchors[set] else { return .faulty }
        return .page(
            address: body.page, anchors: PageAnchors.result(result, body.outline.headings))
    }

    // MARK: - Lists

    private var lists: [String: LinkResolver.Target] {
        var targets: [String: LinkResolver.Target] = [:]
        for (folder, paths) in sources where !paths.isEmpty {
            targets[folder + "/"] = missing(paths)
        }
        for list in site.lists where list.calculator == nil {
            targets[list.folder.name + "/"] = .page(address: list.address, anchors: [])
        }
        for months in series {
            targets["\(SetFolder.budgets.name)/\(months.series.id)/"] = .page(
                address: months.series.address,
                anchors: PageAnchors.result.union(months.anchors))
        }
        if !site.glossary.isEmpty {
            let letters = site.glossary.letters.map { GlossaryLetter.anchor($0.letter) }
            targets["glossary/"] = .page(
                address: Address.glossary, anchors: Set(letters).union(["favourites"]))
        }
        if !site.lessons.isEmpty {
            targets["lessons/"] = .page(address: Address.lessons, anchors: ["standards"])
        }
        if !site.explanations.isEmpty {
            targets["calculators/"] = .page(address: Address.calculators, anchors: [])
        }
        if let report = site.report { addReport(report, to: &targets) }
        return targets
    }

    /// The days, and the sources as if they were rows of `report.yaml`.
    private func addReport(
        _ report: ReportSection, to targets: inout [String: LinkResolver.Target]
    ) {
        let folder = SiteFolder.reportsName
        targets[folder + "/"] = .page(address: Address.report, anchors: ["archive"])
        for day in report.days {
            targets["\(folder)/\(day.date.isoText).yaml"] = .page(
                address: Address.report(of: day.date), anchors: [])
        }
        let sources = report.configuration.sources.filter { $0.kind == .value }.map(\.name.text)
        targets[ReportConfiguration.fileName] = Self.table(
            sources.map { ($0, Address.reportSource($0)) })
    }

    /// The files of each folder that has a list.
    private var sources: [(folder: String, paths: [String])] {
        site.folder.sets.map { ($0.folder.name, $0.single + $0.tables) } + [
            (SiteFolder.glossaryName, site.folder.terms + site.folder.termTables),
            (SiteFolder.lessonsName, site.folder.lessons),
            ("calculators", site.folder.sets.flatMap { $0.single + $0.tables } + explanations),
            (SiteFolder.reportsName, site.folder.reports),
        ]
    }

    /// The explanations that cannot be read.
    private var explanations: [String] {
        Calculator.allCases.map { SourcePath.explanation(of: $0) }
            .filter { site.faulty.contains($0) }
    }

    /// A folder whose files are all drafts or faulty has no list, and that is
    /// what is wrong with a link to it.
    private func missing(_ paths: [String]) -> LinkResolver.Target {
        paths.contains { site.faulty.contains($0) } ? .faulty : .draft
    }
}
