extension KeyDescription {
    private static let locale = KeyDescription(
        "locale", .text, "How to write numbers and dates: 1,234.50 with en-US, 1.234,50 with de-DE."
    )
    private static let navigation = KeyDescription(
        "navigation", .list(menu(levels: SiteConfiguration.menuLevels)),
        "The menu, in this order. Without it, the menu has what the site has.")
    private static let currency = KeyDescription(
        "currency", .text, "The currency of every set that names none, such as EUR.")

    /// The keys of `site.yaml`.
    package static let site = [
        KeyDescription(
            "title", .text, required: true, "The name of the site, at the top of every page."),
        KeyDescription(
            "description", .text, "One plain sentence for search engines and shared links."),
        KeyDescription(
            "baseURL", .webAddress, "The address of the site, with a slash at the end."),
        KeyDescription("language", .text, "The language of the site, such as en or pt-BR."),
        locale, currency, navigation,
        KeyDescription(
            "defaults", .inputsOfCalculators,
            "Inputs that every set of a kind has, unless it has its own."),
        KeyDescription(
            "sharingPictures", .yesOrNo,
            "Whether results have a picture where their addresses are shared. Needs Chromium."),
        KeyDescription(
            ResultOutputs.key, .wordsAmong(ResultOutputs.words),
            "What each result has: its page, and beside it a table (csv) and data (json)."),
        KeyDescription(
            LibraryCapacity.key,
            .keys([
                KeyDescription(
                    LibraryCapacity.countKey, .wholeNumber,
                    "How many saved sets each folder can hold.")
            ]), "The library of saved sets."),
        KeyDescription(
            SiteConfiguration.drawsHTMLKey, .yesOrNo,
            "Draws blocks of code marked “html drawn” above their code."),
        KeyDescription(
            PageLength.key, .wholeNumber,
            "How many entries of a list are on a page. Longer lists go on on further pages."),
        KeyDescription(
            PageLength.wordsKey, .wholeNumber, "How many words of the dictionary are on a page."),
        KeyDescription(
            Taxonomy.key, .words, "Keys of your own by which pages are grouped, such as author."),
        KeyDescription(
            Branding.logoKey, .text, "A picture of assets/, shown beside the name of the site."),
        KeyDescription(
            Branding.colorsKey,
            .keys([
                KeyDescription(
                    Branding.brandKey, .text, required: true,
                    "The color of links, buttons and the main figure, such as \"#0b3d91\"."),
                KeyDescription(
                    Branding.darkBrandKey, .text, "The same on dark screens, a lighter shade."),
            ]), "The color of the site."),
        KeyDescription(
            Branding.fontsKey,
            .keys([
                KeyDescription(Branding.textKey, .text, "A file of assets/ for all text."),
                KeyDescription(
                    Branding.boldKey, .text, "One for bold words, if the first has one weight."),
                KeyDescription(Branding.headingsKey, .text, "One for headings."),
            ]), "Fonts in WOFF 2, from your own site."),
        KeyDescription(SiteLanguage.key, .list(language), "Further languages of the site."),
    ]

    /// The keys of a menu entry. `levels` counts its own level and those that it can contain.
    private static func menu(levels: Int) -> [KeyDescription] {
        let entry = [
            KeyDescription("label", .text, required: true, "The words in the menu."),
            KeyDescription(
                "to", .text, "A folder, a file, a heading of one, or an address of another site."),
        ]
        if levels == 1 { return entry }
        return entry + [
            KeyDescription(
                "children", .list(menu(levels: levels - 1)), "The entries below this one.")
        ]
    }

    /// The keys of an entry of `languages:`.
    package static let language = [
        KeyDescription("language", .text, required: true, "The language, such as de."),
        KeyDescription("name", .text, "What the language calls itself, where that is not known."),
        KeyDescription("locale", .text, required: true, locale.help),
        KeyDescription("title", .text, "The name of the site in this language."),
        KeyDescription("description", .text, "The description of the site in this language."),
        currency, navigation,
        KeyDescription(
            "untranslated", .choice(SiteLanguage.Untranslated.allCases.map(\.rawValue)),
            "Whether pages without a translation are shown in the first language or left out."),
    ]
}
