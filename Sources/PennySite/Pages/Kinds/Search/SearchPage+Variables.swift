extension SearchPage {
    static let names: [TemplateVariable] = [
        .flag("isSearch", "Always on."), .flag("hasSearch", "Always on."),
        .text("locale", "How numbers are written."),
        .text("currency", "The currency of the site."),
        .text("answering", "The calculators that answer questions with numbers."),
        .list(
            "kinds", "The kinds of pages.",
            of: [
                .text("label", "What the kind is called."),
                .text("href", "The way to its list, if it has too many pages for this one.")
                    .orOff,
                .text("all", "How many there are, in words."),
                .list(
                    "pages", "The pages.",
                    of: [.text("title", "The title."), .text("href", "The way to it.")]),
            ]),
    ]
}

extension SearchKind {
    static let templates = [TemplateDescription("search", SearchPage.names)]
}
