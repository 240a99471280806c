public import PennyDiagnostics
public import PennyEngine

/// An additional language of a site, from `languages:` in `site.yaml`.
public struct SiteLanguage: Equatable, Sendable {
    /// The handling of content that is not translated.
    public enum Untranslated: String, CaseIterable, Sendable {
        /// It is shown in the site's first language.
        case show
        case leaveOut = "leave-out"
    }

    /// The tag as pages write it, such as `pt-BR`.
    public internal(set) var tag = ""
    /// The name of the language in itself.
    public internal(set) var name = ""
    public internal(set) var locale = ""
    public internal(set) var localeLocation: SourceLocation
    public internal(set) var title: String?
    public internal(set) var description: String?
    /// The currency of amounts that name none; nil for the site's.
    public internal(set) var currency: Currency?
    public internal(set) var menu: [SiteConfiguration.MenuEntry]?
    public internal(set) var untranslated = Untranslated.show

    /// The tag as files and folders are named, such as `pt-br`.
    public var code: String { tag.lowercased() }

    /// The most languages of a site, since each page is built in each of them.
    public static let most = 50

    // MARK: - Keys

    /// The key of the languages in `site.yaml`.
    static let listKey = Key<SiteConfiguration>(
        "languages", special: .list(keys.fields), help: "Further languages of the site."
    ) { reader, field, site in site.languages = all(&reader, field.name, beside: site.language) }

    /// The keys of an entry of `languages:`.
    private static let keys: [Key<SiteLanguage>] = [
        Key(
            "language", .languageTag, .required, example: "de", help: "The language, such as de."
        ) { $0.tag = $1.text },
        Key("name", .text, help: "What the language calls itself, where that is not known.") {
            $0.name = $1.text
        },
        Key(
            "locale", .text, .required, example: "de-DE", help: SiteConfiguration.localeHelp
        ) { ($0.locale, $0.localeLocation) = ($1.text, $1.location) },
        Key("title", .text, help: "The name of the site in this language.") { $0.title = $1.text },
        Key("description", .text, help: "The description of the site in this language.") {
            $0.description = $1.text
        },
        Key("currency", .currency, help: SiteConfiguration.currencyHelp) { $0.currency = $1 },
        SiteConfiguration.MenuEntry.key { $0.menu = $1 },
        Key(
            "untranslated", .choice(Untranslated.self), .defaults(to: Untranslated.show.rawValue),
            help:
                "Whether pages without a translation are shown in the first language or left out."
        ) { $0.untranslated = $1 },
    ]

    // MARK: - Reading

    /// Reads the additional languages of a site whose first language is `first`.
    private static func all(
        _ keys: inout KeyReader, _ key: String, beside first: String
    ) -> [SiteLanguage] {
        var taken: Set<String> = [first.lowercased()]
        return keys.mappings(key) { fields in
            let location =
                fields.entries.first { $0.isNamed("language") }?.value.location ?? fields.start
            let language = SiteLanguage(&fields, at: location)
            fields.reportUnknown(known: Self.keys.names)
            guard let language else { return nil }
            if taken.insert(language.code).inserted {
                // The set of tags includes the first language.
                if taken.count - 1 <= most { return language }
                if taken.count - 1 == most + 1 {
                    fields.report(.setting.tooManyLanguages(most), location)
                }
                return nil
            }
            fields.report(.setting.languageTwice(language.tag), location)
            return nil
        }
    }

    /// - Parameter location: where the language is named.
    private init?(_ keys: inout KeyReader, at location: SourceLocation) {
        localeLocation = keys.start
        keys.read(Self.keys, into: &self)
        if tag.isEmpty { return nil }
        if name.isEmpty {
            guard let own = LanguageNames.own(tag) else {
                keys.report(.setting.languageWithoutName(tag), location)
                return nil
            }
            name = own
        }
        if locale.isEmpty { return nil }
    }
}

extension SiteConfiguration {
    /// Returns the configuration of a language, with the overrides that `site.yaml` lists for it.
    public func edition(in language: SiteLanguage) -> SiteConfiguration {
        var edition = self
        edition.language = language.tag
        edition.locale = language.locale
        edition.localeLocation = language.localeLocation
        edition.title = language.title ?? title
        edition.description = language.description ?? description
        edition.currency = language.currency ?? currency
        edition.menu = language.menu ?? menu
        return edition
    }
}
