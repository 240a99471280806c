extension TagPage {
    static let names: [ThemeName] =
        [
            .text("count", "How many pages have the tag, in words."),
            .text("compare", "The way to the page of sets side by side.").orOff,
            .flag("isStrip", "Always off: the cards are a grid."),
            .flag("isTop", "Always on: the cards are below the page’s title."),
            .list("cards", "Cards that lead to the results.", of: ThemeName.card),
            .list("way", "The list of all tags.", of: ThemeName.link),
        ] + SectionEntries.listNames
}

extension TagsPage {
    static let names: [ThemeName] = [
        .list(
            "tags", "The tags.",
            of: [
                .object("link", "The page of the tag.", of: ThemeName.link),
                .text("count", "How many pages have it, in words."),
            ])
    ]
}

extension TagKind {
    static let templates = [
        ThemeTemplate("all-tags", TagsPage.names), ThemeTemplate("tag", TagPage.names),
    ]
}
