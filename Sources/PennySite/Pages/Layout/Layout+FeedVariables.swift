extension Layout {
    /// The variables of the template of feeds.
    static let feedNames: [TemplateVariable] = [
        .text("language", "The language of the feed."),
        .text("title", "The title of the feed."), .text("author", "The name of the site."),
        .text("generator", "The program with its version."),
        .text("address", "The full address of the page whose news it has."),
        .text("feed", "The full address of the feed."),
        .text("date", "The day of its newest entry: 2026-11-20."),
        .list(
            "entries", "The entries, the newest first.",
            of: [
                .text("title", "The title of the entry."), .text("address", "Its full address."),
                .text("date", "Its day: 2026-11-20."),
                .text("lead", "What is new in a daily report.").orOff,
                .text("note", "What it says of itself."),
                .list("rows", "The values of a daily report, in words."),
                .list(
                    "headlines", "The headlines of a daily report.",
                    of: [
                        .text("title", "The headline."), .text("href", "Where it leads."),
                        .text("source", "Who has written it."),
                    ]),
            ]),
    ]
}
