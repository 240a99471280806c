import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkup

/// Reads all files of a site and collects all their faults.
struct SiteLoader {
    private var files: ContentReader
    private let options: BuildOptions
    /// The first language's edition, when this is another one.
    private let first: LoadedEdition?

    /// The loaded edition with its theme and faults.
    struct Loaded {
        var site: LoadedEdition
        /// Nil when the theme has faults.
        let theme: Theme?
        /// Whether sets can be computed. False when a faulty `site.yaml` leaves the currency or the
        /// number style unknown.
        let canCompute: Bool
        var diagnostics: [Diagnostic]
    }

    /// - Parameters:
    ///   - folder: the source folder as this edition reads it.
    ///   - first: the first language's edition; nil to load that one.
    init(
        _ folder: SourceFolder, _ options: BuildOptions, _ workers: WorkerPool,
        _ previous: SourceStamps,
        first: LoadedEdition? = nil
    ) {
        files = ContentReader(folder, options, workers, previous, first: first)
        self.options = options
        self.first = first
    }

    /// Loads the edition and collects every fault.
    mutating func load() -> Loaded {
        let whole = loadConfiguration()
        let language = files.folder.language
        let configuration = language.map { whole.edition(in: $0) } ?? whole
        let style = numberStyle(of: configuration)
        files.canCompute = configuration.isSoundForSets && style != nil
        let readers = (style ?? .enUS).readers(of: configuration.language)
        let edition = edition(of: configuration, for: readers)
        files.theme = loadTheme(readers.words.language, edition, configuration.branding)
        var site = LoadedEdition(
            files.folder, edition, configuration, readers,
            inputDefaults(configuration, readers),
            baseURL: baseURL(configuration).map { $0 + edition.prefix })
        site.hasOwnMenu = language == nil || language?.menu != nil || whole.menu == nil
        for kind in ContentKinds.all { kind.read(&files, into: &site) }
        reportUnusedTemplates(site)
        site.faulty = files.faulty
        site.drafts = files.drafts
        site.unreadTables = files.unreadTables
        site.looseBodies = files.looseBodies
        return Loaded(
            site: site, theme: files.theme, canCompute: files.canCompute,
            diagnostics: files.diagnostics)
    }

    private mutating func reportUnusedTemplates(_ site: LoadedEdition) {
        // Another edition may leave out the page that one is for.
        let pages = [site, first].compactMap(\.self).flatMap {
            $0.pages + [$0.home].compactMap(\.self)
        }
        let named = Set(pages.compactMap { $0.template?.text })
        // A page that names an unknown template may have meant any of them.
        guard let theme = files.theme, named.isSubset(of: theme.ownTemplates) else { return }
        files.diagnostics += theme.unusedTemplates.filter { !named.contains($0.name) }.map(
            \.diagnostic)
    }

    private func edition(of configuration: SiteConfiguration, for readers: Readers) -> Edition {
        guard let language = files.folder.language, let first else {
            return Edition(of: configuration)
        }
        return Edition(in: language, for: readers, beside: first.edition)
    }

    /// Returns the input defaults. Inputs are typed as in the first language, so that a set has the
    /// same figures in all editions.
    private func inputDefaults(
        _ configuration: SiteConfiguration, _ readers: Readers
    ) -> InputDefaults {
        guard let first else { return configuration.inputDefaults(readers) }
        return first.configuration.inputDefaults(first.readers, configuration.currency)
    }

    /// Reads the configuration, or the sound part of it.
    private mutating func loadConfiguration() -> SiteConfiguration {
        let path = SourceFolder.configurationName
        let calculators = options.calculators
        return files.read(path) { SiteConfiguration.read($0, calculators) }
            ?? SiteConfiguration.fallback(at: files.folder.path(path), calculators)
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
        if let address = SiteConfiguration.baseURL(given) { return address }
        let fault: Fault =
            SiteConfiguration.hasUser(given) ? .site.baseURLWithUser : .site.notABaseURL(given)
        files.diagnostics.append(
            Diagnostic(fault, at: SourceLocation.option("--base-url")))
        return nil
    }

    private mutating func loadTheme(
        _ language: String, _ edition: Edition, _ branding: Branding
    ) -> Theme? {
        let key = themeKey(language, branding)
        if let key, let cached = options.cache?.themes.value(edition.prefix, for: key) {
            files.diagnostics += cached.diagnostics
            return cached.theme
        }
        var loader = ThemeLoader(files.folder, edition, language: language, branding: branding)
        var theme = loader.load()
        if let watch = options.watch { theme = theme?.watched(by: watch) }
        files.diagnostics += loader.diagnostics
        if let key, let theme {
            let loaded = SessionCache.LoadedTheme(theme: theme, diagnostics: loader.diagnostics)
            options.cache?.themes.store(loaded, as: edition.prefix, for: key)
        }
        return theme
    }

    /// Returns the cache key of the theme: the language, the branding and the site's own theme
    /// files. Nil where a file could change without changing its state.
    private func themeKey(_ language: String, _ branding: Branding) -> SessionCache.ThemeKey? {
        var key = SessionCache.ThemeKey(language: language, branding: branding)
        for path in files.folder.templates + files.folder.translatedTemplates {
            guard let state = FileStates.settled(path, in: files.folder.tree) else { return nil }
            key.files.append(SessionCache.ThemeKey.File(path: path, state: state))
        }
        return key
    }
}
