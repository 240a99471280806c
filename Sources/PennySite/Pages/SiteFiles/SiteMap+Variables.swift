extension SiteMap {
    static let names: [TemplateVariable] = [
        .list(
            "entries", "The pages of the site.",
            of: [
                .text("location", "The full address."),
                .text("date", "The day of its last change: 2026-11-20.").orOff,
                .list("alternates", "The page in its languages.", of: Layout.alternates),
            ]),
        .flag("hasLanguages", "Whether the site has several languages."),
    ]

    static let themeTemplate = TemplateDescription("sitemap", names, isPage: false)
}
