import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// Reads all files of a site and collects all their faults.
struct SiteLoader {
    private let folder: SiteFolder
    private let options: BuildOptions
    private let workers: Workers
    private var diagnostics: [Diagnostic]
    private var faulty: Set<String>
    private var drafts: Set<String> = []
    private var unreadTables: Set<String> = []
    private var looseBodies: [String: FrontMatter] = [:]

    /// What was read, as far as it could be.
    struct Loaded {
        let site: Site
        /// Nil when the theme has faults.
        let theme: Theme?
        /// Off when a faulty `site.yaml` leaves the currency and the way
        /// numbers are typed unknown.
        let canCompute: Bool
        let diagnostics: [Diagnostic]
    }

    init(_ folder: SiteFolder, _ options: BuildOptions, _ workers: Workers) {
        self.workers = workers
        self.folder = folder
        self.options = options
        diagnostics = folder.diagnostics
        faulty = folder.refused
    }

    /// The site, and every fault found on the way.
    mutating func load() -> Loaded {
        let configuration = loadConfiguration()
        let style = numberStyle(of: configuration)
        let canCompute = configuration.isSoundForSets && style != nil
        let sets = loadSets(configuration.defaults, canCompute)
        let pages = loadPages()
        let glossary = loadGlossary()
        let lessons = loadLessons()
        let report = loadReport()
        let theme = loadTheme()
        let explanations = loadExplanations(of: sets.kinds, theme)
        let address = baseURL(configuration)
        let site = Site(
            folder: folder, configuration: configuration,
            style: style ?? .enUS, baseURL: address, sets: sets,
            pages: pages.filter { $0.id != "index" }, home: pages.first { $0.id == "index" },
            glossary: glossary, lessons: lessons, explanations: explanations,
            report: report, faulty: faulty, drafts: drafts, unreadTables: unreadTables,
            looseBodies: looseBodies)
        return Loaded(
            site: site, theme: theme, canCompute: canCompute, diagnostics: diagnostics)
    }

    /// Reads the file at a path below the site's folder as far as it can be
    /// read; a file with faults is remembered as one that nothing can refer to.
    private mutating func attempt<Value>(
        _ path: String, _ read: (ContentText) -> Reading<Value>
    ) -> Value? {
        take(Self.result(path, in: folder, read), of: path)
    }

    private static func result<Value>(
        _ path: String, in folder: SiteFolder, _ read: (ContentText) -> Reading<Value>
    ) -> Result<Reading<Value>, DiagnosticError> {
        do throws(DiagnosticError) {
            return .success(read(try folder.text(path)))
        } catch {
            return .failure(error)
        }
    }

    private mutating func take<Value>(
        _ result: Result<Reading<Value>, DiagnosticError>, of path: String
    ) -> Value? {
        switch result {
        case .success(let reading):
            diagnostics += reading.diagnostics
            if !reading.diagnostics.isEmpty { faulty.insert(path) }
            return reading.value
        case .failure(let error):
            diagnostics += error.diagnostics
            faulty.insert(path)
            return nil
        }
    }

    // MARK: - Configuration

    /// The configuration, or what is sound of it.
    private mutating func loadConfiguration() -> SiteConfiguration {
        let path = SiteFolder.configurationName
        return attempt(path) { SiteConfiguration.read($0) }
            ?? SiteConfiguration.standIn(at: folder.path(path))
    }

    private mutating func numberStyle(of configuration: SiteConfiguration) -> NumberStyle? {
        do throws(DiagnosticError) {
            return try configuration.numberStyle()
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    private mutating func baseURL(_ configuration: SiteConfiguration) -> String? {
        guard let given = options.baseURL else { return configuration.baseURL }
        if SiteConfiguration.isBaseURL(given) { return given }
        diagnostics.append(
            Diagnostic(
                .error, SiteFault.notABaseURL(given), at: SourceLocation.option("--base-url")))
        return nil
    }

    // MARK: - Content

    /// - Parameter canCompute: whether the sets are computed later.
    private mutating func loadSets(
        _ defaults: SavedSetReader.Defaults, _ canCompute: Bool
    ) -> SetCatalog {
        var loader = SetLoader(
            SetReader(folder: folder, defaults: defaults), workers, canCompute: canCompute,
            includesDrafts: options.includesDrafts, keptSets: options.keptSets)
        loader.load()
        diagnostics += loader.diagnostics
        faulty.formUnion(loader.faulty)
        drafts.formUnion(loader.drafts)
        unreadTables.formUnion(loader.unreadTables)
        for path in loader.unread where path.hasSuffix(".md") { keepBody(path) }
        reportDuplicates(loader.names)
        return SetCatalog(loader.heads)
    }

    /// Keeps the Markdown of a file whose front matter makes no set or page,
    /// so that it is checked in the same run.
    private mutating func keepBody(_ path: String) {
        do throws(DiagnosticError) {
            looseBodies[path] = try FrontMatter(try folder.text(path))
        } catch {
            // Told when the front matter was read.
        }
    }

    private func isLeftOut(_ isDraft: Bool) -> Bool { isDraft && !options.includesDrafts }

    private mutating func reportDuplicates(_ names: [(id: String, location: SourceLocation)]) {
        var first: [String: SourceLocation] = [:]
        for name in names {
            if let earlier = first[name.id] {
                diagnostics.append(
                    Diagnostic(
                        .error, ContentFault.duplicateName(name.id, first: earlier),
                        at: name.location))
            } else {
                first[name.id] = name.location
            }
        }
    }

    /// Those with a smaller order first, those without one last, the rest as they were.
    private func inOrder<Item>(_ items: [Item], by order: (Item) -> Int?) -> [Item] {
        items.enumerated().sorted {
            (order($0.element) ?? .max, $0.offset) < (order($1.element) ?? .max, $1.offset)
        }.map(\.element)
    }

    private mutating func loadPages() -> [ProsePage] {
        var pages: [ProsePage] = []
        for path in folder.pages {
            guard let page = attempt(path, { ProsePage.read($0, id: SiteFolder.id(path)) }) else {
                keepBody(path)
                continue
            }
            if isLeftOut(page.isDraft) { drafts.insert(path) } else { pages.append(page) }
        }
        return inOrder(pages, by: \.order)
    }

    // MARK: - Glossary and lessons

    private mutating func loadGlossary() -> Glossary {
        var terms: [GlossaryTerm] = []
        for path in folder.terms {
            let id = SiteFolder.id(path)
            guard let term = attempt(path, { GlossaryReader.read(markdown: $0, id: id) }) else {
                keepBody(path)
                continue
            }
            if isLeftOut(term.isDraft) { drafts.insert(path) } else { terms.append(term) }
        }
        for path in folder.termTables {
            let rows = attempt(path) { GlossaryReader.read(csv: $0) }
            if rows == nil { unreadTables.insert(path) }
            for term in rows ?? [] {
                if isLeftOut(term.isDraft) {
                    drafts.insert(SourcePath.row(term.id, of: path))
                } else {
                    terms.append(term)
                }
            }
        }
        reportDuplicates(terms.map { ($0.id, $0.location) })
        return Glossary(terms)
    }

    private mutating func loadLessons() -> [Lesson] {
        var lessons: [Lesson] = []
        for path in folder.lessons {
            let name = SiteFolder.id(path)
            guard let lesson = attempt(path, { Lesson.read($0, fileName: name) }) else {
                keepBody(path)
                continue
            }
            if isLeftOut(lesson.page.isDraft) {
                drafts.insert(path)
            } else {
                lessons.append(lesson)
            }
        }
        reportDuplicates(lessons.map { ($0.page.id, $0.page.location) })
        return inOrder(lessons, by: { $0.number })
    }

    // MARK: - Reports

    private mutating func loadReport() -> ReportSection? {
        let path = ReportConfiguration.fileName
        let configuration =
            folder.hasReportConfiguration ? attempt(path, ReportConfiguration.read) : nil
        var snapshots: [Snapshot] = []
        for path in folder.reports {
            let name = SiteFolder.id(path)
            guard let snapshot = attempt(path, { Snapshot.read($0, fileName: name) })
            else { continue }
            snapshots.append(snapshot)
            guard let configuration else { continue }
            let faults = ReportSection.faults(of: snapshot, configuration)
            if !faults.isEmpty, !faulty.contains(ReportConfiguration.fileName) {
                diagnostics += faults
                faulty.insert(path)
            }
        }
        if !folder.reports.isEmpty, !folder.hasReportConfiguration, !faulty.contains(path) {
            let place = SourceLocation(path: folder.path(SiteFolder.reportsName))
            diagnostics.append(Diagnostic(.error, SiteFault.reportsWithoutSources, at: place))
        }
        guard let configuration, !snapshots.isEmpty else { return nil }
        return ReportSection(configuration, snapshots)
    }

    // MARK: - Theme

    /// The explanations of the kinds that the site has sets of.
    private mutating func loadExplanations(of kinds: Set<Calculator>, _ theme: Theme?)
        -> [Explanation]
    {
        Calculator.allCases.compactMap { calculator in
            let path = SourcePath.explanation(of: calculator)
            guard kinds.contains(calculator) else {
                reportUnused(path, calculator)
                return nil
            }
            guard let file = theme?.explanations[Explanation.fileName(of: calculator)] else {
                // A theme with faults has told them.
                faulty.insert(path)
                return nil
            }
            return loadExplanation(file, of: calculator, path)
        }
    }

    private mutating func loadExplanation(
        _ file: Theme.Text, of calculator: Calculator, _ path: String
    ) -> Explanation? {
        let reading = Explanation.read(file, of: calculator)
        diagnostics += reading.diagnostics
        if !reading.diagnostics.isEmpty { faulty.insert(path) }
        guard let explanation = reading.value, explanation.set.calculator != calculator
        else { return reading.value }
        let fault = SiteFault.explanationOfOtherKind(
            explanation.set.calculator.name, wanted: calculator.name)
        diagnostics.append(Diagnostic(.error, fault, at: explanation.set.location))
        faulty.insert(path)
        return nil
    }

    /// Tells of the site's own explanation of a kind that it has no sets of,
    /// unless a file that cannot be read may be one.
    private mutating func reportUnused(_ path: String, _ calculator: Calculator) {
        let mayHaveSet = faulty.contains { SetFolder.containing($0) != nil }
        guard folder.templates.contains(path), !mayHaveSet else { return }
        let fault = SiteFault.unusedExplanation(of: calculator.name)
        diagnostics.append(
            Diagnostic(.warning, fault, at: SourceLocation(path: folder.path(path))))
    }

    private mutating func loadTheme() -> Theme? {
        var loader = ThemeLoader(folder)
        let theme = loader.load()
        diagnostics += loader.diagnostics
        return theme
    }
}
