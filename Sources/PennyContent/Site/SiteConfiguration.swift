public import PennyDiagnostics
public import PennyEngine

/// The contents of `site.yaml`.
public struct SiteConfiguration: Equatable, Sendable {
    /// An entry of the menu.
    public struct MenuEntry: Equatable, Sendable {
        public let label: String
        /// The folder or source file that the entry links to, relative to the site's folder,
        /// optionally with an anchor; or an address elsewhere. Nil for an entry that only contains
        /// others.
        public let target: String?
        public let location: SourceLocation
        /// The entries below it.
        public let children: [MenuEntry]
    }

    public internal(set) var title: String
    public internal(set) var description: String
    /// The address the site is published at, with a slash at the end.
    public let baseURL: String?
    public internal(set) var language: String
    public internal(set) var locale: String
    public internal(set) var localeLocation: SourceLocation
    /// Whether the file has a locale.
    public internal(set) var namesLocale: Bool
    public internal(set) var currency: Currency
    /// The menu; nil to derive one from the contents of the site.
    public internal(set) var menu: [MenuEntry]?
    /// The additional languages of the site.
    public let languages: [SiteLanguage]
    public let defaults: SavedSetReader.Defaults
    /// Whether results have preview images for shared links.
    public let sharingPictures: Bool
    /// The most sets in each folder of the library.
    public let capacity: LibraryCapacity
    /// The number of list entries per page, unless a section overrides it.
    public let entriesPerPage: Int
    /// The files of each result.
    public let outputs: ResultOutputs
    public let branding: Branding
    /// The keys by which the site groups pages, except tags.
    public let taxonomies: [Taxonomy]
    /// The number of dictionary words per page.
    public let wordsPerPage: Int
    /// Whether blocks of code with the words `html drawn` are rendered above their code. Pages then
    /// contain their markup as it is, so a site must opt in.
    public let drawsHTML: Bool

    static let keys =
        [
            "title", "description", "baseURL", "language", "locale", "currency", "navigation",
            "defaults", "sharingPictures", ResultOutputs.key, LibraryCapacity.key, drawsHTMLKey,
            PageLength.key, PageLength.wordsKey, Taxonomy.key, SiteLanguage.key,
        ] + Branding.keys

    static let drawsHTMLKey = "drawHTML"

    /// Whether the settings that sets depend on have no faults: the currency, the locale and the
    /// default inputs. If one of them has a fault, sets would be blamed for it.
    public let isSoundForSets: Bool

    /// Reads `site.yaml`.
    public static func read(_ file: ContentText) -> Reading<SiteConfiguration> {
        Reading { () throws(DiagnosticError) in
            let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
            var keys = KeyReader(entries, start: SourceLocation(path: file.path))
            let configuration = SiteConfiguration(&keys)
            return Reading(configuration, keys.diagnostics)
        }
    }

    /// The fallback configuration for a file that cannot be read.
    public static func fallback(at path: String) -> SiteConfiguration {
        var keys = KeyReader([], start: SourceLocation(path: path))
        return SiteConfiguration(&keys, isSoundForSets: false)
    }

    private init(_ keys: inout KeyReader, isSoundForSets: Bool = true) {
        title = keys.requiredTextOrMisspelt("title", example: "My money pages")?.text ?? ""
        description = keys.text("description")?.text ?? ""
        baseURL = Self.baseURL(&keys)
        language = Self.language(&keys)
        menu = Self.menu(&keys)
        languages = SiteLanguage.all(&keys, beside: language)
        outputs = ResultOutputs(&keys)
        branding = Branding(&keys)
        taxonomies = Taxonomy.all(&keys)
        wordsPerPage =
            keys.wholeNumber(PageLength.wordsKey, in: PageLength.bounds)
            ?? PageLength.standardWords
        capacity = LibraryCapacity(&keys)
        drawsHTML = keys.flag(Self.drawsHTMLKey)
        entriesPerPage =
            keys.wholeNumber(PageLength.key, in: PageLength.bounds) ?? PageLength.standard
        sharingPictures = keys.flag("sharingPictures")
        let before = keys.diagnostics.count
        let locale = keys.text("locale")
        self.locale = locale?.text ?? "en-US"
        namesLocale = locale != nil
        localeLocation = locale?.location ?? keys.start
        currency = Self.currency(&keys)
        defaults = SavedSetReader.Defaults(
            inputs: Self.defaults(&keys), taxonomies: taxonomies.map(\.name))
        let unknown = keys.unusedEntries.map(\.key)
        let mayBeMeant = unknown.contains {
            nearMiss(to: $0, among: ["locale", "currency", "defaults", Taxonomy.key]) != nil
        }
        self.isSoundForSets =
            isSoundForSets && before == keys.diagnostics.count && !mayBeMeant
        keys.reportUnknown(known: Self.keys)
    }

    private static func baseURL(_ keys: inout KeyReader) -> String? {
        guard let typed = keys.text("baseURL") else { return nil }
        if let address = baseURL(typed.text) { return address }
        let fault: ContentFault =
            hasUser(typed.text) ? .baseURLWithUser : .notABaseURL(typed.text)
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

    private static func language(_ keys: inout KeyReader) -> String {
        guard let typed = keys.text("language") else { return "en" }
        if LanguageNames.isTag(typed.text) { return typed.text }
        let near = nearMiss(to: typed.text.lowercased(), among: LanguageNames.tags)
        keys.report(.notALanguage(typed.text, near: near), typed.location)
        return "en"
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

    static func currency(_ keys: inout KeyReader) -> Currency {
        guard let typed = keys.text("currency") else { return .usDollar }
        if let currency = Currency(code: typed.text) { return currency }
        let near = Currency.nearest(to: typed.text)
        keys.report(.notACurrency(typed.text, near: near), typed.location)
        return .usDollar
    }

    private static func defaults(
        _ keys: inout KeyReader
    ) -> [Calculator: SavedSetReader.CalculatorDefaults] {
        guard let node = keys.node("defaults") else { return [:] }
        guard case .mapping(let calculators) = node.value else {
            keys.report(.mappingExpected, node.location)
            return [:]
        }
        let known = Calculator.allCases.map(\.name)
        var defaults: [Calculator: SavedSetReader.CalculatorDefaults] = [:]
        for entry in calculators {
            guard let calculator = Calculator.named(entry.key) else {
                let near = nearMiss(to: entry.key, among: known)
                keys.report(.unknownKey(entry.key, near: near, known: known), entry.keyLocation)
                continue
            }
            guard case .mapping(let inputs) = entry.value.value else {
                keys.report(.mappingExpected, entry.value.location)
                continue
            }
            let names = calculator.fields.map(\.name)
            for input in inputs where !names.contains(input.key) {
                let near = nearMiss(to: input.key, among: names)
                keys.report(.unknownKey(input.key, near: near, known: names), input.keyLocation)
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
