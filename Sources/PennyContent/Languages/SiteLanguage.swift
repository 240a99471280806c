public import PennyDiagnostics
public import PennyEngine

/// A further language that a site is published in, as `languages:` in `site.yaml` says it.
public struct SiteLanguage: Equatable, Sendable {
    /// What becomes of content that is not translated.
    public enum Untranslated: String, CaseIterable, Sendable {
        /// It is shown in the site's first language.
        case show
        case leaveOut = "leave-out"
    }

    /// The tag as pages have it: `pt-BR`.
    public let tag: String
    /// What it is called by those who speak it.
    public let name: String
    public let locale: String
    public let localeLocation: SourceLocation
    public let title: String?
    public let description: String?
    /// The currency of amounts that name none; nil for the site's.
    public let currency: Currency?
    public let menu: [SiteConfiguration.MenuEntry]?
    public let untranslated: Untranslated

    /// The tag as names of files and folders have it: `pt-br`.
    public var code: String { tag.lowercased() }

    /// Each page is made in each language.
    public static let most = 50

    static let key = "languages"
    static let keys = [
        "language", "name", "locale", "title", "description", "currency", "navigation",
        "untranslated",
    ]

    /// The further languages of a site whose first one is `first`.
    static func all(_ keys: inout KeyReader, beside first: String) -> [SiteLanguage] {
        var taken: Set<String> = [first.lowercased()]
        return keys.mappings(key) { fields in
            let location = fields.entries.first { $0.isNamed("language") }?.value.location
            let language = SiteLanguage(&fields)
            fields.reportUnknown(known: Self.keys)
            guard let language else { return nil }
            if taken.insert(language.code).inserted {
                // The first language is among those taken.
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
    /// What a language that `site.yaml` lists sets in place of the rest of it.
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
