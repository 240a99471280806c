import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTheme

/// One file of the output, and what it is made from.
struct PlannedOutput {
    enum Kind {
        case home
        case list(SetList)
        /// A result's page, its table and its data.
        case result(ResultSource)
        case table(ResultSource)
        case data(ResultSource)
        /// What stands beside a result's address where it is shared.
        case picture(ResultSource)
        case page(Int)
        case glossary
        case term(Int)
        case glossaryBooklet
        case glossarySearch
        case lessons
        case lesson(Int)
        /// All lessons on one page, for paper.
        case course
        case calculators
        case explanation(Int)
        /// Today's report, that of a day, and the history of a source.
        case report
        case reportDay(Int)
        case reportSource(Int)
        case reportFeed
        /// The sets that a reader has saved in the browser.
        case saved
        case notFound
        case sitemap
        /// What tells search engines where the site map is.
        case robots
        case themeFile(Int)
        /// The engine for one calculator, as it is and as a script.
        case module(String)
        case moduleScript(String)
        case asset(String)

        /// The template a page is made with; nil for what is no page.
        var template: String? {
            switch self {
            case .home: "home"
            case .list: "list"
            case .result: "calculation"
            case .page: "prose"
            case .glossary: "glossary"
            case .term: "term"
            case .glossaryBooklet: "dictionary"
            case .lessons: "lessons"
            case .lesson: "lesson"
            case .course: "course"
            case .calculators: "calculators"
            case .explanation: "explanation"
            case .report, .reportDay: "report"
            case .reportSource: "report-source"
            case .reportFeed: "feed"
            case .saved: "saved"
            case .notFound: "not-found"
            case .sitemap: "sitemap"
            case .table, .data, .picture, .glossarySearch, .robots, .themeFile, .module,
                .moduleScript,
                .asset:
                nil
            }
        }

        func isPage(ofSet index: Int) -> Bool {
            if case .result(.set(index)) = self { true } else { false }
        }

        /// The scripts that the page loads at once: those that read its charts out, keep
        /// a reader's marks, and search for words.
        var scripts: [String] {
            switch self {
            case .result, .explanation: ["charts.js"]
            case .saved: ["engine.js", "marks.js", "sets.js", "saved.js"]
            case .glossary, .term: ["marks.js", "glossary.js"]
            case .lessons, .lesson: ["marks.js", "lessons.js"]
            default: []
            }
        }

        /// The scripts that `start.js` loads when a reader does more than read.
        var laterScripts: [String] {
            guard case .result(.set) = self, !EngineModules.names.isEmpty else { return [] }
            return [
                "engine.js", "redraw.js", "keypad.js", "live.js", "marks.js", "sets.js", "save.js",
            ]
        }

        /// All scripts of the page, in the order in which they run.
        var allScripts: [String] {
            laterScripts.isEmpty ? scripts : scripts + ["start.js"] + laterScripts
        }
    }

    /// What a result is computed from, by its place among the site's.
    enum ResultSource: Equatable {
        case set(Int)
        case series(Int)
    }

    let path: String
    let kind: Kind
    /// The source file, or what else asks for it, for messages.
    let origin: String

    /// Whether it is a page with content of the site.
    var isPage: Bool {
        switch kind {
        case .sitemap, .reportFeed, .saved: false
        default: kind.template != nil
        }
    }

    /// Whether it is a page that a reader can look for: any but the one for addresses
    /// that do not exist.
    var isInSiteMap: Bool {
        switch kind {
        case .notFound: false
        case .saved: true
        default: isPage
        }
    }
}

/// Everything a build will write, in the order of the paths, before any of it
/// is written. Two outputs at one address are a fault.
struct OutputPlan {
    private(set) var outputs: [PlannedOutput] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ site: Site, _ sets: [ComputedSet], _ series: [ComputedSeries],
        _ themeFiles: [Theme.File]
    ) {
        add(Address.home, .home, site.home?.location.path ?? "the home page")
        add(Address.notFound, .notFound, "the page for wrong addresses")
        for list in site.lists {
            add(list.address, .list(list), "the list of \(list.heading.lowercased())")
        }
        var ids: Set<String> = []
        for (index, set) in sets.enumerated() {
            let id = set.set.id
            // A name given twice is told as such, not by its addresses.
            guard ids.insert(id).inserted else { continue }
            add(.set(index), set.rowCount, set.set.location.path, site.drawsPictures) {
                Address.set(set.set, $0)
            }
        }
        for (index, months) in series.enumerated() {
            let origin = "the months of “\(months.series.word)”"
            add(
                .series(index), months.rowCount, origin, site.drawsPictures, months.series.file)
        }
        for (index, page) in site.pages.enumerated() {
            add(Address.page(page.id), .page(index), page.location.path)
        }
        addGlossary(site)
        addLessons(site)
        addExplanations(site)
        addReport(site)
        addModules(sets)
        if site.baseURL != nil {
            add(Address.sitemap, .sitemap, "the site map")
            add(Address.robots, .robots, "the way to the site map")
        }
        let scripts = Set(outputs.flatMap(\.kind.allScripts).map { "assets/" + $0 })
        for (index, file) in themeFiles.enumerated()
        where !file.path.hasSuffix(".js") || scripts.contains(file.path) {
            add(file.path, .themeFile(index), file.origin)
        }
        for asset in site.folder.assets {
            let path = "assets/" + asset
            add(path, .asset(path), site.folder.path(path))
        }
        reportCollisions()
        outputs.sort { $0.path < $1.path }
    }

    private mutating func addGlossary(_ site: Site) {
        if site.glossary.isEmpty { return }
        add(Address.glossary, .glossary, "the dictionary")
        add(Address.glossaryBooklet, .glossaryBooklet, "the printed dictionary")
        add(Address.glossarySearch, .glossarySearch, "the dictionary’s search")
        var ids: Set<String> = []
        for (index, term) in site.glossary.terms.enumerated() where ids.insert(term.id).inserted {
            add(Address.term(term.id), .term(index), term.location.path)
        }
    }

    private mutating func addLessons(_ site: Site) {
        if site.lessons.isEmpty { return }
        add(Address.lessons, .lessons, "the course")
        add(Address.course, .course, "the printed course")
        var ids: Set<String> = []
        for (index, lesson) in site.lessons.enumerated()
        where ids.insert(lesson.page.id).inserted {
            add(Address.lesson(lesson.page.id), .lesson(index), lesson.page.location.path)
        }
    }

    private mutating func addExplanations(_ site: Site) {
        if site.explanations.isEmpty { return }
        add(Address.calculators, .calculators, "the list of calculators")
        for (index, explanation) in site.explanations.enumerated() {
            add(
                Address.explanation(of: explanation.calculator), .explanation(index),
                explanation.set.location.path)
        }
    }

    private mutating func addReport(_ site: Site) {
        guard let report = site.report else { return }
        add(Address.report, .report, "today’s report")
        for (index, day) in report.days.enumerated() {
            add(Address.report(of: day.date), .reportDay(index), day.snapshot.location.path)
        }
        var names: Set<String> = []
        for (index, source) in report.configuration.sources.enumerated()
        where source.kind == .value && names.insert(source.name.text).inserted {
            let origin = source.name.location.path
            add(Address.reportSource(source.name.text), .reportSource(index), origin)
        }
        if site.baseURL != nil { add(Address.reportFeed, .reportFeed, "the feed of the reports") }
    }

    /// The engine for each calculator there is a page of, and for fields of amounts.
    private mutating func addModules(_ sets: [ComputedSet]) {
        if sets.isEmpty { return }
        let used = Set(sets.map(\.set.calculator.name) + [EngineModules.keypad])
        for name in EngineModules.names where used.contains(name) {
            add(Address.engine(name, "wasm"), .module(name), "the engine")
            add(Address.engine(name, "js"), .moduleScript(name), "the engine")
        }
        if EngineModules.names.contains(where: used.contains) {
            add(Address.saved, .saved, "the page of saved sets")
        }
    }

    var pageCount: Int { outputs.count(where: \.isPage) }

    /// One page of each template, by which a template shows its faults.
    var samples: [PlannedOutput] {
        var seen: Set<String> = []
        return outputs.filter { output in
            output.kind.template.map { seen.insert($0).inserted } ?? false
        }
    }

    /// A result's page and what it offers to take away.
    private mutating func add(
        _ source: PlannedOutput.ResultSource, _ rowCount: Int?, _ origin: String,
        _ hasPicture: Bool, _ address: (String) -> String
    ) {
        add(address("html"), .result(source), origin)
        if rowCount != nil { add(address("csv"), .table(source), origin) }
        add(address("json"), .data(source), origin)
        if hasPicture { add(address("png"), .picture(source), origin) }
    }

    private mutating func add(_ path: String, _ kind: PlannedOutput.Kind, _ origin: String) {
        outputs.append(PlannedOutput(path: path, kind: kind, origin: origin))
    }

    /// Addresses that differ only in the case of letters collide too: they are
    /// one file on some systems. So do a file and a folder.
    private mutating func reportCollisions() {
        var taken: [String: String] = [:]
        var collisions: [(output: PlannedOutput, address: String, other: String)] = []
        for output in outputs {
            if let other = taken[output.path.lowercased()] {
                collisions.append((output, output.path, other))
            } else {
                taken[output.path.lowercased()] = output.origin
            }
        }
        for output in outputs {
            var folder = output.path[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard let other = taken[folder.lowercased()] else { continue }
                collisions.append((output, String(folder), other))
            }
        }
        diagnostics += collisions.map { output, address, other in
            Diagnostic(
                .error, SiteFault.addressTaken(address, by: other),
                at: SourceLocation(path: output.origin))
        }
    }
}
