import PennyContent
import PennyMarkup

/// A site in one of its languages. The first language's edition is at the site's root, each other
/// one in a folder named after its language. All of an edition's addresses begin at its own root,
/// so it knows no other one; only what leads out of it begins with `up`.
struct Edition: Equatable, Sendable {
    /// The language of its pages: `pt-BR`.
    let tag: String
    /// What the language is called in itself.
    let name: String
    /// What stands before its addresses in the output: nothing, or `pt-br/`.
    let prefix: String
    /// What the names of its own files in `assets/` have in them; nil for the first edition.
    let assetTag: String?
    let isRightToLeft: Bool
    /// The language of content that is not translated, on its pages; nil in the first edition.
    let foreign: TextLanguage?

    /// The way from its root to the site's.
    var up: String { prefix.isEmpty ? "" : "../" }

    /// The first language's.
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

    /// Whether an address, as a page of this edition has it, leads to a page of the first one.
    func isAbroad(_ address: String, from page: String) -> Bool {
        if prefix.isEmpty { return false }
        var rest = address[...]
        var steps = Address.root(of: page).utf8.count / 3 + 1
        while steps > 0, rest.hasPrefix("../") {
            rest = rest.dropFirst(3)
            steps -= 1
        }
        return steps == 0 && !rest.hasPrefix("assets/")
    }

    /// The file of `assets/` that its pages load for one of the theme.
    func asset(_ name: String) -> String {
        guard let assetTag, name == WordsFile.script else { return name }
        return name.dropLast("js".count) + assetTag + ".js"
    }

    /// The style sheet with its own words; nil where the one of all pages has them.
    var wordsStyle: String? { assetTag.map { "words.\($0).css" } }
}

/// The language of a text that is not the language of its page.
struct TextLanguage: Equatable, Sendable {
    let tag: String
    /// `ltr` or `rtl`, where that is not the direction of the page.
    let direction: String?
}
