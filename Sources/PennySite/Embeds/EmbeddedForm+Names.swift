extension EmbeddedForm {
    static let names: [ThemeName] = [
        .text("title", "What is above the form."),
        .object("live", "The form by which readers change inputs.", of: LiveForm.names).orOff,
        .html("result", "The key figures."),
        .html("inputs", "The inputs as they were understood."),
        .text("source", "What is before the link to the set’s own page."),
        .object("link", "That page.", of: ThemeName.link),
    ]
}

extension EmbeddedPages {
    static let names: [ThemeName] =
        [.text("listTitle", "What is above the list.").orOff] + SectionEntries.entryNames
}
