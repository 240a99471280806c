extension TextPage {
    static let names: [TemplateVariable] =
        TemplateVariable.bodyLanguage + [
            .text("summary", "The description in the front matter."),
            .object("fields", "What is below fields: in the front matter, by its names.", of: []),
            .text("posted", "The day of a page in a section by date, in words.").orOff,
            .text("postedISO", "The same day for programs: 2026-11-20.").orOff,
            TemplateVariable.contents,
            .flag("hasBody", "Whether the page has a text."),
            .html("body", "The text of the page."),
            TemplateVariable.tags, TemplateVariable.taxonomies,
        ] + SectionNavigation.names + PageListing.names
}

extension SectionNavigation {
    static let names: [TemplateVariable] =
        [
            .list(
                "breadcrumbs", "The sections above the page, the outermost first.",
                of: TemplateVariable.link),
            .list(
                "sectionMenu", "The pages of its part of the site.",
                of: [
                    .object("link", "The page.", of: TemplateVariable.link),
                    .text("depth", "How deep it is: 0 to 4."),
                    .flag("isCurrent", "Whether it is this page."),
                ]),
            .text("sectionTitle", "The title of the section."),
            .flag("hasNeighbours", "Whether there is a page before or behind it."),
        ] + TemplateVariable.neighbours
}

extension PageListing {
    static let names: [TemplateVariable] =
        [
            .flag("isSection", "Whether the page is the index.md of a folder."),
            .flag("isByDate", "Whether it shows its pages by date."),
        ] + listNames

    /// The variables of the partial `section`.
    static let listNames: [TemplateVariable] =
        entryNames + CardGrid.names + [
            .flag("hasSets", "Whether it shows saved sets as cards below its pages."),
            TemplateVariable.pagination,
            .text("sectionFeed", "The way to the feed of the section.").orOff,
        ]

    /// The variables of the partial `section-entries`.
    static let entryNames: [TemplateVariable] = [
        .flag("hasCards", "Whether it shows its pages as cards."),
        .list(
            "groups", "The pages of the section, in years where there are many by date.",
            of: [
                .text("year", "The year.").orOff,
                .list(
                    "pages", "The pages.",
                    of: [
                        .object("link", "The page.", of: TemplateVariable.link),
                        .text("about", "Its description.").orOff,
                        .text("day", "Its day, in words.").orOff,
                        .text("dayISO", "The same day for programs.").orOff,
                    ]),
            ]),
    ]
}

extension RedirectPage {
    static let names: [TemplateVariable] = [
        .text("language", "The language of the page that it leads to."),
        .text("title", "The title of that page."), .text("href", "The way to it."),
        .text("canonical", "Its full address, or the way to it."),
    ]
}

extension ProseKind {
    static let templates = [
        TemplateDescription("prose", TextPage.names),
        TemplateDescription("redirect", RedirectPage.names, isPage: false),
        TemplateDescription("feed", Layout.feedNames, isPage: false),
        TemplateDescription("embedded-form", EmbeddedForm.names, isPage: false),
        TemplateDescription("embedded-pages", EmbeddedPages.names, isPage: false),
    ]
}
