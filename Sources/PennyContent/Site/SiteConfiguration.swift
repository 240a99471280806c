public import PennyDiagnostics
public import PennyEngine

/// The contents of `site.yaml`.
public struct SiteConfiguration: Equatable, Sendable {
    /// An entry of the menu.
    public struct MenuEntry: Equatable, Sendable {
        public internal(set) var label = ""
        /// The folder or source file that the entry links to, relative to the site's folder,
        /// optionally with an anchor; or an address elsewhere. Nil for an entry that only contains
        /// others.
        public internal(set) var target: String?
        public internal(set) var location: SourceLocation
        /// The entries below it.
        public internal(set) var children: [MenuEntry] = []

        init(location: SourceLocation) { self.location = location }
    }

    public internal(set) var title = ""
    public internal(set) var description = ""
    /// The address the site is published at, with a slash at the end.
    public internal(set) var baseURL: String?
    public internal(set) var language = "en"
    public internal(set) var locale = standardLocale
    public internal(set) var localeLocation: SourceLocation
    /// Whether the file has a locale.
    public internal(set) var namesLocale = false
    public internal(set) var currency = Currency.usDollar
    /// The menu; nil to derive one from the contents of the site.
    public internal(set) var menu: [MenuEntry]?
    /// The additional languages of the site.
    public internal(set) var languages: [SiteLanguage] = []
    public internal(set) var defaults: SavedSetReader.Defaults
    /// The calculators whose sets the site can have.
    public var calculators: CalculatorCatalog { defaults.calculators }
    /// Whether results have preview images for shared links.
    public internal(set) var sharingPictures = false
    /// The most sets in each folder of the library.
    public internal(set) var capacity = LibraryCapacity.standard
    /// The number of list entries per page, unless a section overrides it.
    public internal(set) var entriesPerPage = 0
    /// The files of each result.
    public internal(set) var outputs = ResultOutputs.all
    public internal(set) var branding = Branding()
    /// The keys by which the site groups pages, except tags.
    public internal(set) var taxonomies: [Taxonomy] = []
    /// The number of dictionary words per page.
    public internal(set) var wordsPerPage = 0
    /// Whether blocks of code with the words `html drawn` are rendered above their code. Pages then
    /// contain their markup as it is, so a site must opt in.
    public internal(set) var drawsHTML = false

    /// Whether the settings that sets depend on have no faults: the currency, the locale and the
    /// default inputs. If one of them has a fault, sets would be blamed for it.
    public internal(set) var isSoundForSets = true

    private static let standardLocale = "en-US"
    /// The keys that decide `isSoundForSets`.
    private static let keysOfSets = ["locale", "currency", "defaults"]

    // MARK: - Keys

    /// The keys of `site.yaml`.
    static let keys: [Key<SiteConfiguration>] =
        generalKeys + resultKeys + listKeys + [SiteLanguage.listKey] + Branding.keys

    private static let generalKeys: [Key<SiteConfiguration>] = [
        Key(
            "title", .text, .required, example: "My money pages",
            help: "The name of the site, at the top of every page."
        ) { $0.title = $1.text },
        Key(
            "description", .text, help: "One plain sentence for search engines and shared links."
        ) { $0.description = $1.text },
        Key(
            "baseURL", .text(as: .webAddress) { baseURL($0, &$2) },
            help: "The address of the site, with a slash at the end."
        ) { $0.baseURL = $1 },
        Key(
            "language", .languageTag, .defaults(to: "en"),
            help: "The language of the site, such as en or pt-BR."
        ) { $0.language = $1.text },
        // Special: pages say where it is, and whether the file has it.
        Key(
            "locale", special: .text, .defaults(to: standardLocale), help: localeHelp
        ) { reader, field, site in
            guard let typed = reader.text(field.name) else { return }
            (site.locale, site.localeLocation) = (typed.text, typed.location)
            site.namesLocale = true
        },
        Key(
            "currency", .currency, .defaults(to: Currency.usDollar.code), help: currencyHelp
        ) { $0.currency = $1 },
        MenuEntry.key { $0.menu = $1 },
    ]

    private static let resultKeys: [Key<SiteConfiguration>] = [
        Key(
            "defaults", special: .inputsOfCalculators,
            help: "Inputs that every set of a kind has, unless it has its own."
        ) { reader, field, site in
            site.defaults.inputs = inputs(of: site.calculators, &reader, field)
        },
        Key(
            "sharingPictures", .yesOrNo, .defaults(to: "no"),
            help:
                "Whether results have a picture where their addresses are shared. Needs Chromium."
        ) { $0.sharingPictures = $1 },
        Key(
            "outputs", .outputs,
            help: "What each result has: its page, and beside it a table (csv) and data (json)."
        ) { $0.outputs = $1 },
        LibraryCapacity.key { $0.capacity = $1 },
        Key(
            "drawHTML", .yesOrNo, .defaults(to: "no"),
            help: "Draws blocks of code marked “html drawn” above their code."
        ) { $0.drawsHTML = $1 },
    ]

    private static let listKeys: [Key<SiteConfiguration>] = [
        Key(
            PageLength.key, .wholeNumber(PageLength.bounds),
            .defaults(to: "\(PageLength.standard)"),
            help: "How many entries of a list are on a page. Longer lists go on on further pages."
        ) { $0.entriesPerPage = $1 },
        Key(
            "wordsPerPage", .wholeNumber(PageLength.bounds),
            .defaults(to: "\(PageLength.standardWords)"),
            help: "How many words of the dictionary are on a page."
        ) { $0.wordsPerPage = $1 },
        // Special: a list of names, or labels by name.
        Key(
            Taxonomy.key, special: .words,
            help: "Keys of your own by which pages are grouped, such as author."
        ) { reader, _, site in
            site.taxonomies = Taxonomy.all(&reader, site.calculators)
            site.defaults.taxonomies = site.taxonomies.map(\.name)
        },
    ]

    static let localeHelp =
        "How to write numbers and dates: 1,234.50 with en-US, 1.234,50 with de-DE."
    static let currencyHelp = "The currency of every set that names none, such as EUR."

    // MARK: - Reading

    /// Reads `site.yaml`.
    ///
    /// - Parameter calculators: those whose sets the site can have.
    public static func read(
        _ file: ContentText, _ calculators: CalculatorCatalog = .builtIn
    ) -> Reading<SiteConfiguration> {
        Reading { () throws(DiagnosticError) in
            let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
            var keys = KeyReader(entries, start: SourceLocation(path: file.path))
            let configuration = SiteConfiguration(&keys, calculators)
            return Reading(configuration, keys.diagnostics)
        }
    }

    /// The fallback configuration for a file that cannot be read.
    public static func fallback(
        at path: String, _ calculators: CalculatorCatalog = .builtIn
    ) -> SiteConfiguration {
        var keys = KeyReader([], start: SourceLocation(path: path))
        return SiteConfiguration(&keys, calculators, isSoundForSets: false)
    }

    private init(
        _ keys: inout KeyReader, _ calculators: CalculatorCatalog, isSoundForSets: Bool = true
    ) {
        defaults = SavedSetReader.Defaults(calculators)
        self.isSoundForSets = isSoundForSets
        localeLocation = keys.start
        for key in Self.keys {
            let before = keys.diagnostics.count
            key.read(&keys, into: &self)
            if keys.diagnostics.count > before, Self.keysOfSets.contains(key.field.name) {
                self.isSoundForSets = false
            }
        }
        for entry in keys.unusedEntries
        where nearMiss(to: entry.key, among: Self.keysOfSets + [Taxonomy.key]) != nil {
            self.isSoundForSets = false
        }
        keys.reportUnknown(known: Self.keys.names)
    }

    private static func baseURL(_ typed: LocatedWord, _ keys: inout KeyReader) -> String? {
        if let address = baseURL(typed.text) { return address }
        let fault: Fault =
            hasUser(typed.text) ? .setting.baseURLWithUser : .setting.notABaseURL(typed.text)
        keys.report(fault, typed.location)
        return nil
    }

    /// Whether an address contains a user name, perhaps with a password, that every page would
    /// show.
    public static func hasUser(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix)
        else { return false }
        return text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }.contains("@")
    }

    /// The base address of all pages, with a slash at its end; nil if the text is not one.
    public static func baseURL(_ text: String) -> String? {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix), !hasUser(text)
        else { return nil }
        let rest = text.dropFirst(scheme.count)
        guard let first = rest.first, first != "/",
            rest.unicodeScalars.allSatisfy({
                $0.isASCII && $0.value > 0x20 && !"\"<>\\^`{|}?#".unicodeScalars.contains($0)
            })
        else { return nil }
        return text.hasSuffix("/") ? text : text + "/"
    }

    /// Reads the default inputs of calculators.
    private static func inputs(
        of calculators: CalculatorCatalog, _ keys: inout KeyReader, _ field: KeyField
    ) -> [Calculator: SavedSetReader.CalculatorDefaults] {
        guard let node = keys.node(field.name) else { return [:] }
        guard case .mapping(let entries) = node.value else {
            keys.report(.yaml.mappingExpected, node.location)
            return [:]
        }
        var defaults: [Calculator: SavedSetReader.CalculatorDefaults] = [:]
        for entry in entries {
            guard let calculator = calculators[name: entry.key] else {
                let near = nearMiss(to: entry.key, among: calculators.names)
                keys.report(
                    .key.unknown(entry.key, near, calculators.names), entry.keyLocation)
                continue
            }
            guard case .mapping(let inputs) = entry.value.value else {
                keys.report(.yaml.mappingExpected, entry.value.location)
                continue
            }
            let names = calculator.fields.map(\.name)
            for input in inputs where !names.contains(input.key) {
                let near = nearMiss(to: input.key, among: names)
                keys.report(.key.unknown(input.key, near, names), input.keyLocation)
            }
            let collector = InputCollector(
                inputs.filter { names.contains($0.key) }, start: entry.keyLocation)
            keys.add(collector.diagnostics)
            defaults[calculator] = SavedSetReader.CalculatorDefaults(
                inputs: collector.inputs, locations: collector.locations)
        }
        return defaults
    }
}
