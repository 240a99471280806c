import PennyTemplates

extension CoursePart {
    static let breadcrumbs = TemplateVariable.list(
        "breadcrumbs", "The parts of the course that it is in, the outermost first.", of: names)

    static let names: [TemplateVariable] =
        [
            .text("title", "Its title."),
            .text("href", "The way to its page; off where its folder has no index.md.").orOff,
            .text("description", "Its description."),
        ] + TemplateVariable.language
}
