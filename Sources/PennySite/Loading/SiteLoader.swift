import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkup

/// Reads all files of a site and collects all their faults.
struct SiteLoader {
    private var files: ContentReader
    private let options: BuildOptions
    /// The site in its first language, where this is another edition.
    private let first: Site?

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

    /// - Parameters:
    ///   - folder: as the edition reads it.
    ///   - first: what was read for the first language; nil to read that.
    init(
        _ folder: SiteFolder, _ options: BuildOptions, _ workers: Workers, _ past: PastSources,
        first: Site? = nil
    ) {
        files = ContentReader(folder, options, workers, past, first: first)
        self.options = options
        self.first = first
    }

    /// The site, and every fault found on the way.
    mutating func load() -> Loaded {
        let whole = loadConfiguration()
        let language = files.folder.language
        let configuration = language.map { whole.edition(in: $0) } ?? whole
        let style = numberStyle(of: configuration)
        files.canCompute = configuration.isSoundForSets && style != nil
        let readers = (style ?? .enUS).readers(of: configuration.language)
        let edition = edition(of: configuration, for: readers)
        files.theme = loadTheme(readers.words.language, edition, configuration.look)
        var site = Site(
            files.folder, edition, configuration, readers,
            inputDefaults(configuration, readers),
            baseURL: baseURL(configuration).map { $0 + edition.prefix })
        site.hasOwnMenu = language == nil || language?.menu != nil || whole.menu == nil
        for kind in ContentKinds.all { kind.read(&files, into: &site) }
        tellUnusedTemplates(site)
        site.faulty = files.faulty
        site.drafts = files.drafts
        site.unreadTables = files.unreadTables
        site.looseBodies = files.looseBodies
        return Loaded(
            site: site, theme: files.theme, canCompute: files.canCompute,
            diagnostics: files.diagnostics)
    }

    private mutating func tellUnusedTemplates(_ site: Site) {
        // Another edition may leave out the page that one is for.
        let pages = [site, first].compactMap(\.self).flatMap {
            $0.pages + [$0.home].compactMap(\.self)
        }
        let named = Set(pages.compactMap { $0.template?.text })
        // A page that names none of them may have meant any.
        guard let theme = files.theme, named.isSubset(of: theme.ownTemplates) else { return }
        files.diagnostics += theme.unusedTemplates.filter { !named.contains($0.name) }.map(\.told)
    }

    private func edition(of configuration: SiteConfiguration, for readers: Readers) -> Edition {
        guard let language = files.folder.language, let first else {
            return Edition(of: configuration)
        }
        return Edition(in: language, for: readers, beside: first.edition)
    }

    /// Inputs are typed as in the first language, so that a set has the same figures in all.
    private func inputDefaults(
        _ configuration: SiteConfiguration, _ readers: Readers
    ) -> InputDefaults {
        guard let first else { return configuration.inputDefaults(readers) }
        return first.configuration.inputDefaults(first.readers, configuration.currency)
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
        if let address = SiteConfiguration.baseURL(given) { return address }
        let fault: SiteFault =
            SiteConfiguration.hasUser(given) ? .baseURLWithUser : .notABaseURL(given)
        files.diagnostics.append(
            Diagnostic(.error, fault, at: SourceLocation.option("--base-url")))
        return nil
    }

    private mutating func loadTheme(
        _ language: String, _ edition: Edition, _ look: SiteLook
    ) -> Theme? {
        let key = themeKey(language, look)
        if let key, let kept = options.memory?.themes.value(edition.prefix, for: key) {
            files.diagnostics += kept.diagnostics
            return kept.theme
        }
        var loader = ThemeLoader(files.folder, edition, language: language, look: look)
        var theme = loader.load()
        if let watch = options.watch { theme = theme?.watched(by: watch) }
        files.diagnostics += loader.diagnostics
        if let key, let theme {
            let loaded = LiveMemory.LoadedTheme(theme: theme, diagnostics: loader.diagnostics)
            options.memory?.themes.keep(loaded, as: edition.prefix, for: key)
        }
        return theme
    }

    /// The language, and the site's own files of the theme; nil where one may change unseen.
    private func themeKey(_ language: String, _ look: SiteLook) -> LiveMemory.ThemeKey? {
        var key = LiveMemory.ThemeKey(language: language, look: look)
        for path in files.folder.templates + files.folder.translatedTemplates {
            guard let state = FileStates.settled(path, in: files.folder.tree) else { return nil }
            key.files.append(LiveMemory.ThemeKey.File(path: path, state: state))
        }
        return key
    }
}
