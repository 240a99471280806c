extension ResultContent {
    static let names: [TemplateVariable] = [
        .text("kindLabel", "What kind of result it is."),
        .text("date", "The day of the set, in words.").orOff,
        .text("dateISO", "The same day for programs: 2026-11-20.").orOff,
        .text("summary", "What the set says of itself."),
        .flag("isSlim", "Whether its tables fit two in a row on paper."),
        .html("result", "The figures, charts, tables and steps."),
        .html("inputs", "The inputs as they were understood."),
        .flag("canDownload", "Whether it has files, or charts to save as pictures."),
        .list(
            "downloads", "The files of the result.",
            of: [
                .text("href", "The way to the file."), .text("label", "What kind of file it is."),
                .text("detail", "What it is for."),
            ]),
        .object(
            "explanation", "The page that explains the calculator.",
            of: TemplateVariable.sentence + TemplateVariable.link
        ).orOff,
        .text("more", "What the links to other results are called together."),
        .object(
            "parent", "The list that it is in.",
            of: [.text("label", "What it is called."), .text("href", "The way to it.")]),
        .object("live", "The form by which readers change inputs.", of: LiveForm.names).orOff,
        [TermEntry].values.variables[0],
    ]
}

extension LiveForm {
    static let names: [TemplateVariable] = [
        .text("kind", "The calculator."), .text("locale", "How numbers are written."),
        .text("currency", "The currency of the set."), .text("decimalMark", "The decimal mark."),
        .html("fields", "The fields."), .text("name", "The name of the set."),
        .text("page", "The address of the page."), .text("folder", "The folder of the set."),
        .flag("isBlank", "Whether it is a calculator, whose fields are empty."),
        .text("example", "The inputs of the set, as lines `name=value`."),
        .text("capacity", "How many sets a reader can save."),
        .text("saved", "The way to the page of saved sets."),
    ]
}

extension SetArtifact {
    static let names: [TemplateVariable] =
        ResultContent.names + PageBody?.languageValues.variables + [
            .html("prose", "The text of the set.").orOff,
            TemplateVariable.tags, TemplateVariable.taxonomies,
            .object(
                "origin", "The set that it was adjusted from.",
                of: TemplateVariable.sentence + TemplateVariable.link
            ).orOff,
            .list(
                "changes", "The figures that were others when it was saved.",
                of: [.text("text", "Says what it was and is.")]),
            .text("relatedLabel", "What the related pages are called together."),
            .list("related", "The related pages.", of: TemplateVariable.link),
            .list(
                "breadcrumbs", "The list and the sections that the set is in.",
                of: TemplateVariable.link),
            TemplateVariable.neighbours[0], TemplateVariable.neighbours[1],
        ]
}

extension SetKind {
    static let templates = [
        TemplateDescription("calculation", SetArtifact.names),
        TemplateDescription("list", SetListPage.values.variables),
    ]
}
