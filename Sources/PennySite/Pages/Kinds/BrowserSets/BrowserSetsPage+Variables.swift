extension BrowserSetsPage {
    static let names: [TemplateVariable] = [
        .text("capacity", "How many sets a reader can save."),
        .text("locale", "How numbers are written."),
        .text("currency", "The currency of the site."),
        .text("compare", "The way to the page of sets side by side.").orOff,
        .list(
            "kinds", "The kinds that can be saved.",
            of: [
                .text("kind", "The calculator."), .text("one", "What one of the kind is called."),
                .text("many", "What several are called."),
                .text("folder", "The folder of the kind."),
                .text("href", "The way to the first result of the kind."),
            ]),
    ]
}

extension ComparePage {
    static let names: [TemplateVariable] = [
        .text("capacity", "How many sets a reader can save."),
        .text("locale", "How numbers are written."),
        .text("currency", "The currency of the site."),
        .text("saved", "The way to the page of saved sets."),
        .list(
            "kinds", "The kinds that can be put side by side.",
            of: [
                .text("kind", "The calculator."), .text("many", "What several are called."),
                .text("href", "The way to their list."),
            ]),
    ]
}

extension BrowserSetsKind {
    static let templates = [
        TemplateDescription("saved", BrowserSetsPage.names),
        TemplateDescription("compare", ComparePage.names),
    ]
}
