import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// Reads all files of a site and collects all their faults.
struct SiteLoader {
    private let folder: SiteFolder
    private let options: BuildOptions
    private var diagnostics: [Diagnostic]

    init(_ folder: SiteFolder, _ options: BuildOptions) {
        self.folder = folder
        self.options = options
        diagnostics = folder.diagnostics
    }

    /// The site if it could be read, and every fault found on the way.
    mutating func load() -> (site: Site?, diagnostics: [Diagnostic]) {
        let folder = folder
        let configuration = attempt { () throws(DiagnosticError) -> SiteConfiguration in
            try SiteConfiguration(try folder.text(SiteFolder.configurationName))
        }
        let style = configuration.flatMap { numberStyle(of: $0) }
        let sets = loadSets(configuration?.defaults ?? [:])
        let pages = loadPages()
        let theme = loadTheme()
        let address = baseURL(configuration)
        guard let configuration, let style, let theme else { return (nil, diagnostics) }
        let site = Site(
            folder: folder, configuration: configuration, style: style, baseURL: address,
            sets: sets, pages: pages.filter { $0.id != "index" },
            home: pages.first { $0.id == "index" }, templates: theme.templates,
            themeFiles: theme.files)
        return (site, diagnostics)
    }

    private mutating func attempt<Value>(
        _ read: () throws(DiagnosticError) -> Value
    ) -> Value? {
        do throws(DiagnosticError) {
            return try read()
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    // MARK: - Configuration

    private mutating func numberStyle(of configuration: SiteConfiguration) -> NumberStyle? {
        if let style = NumberStyle.named(configuration.locale) { return style }
        let known = NumberStyle.all.map(\.locale)
        let near = nearMiss(to: configuration.locale, among: known)
        diagnostics.append(
            Diagnostic(
                .error, SiteFault.unknownLocale(configuration.locale, near: near, known: known),
                at: configuration.localeLocation))
        return nil
    }

    private mutating func baseURL(_ configuration: SiteConfiguration?) -> String? {
        guard let given = options.baseURL else { return configuration?.baseURL }
        if SiteConfiguration.isBaseURL(given) { return given }
        diagnostics.append(
            Diagnostic(
                .error, SiteFault.notABaseURL(given), at: SourceLocation(path: "--base-url")))
        return nil
    }

    // MARK: - Content

    private mutating func loadSets(_ defaults: SavedSetReader.Defaults) -> [SavedSet] {
        let folder = folder
        let reader = SavedSetReader(defaults: defaults)
        var sets: [SavedSet] = []
        for path in folder.calculations {
            let id = Self.id(path)
            let set = attempt { () throws(DiagnosticError) -> SavedSet in
                try reader.set(markdown: try folder.text(path), id: id)
            }
            if let set { sets.append(set) }
        }
        for path in folder.tables {
            let id = Self.id(path)
            let rows = attempt { () throws(DiagnosticError) -> [SavedSet] in
                try reader.sets(csv: try folder.text(path), id: id)
            }
            sets += rows ?? []
        }
        reportDuplicates(sets)
        return inOrder(sets.filter { options.includesDrafts || !$0.isDraft })
    }

    private mutating func reportDuplicates(_ sets: [SavedSet]) {
        var first: [String: SourceLocation] = [:]
        for set in sets {
            if let earlier = first[set.id] {
                diagnostics.append(
                    Diagnostic(
                        .error, ContentFault.duplicateName(set.id, first: earlier),
                        at: set.location))
            } else {
                first[set.id] = set.location
            }
        }
    }

    /// By calculator, then by the order asked for, then as the files stand.
    private func inOrder(_ sets: [SavedSet]) -> [SavedSet] {
        Calculator.allCases.flatMap { calculator in
            let same = sets.enumerated().filter { $0.element.calculator == calculator }
            return same.sorted {
                ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset)
            }.map(\.element)
        }
    }

    private mutating func loadPages() -> [ProsePage] {
        let folder = folder
        var pages: [ProsePage] = []
        for path in folder.pages {
            let id = Self.id(path)
            let page = attempt { () throws(DiagnosticError) -> ProsePage in
                try ProsePage(try folder.text(path), id: id)
            }
            if let page, options.includesDrafts || !page.isDraft { pages.append(page) }
        }
        return pages.enumerated().sorted {
            ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset)
        }.map(\.element)
    }

    private static func id(_ path: String) -> String {
        SiteFolder.stem(String(path.split(separator: "/").last ?? ""))
    }

    // MARK: - Theme

    private mutating func loadTheme() -> Theme? {
        var loader = ThemeLoader(folder)
        let theme = loader.load()
        diagnostics += loader.diagnostics
        return theme
    }
}
