extension EmbeddedForm {
    static let names: [TemplateVariable] = [
        .text("title", "What is above the form."),
        .object("live", "The form by which readers change inputs.", of: LiveForm.names).orOff,
        .html("result", "The key figures."),
        .html("inputs", "The inputs as they were understood."),
        .text("source", "What is before the link to the set’s own page."),
        .object("link", "That page.", of: TemplateVariable.link),
    ]
}
