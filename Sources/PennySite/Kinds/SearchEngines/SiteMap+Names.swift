extension SiteMap {
    static let names: [ThemeName] = [
        .list(
            "entries", "The pages of the site.",
            of: [
                .text("location", "The full address."),
                .text("date", "The day of its last change: 2026-11-20.").orOff,
                .list("alternates", "The page in its languages.", of: Frame.alternates),
            ]),
        .flag("hasLanguages", "Whether the site has several languages."),
    ]

    static let themeTemplate = ThemeTemplate("sitemap", names, isPage: false)
}
