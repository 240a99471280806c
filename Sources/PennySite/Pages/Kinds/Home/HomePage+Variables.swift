extension HomePage {
    static let names: [TemplateVariable] =
        PageBody?.languageValues.variables + [
            .text("summary", "The description of the home page."),
            .object("fields", "What is below fields: in pages/index.md, by its names.", of: []),
            .flag("hasSearch", "On, but for a page with a template of its own."),
            .object(
                "calculators", "The first calculators.",
                of: [
                    .text("label", "What they are called."),
                    .text("href", "The way to all of them."),
                    .text("all", "The words of the link to all of them."),
                    .list(
                        "entries", "The calculators.",
                        of: [
                            .text("title", "The title."), .text("href", "The way to its page."),
                        ] + TemplateVariable.language),
                ]
            ).orOff,
            .flag("isTop", "Always off: cards are below headings here."),
            .html("intro", "The text of pages/index.md.").orOff,
            .list(
                "entryCards", "Links for beginners.",
                of: [
                    .text("label", "The words of the link."), .text("text", "What is there."),
                    .text("href", "The way to it."),
                ]),
            .list(
                "groups", "The kinds of sets.",
                of: [
                    .text("label", "What the kind is called."),
                    .text("seeAll", "The words of the link to all of them."),
                    .text("href", "The way to their list."),
                    .text("note", "How many there are."),
                    .flag("isStrip", "Whether the cards are a row that scrolls."),
                    .list("cards", "Cards that lead to them.", of: SetCard.values.variables),
                ]),
        ]
}
