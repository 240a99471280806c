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
    public let tag: String
    /// The name of the language in itself.
    public let name: String
    public let locale: String
    public let localeLocation: SourceLocation
    public let title: String?
    public let description: String?
    /// The currency of amounts that name none; nil for the site's.
    public let currency: Currency?
    public let menu: [SiteConfiguration.MenuEntry]?
    public let untranslated: Untranslated

    /// The tag as files and folders are named, such as `pt-br`.
    public var code: String { tag.lowercased() }

    /// The most languages of a site, since each page is built in each of them.
    public static let most = 50

    static let key = "languages"
    static let keys = [
        "language", "name", "locale", "title", "description", "currency", "navigation",
        "untranslated",
    ]

    /// Reads the additional languages of a site whose first language is `first`.
    static func all(_ keys: inout KeyReader, beside first: String) -> [SiteLanguage] {
        var taken: Set<String> = [first.lowercased()]
        return keys.mappings(key) { fields in
            let location = fields.entries.first { $0.isNamed("language") }?.value.location
            let language = SiteLanguage(&fields)
            fields.reportUnknown(known: Self.keys)
            guard let language else { return nil }
            if taken.insert(language.code).inserted {
                // The set of tags includes the first language.
                if taken.count - 1 <= most { return language }
                if taken.count - 1 == most + 1 {
                    fields.report(.tooManyLanguages(limit: most), location ?? fields.start)
                }
                return nil
            }
            fields.report(.languageTwice(language.tag), location ?? fields.start)
            return nil
        }
    }

    private init?(_ keys: inout KeyReader) {
        let tag = keys.requiredTextOrMisspelt("language", example: "de")
        let name = keys.text("name")
        let locale = keys.requiredTextOrMisspelt("locale", example: "de-DE")
        title = keys.text("title")?.text
        description = keys.text("description")?.text
        currency = keys.has("currency") ? SiteConfiguration.currency(&keys) : nil
        menu = SiteConfiguration.menu(&keys)
        let choices = Untranslated.allCases.map(\.rawValue)
        untranslated =
            keys.choice("untranslated", among: choices).flatMap(Untranslated.init(rawValue:))
            ?? .show
        guard let tag else { return nil }
        guard LanguageNames.isTag(tag.text), let known = name?.text ?? LanguageNames.own(tag.text)
        else {
            let near = nearMiss(to: tag.text.lowercased(), among: LanguageNames.tags)
            keys.report(
                LanguageNames.isTag(tag.text)
                    ? .languageWithoutName(tag.text) : .notALanguage(tag.text, near: near),
                tag.location)
            return nil
        }
        guard let locale else { return nil }
        self.tag = tag.text
        self.name = known
        self.locale = locale.text
        localeLocation = locale.location
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
