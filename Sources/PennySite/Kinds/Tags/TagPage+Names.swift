extension TagPage {
    static let names: [ThemeName] =
        [
            .text("count", "How many pages have the tag, in words."),
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
