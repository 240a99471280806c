import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyMarkup

/// Reads all files of a site and collects all their faults.
struct SiteLoader {
    private var files: ContentReader
    private let options: BuildOptions

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

    init(
        _ folder: SiteFolder, _ options: BuildOptions, _ workers: Workers, _ past: PastSources
    ) {
        files = ContentReader(folder, options, workers, past)
        self.options = options
    }

    /// The site, and every fault found on the way.
    mutating func load() -> Loaded {
        let configuration = loadConfiguration()
        let style = numberStyle(of: configuration)
        files.canCompute = configuration.isSoundForSets && style != nil
        let readers = (style ?? .enUS).readers(of: configuration.language)
        files.theme = loadTheme(readers.words.language)
        var site = Site(
            files.folder, configuration, readers, baseURL: baseURL(configuration))
        for kind in ContentKinds.all { kind.read(&files, into: &site) }
        site.faulty = files.faulty
        site.drafts = files.drafts
        site.unreadTables = files.unreadTables
        site.looseBodies = files.looseBodies
        return Loaded(
            site: site, theme: files.theme, canCompute: files.canCompute,
            diagnostics: files.diagnostics)
    }

    /// The configuration, or what is sound of it.
    private mutating func loadConfiguration() -> SiteConfiguration {
        let path = SiteFolder.configurationName
        return files.read(path) { SiteConfiguration.read($0) }
            ?? SiteConfiguration.standIn(at: files.folder.path(path))
    }

    private mutating func numberStyle(of configuration: SiteConfiguration) -> NumberStyle? {
        do throws(DiagnosticError) {
            return try configuration.numberStyle()
        } catch {
            files.diagnostics += error.diagnostics
            return nil
        }
    }

    private mutating func baseURL(_ configuration: SiteConfiguration) -> String? {
        guard let given = options.baseURL else { return configuration.baseURL }
        if SiteConfiguration.isBaseURL(given) { return given }
        files.diagnostics.append(
            Diagnostic(
                .error, SiteFault.notABaseURL(given), at: SourceLocation.option("--base-url")))
        return nil
    }

    private mutating func loadTheme(_ language: String) -> Theme? {
        let key = themeKey(language)
        if let key, let kept = options.memory?.themes.value("", for: key) {
            files.diagnostics += kept.diagnostics
            return kept.theme
        }
        var loader = ThemeLoader(files.folder, language: language)
        let theme = loader.load()
        files.diagnostics += loader.diagnostics
        if let key, let theme {
            let loaded = LiveMemory.LoadedTheme(theme: theme, diagnostics: loader.diagnostics)
            options.memory?.themes.keep(loaded, as: "", for: key)
        }
        return theme
    }

    /// The language, and the site's own files of the theme; nil where one may change unseen.
    private func themeKey(_ language: String) -> LiveMemory.ThemeKey? {
        var key = LiveMemory.ThemeKey(language: language)
        for path in files.folder.templates {
            guard let state = FileStates.settled(path, in: files.folder.tree) else { return nil }
            key.files.append(LiveMemory.ThemeKey.File(path: path, state: state))
        }
        return key
    }
}
