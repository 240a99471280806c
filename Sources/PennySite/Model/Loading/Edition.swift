import PennyContent
import PennyMarkup

/// A site in one of its languages. The first language's edition is at the site's root, each other
/// one in a folder named after its language. An edition's addresses are relative to its own root;
/// only an address that leads out of it begins with `up`.
struct Edition: Equatable, Sendable {
    /// The language of its pages: `pt-BR`.
    let tag: String
    /// The language's own name: `Deutsch`.
    let name: String
    /// The prefix of its addresses in the output: empty, or `pt-br/`.
    let prefix: String
    /// The tag in the names of its own files in `assets/`; nil for the first edition.
    let assetTag: String?
    let isRightToLeft: Bool
    /// The language of content that is not translated, on its pages; nil in the first edition.
    let foreign: TextLanguage?

    /// The relative address from its root to the site's: empty, or `../`.
    var up: String { prefix.isEmpty ? "" : "../" }

    /// Makes the first language's edition.
    init(of configuration: SiteConfiguration) {
        tag = configuration.language
        name = LanguageNames.own(tag) ?? tag
        prefix = ""
        assetTag = nil
        isRightToLeft = Words.runRightToLeft(in: tag)
        foreign = nil
    }

    init(in language: SiteLanguage, for readers: Readers, beside first: Edition) {
        tag = language.tag
        name = language.name
        prefix = language.code + "/"
        assetTag = EngineWords.tag(of: readers)
        isRightToLeft = Words.runRightToLeft(in: tag)
        foreign = TextLanguage(
            tag: first.tag,
            direction: first.isRightToLeft == isRightToLeft
                ? nil : first.isRightToLeft ? "rtl" : "ltr")
    }

    /// Whether an address on a page of this edition leads to a page of the first edition.
    func leadsToFirstEdition(_ address: String, from page: String) -> Bool {
        var rest = address[...]
        var steps = Address.root(of: page).utf8.count / 3 + 1
        while steps > 0, rest.hasPrefix("../") {
            rest = rest.dropFirst(3)
            steps -= 1
        }
        return steps == 0 && !rest.hasPrefix("assets/")
    }

    /// Returns the name of the file in `assets/` that its pages load for a theme file.
    func asset(_ name: String) -> String {
        guard let assetTag, name == PageScript.wordsFile else { return name }
        return name.dropLast("js".count) + assetTag + ".js"
    }

    /// The style sheet with its own words; nil where the main style sheet has them.
    var wordsStyle: String? { assetTag.map { "words.\($0).css" } }
}

/// The language of a text that differs from the language of its page.
struct TextLanguage: Equatable, Sendable {
    let tag: String
    /// `ltr` or `rtl` where that differs from the direction of the page, else nil.
    let direction: String?
}
