extension Layout {
    /// The variables of every page's template.
    static let names: [TemplateVariable] = words + addresses + loading + sharing + BrandAssets.names

    private static let words: [TemplateVariable] = [
        .text("heading", "The title of the page."),
        .text("pageTitle", "The title in the browser’s tab, with the site’s name."),
        .text("siteTitle", "The name of the site."),
        .text("description", "What the page says of itself."),
        .text("about", "The description, or what stands in for it, shortened."),
        .text("language", "The language of the edition, such as en."),
        .flag("isRightToLeft", "Whether that language is written from right to left."),
        .text("ownLang", "The language of the page’s own words, if it is another.").orOff,
        .text("ownDir", "The direction of that language, if it is another.").orOff,
        .text("updated", "The day of the last change, in words.").orOff,
        .text("updatedISO", "The same day for programs: 2026-11-20.").orOff,
        .text("updatedBefore", "What the sentence says before that day."),
        .text("updatedAfter", "What it says behind that day."),
        .text("generator", "The program with its version."),
        .text("madeWith", "The sentence that names the program."),
        .text("paperFoot", "What stands at the foot of each printed sheet."),
    ]

    private static let addresses: [TemplateVariable] = [
        .text("root", "The way from the page to the root of the whole site."),
        .text("home", "The way to the home page."),
        .text("searchPage", "The way to the page of the search."),
        .text("canonical", "The full address of the page.").orOff,
        .list(
            "alternates", "The page in each of its languages, by full addresses.",
            of: alternates),
        .list(
            "languages", "What lets readers choose another language.",
            of: [
                .text("name", "What the language calls itself."),
                .text("lang", "The language, such as de."),
                .text("dir", "Its direction, if it is another than the page’s.").orOff,
                .text("href", "The way to the page in it."),
                .flag("current", "Whether it is that of this page."),
            ]),
        .list(
            "navigation", "The menu.",
            of: menuEntry + [
                .list(
                    "entries", "The entries below it.",
                    of: [
                        .text("depth", "How deep it is: 1, 2 and so on."),
                        .object(
                            "entry", "The entry.",
                            of: menuEntry + [.list("entries", "Always empty.")]),
                    ])
            ]),
        .text("feed", "The way to the page’s feed.").orOff,
        .text("feedTitle", "The title of that feed."),
    ]

    /// The variables of an alternate of a page.
    static let alternates: [TemplateVariable] = [
        .text("hreflang", "The language, or x-default."), .text("href", "The full address."),
    ]

    private static let menuEntry: [TemplateVariable] =
        [
            .text("label", "The words of the entry."),
            .text("href", "Where it leads.").orOff,
            .text("hreflang", "The language of the page that it leads to, if it is another.")
                .orOff,
            .flag("current", "Whether the page belongs to it."),
        ] + TemplateVariable.language

    private static let loading: [TemplateVariable] = [
        .list("scripts", "The scripts of the page."),
        .text("laterScripts", "The scripts that start.js loads.").orOff,
        .flag("computes", "Whether the page has an engine."),
        .flag("hasForm", "Whether the page has a form for inputs."),
        .text("engineWords", "The language of the engine’s words."),
        .text("wordsStyle", "The style sheet with the words of the edition.").orOff,
        .flag("hasSearch", "Whether the page begins with a search of its own."),
        .flag("isSearch", "Whether it is the page of the search."),
        .object(
            "standalone", "What a page as one file has in place of the site’s files.",
            of: [
                .text("policy", "What such a page may load."),
                .html("style", "Its style sheet."), .html("scripts", "Its scripts."),
            ]
        ).orOff,
    ]

    private static let sharing: [TemplateVariable] = [
        .object(
            "sharing", "What networks and search engines are told.",
            of: [
                .text("title", "The title of the page."),
                .text("type", "article or website."),
                .text("address", "The full address of the page.").orOff,
                .text("locale", "The language with its country, such as en_US."),
                .object(
                    "picture", "The picture of a result.",
                    of: [
                        .text("address", "Its full address."), .text("width", "In pixels."),
                        .text("height", "In pixels."), .text("alt", "What it shows."),
                    ]
                ).orOff,
                .html("data", "Linked data by schema.org.").orOff,
            ])
    ]
}
