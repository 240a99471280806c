extension TermPage {
    static let names: [TemplateVariable] =
        TemplateVariable.bodyLanguage + [
            .text("id", "The name of the term’s file."),
            .text("aliases", "Names that it had before."),
            .text("summary", "One sentence on it."),
            .text("otherNames", "Its other names, in a sentence.").orOff,
            .html("body", "The definition.").orOff,
            TemplateVariable.tags, TemplateVariable.taxonomies,
            .text("source", "Who the definition is from.").orOff,
            .text("sourceURL", "The address of that source.").orOff,
            .text("sourceBefore", "What the sentence says before the source."),
            .text("sourceAfter", "What it says behind the source."),
            .text("relatedLabel", "What the related terms are called together."),
            .list("related", "The related terms.", of: TemplateVariable.link),
            .list(
                "uses", "The pages that use it, by kind.",
                of: [
                    .text("label", "What the kind is called."),
                    .list("pages", "The pages.", of: TemplateVariable.link),
                    .text("more", "How many more there are, in words.").orOff,
                ]),
        ] + TemplateVariable.neighbours
}

extension GlossaryListPage {
    static let names: [TemplateVariable] = [
        .text("print", "The way to all terms on one page."),
        .list(
            "letterLinks", "Links to all letters, which may be on other pages.",
            of: [.text("label", "The letter."), .text("href", "The way to it.")]),
        TemplateVariable.pagination,
        .list(
            "letters", "The letters.",
            of: GlossaryLetter.names + [
                .list("terms", "The terms of the letter.", of: TemplateVariable.term)
            ]),
    ]
}

extension GlossaryLetter {
    static let names: [TemplateVariable] = [
        .text("label", "The letter."), .text("anchor", "Where it is on the page."),
        .text("href", "The link to that place."),
    ]
}

extension GlossaryBooklet {
    static let names: [TemplateVariable] = [
        .list(
            "letters", "The letters.",
            of: GlossaryLetter.names + [
                .text("span", "The first term of the letter and its last."),
                .list("terms", "The terms of the letter.", of: entry),
            ])
    ]

    private static let entry: [TemplateVariable] =
        [
            .text("anchor", "Where the term is on the page."), .text("term", "The word."),
            .text("otherNames", "Its other names, in a sentence.").orOff,
            .text("summary", "One sentence on it."),
            .html("body", "The definition.").orOff,
        ] + TemplateVariable.language + TemplateVariable.bodyLanguage
}

extension GlossaryKind {
    static let templates = [
        TemplateDescription("term", TermPage.names),
        TemplateDescription("glossary", GlossaryListPage.names),
        TemplateDescription("dictionary", GlossaryBooklet.names),
    ]
}
