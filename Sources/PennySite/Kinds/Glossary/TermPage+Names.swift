extension TermPage {
    static let names: [ThemeName] =
        ThemeName.bodyLanguage + [
            .text("id", "The name of the term’s file."),
            .text("aliases", "Names that it had before."),
            .text("summary", "One sentence on it."),
            .text("otherNames", "Its other names, in a sentence.").orOff,
            .html("body", "The definition.").orOff,
            ThemeName.tags, ThemeName.taxonomies,
            .text("source", "Who the definition is from.").orOff,
            .text("sourceURL", "The address of that source.").orOff,
            .text("sourceBefore", "What the sentence says before the source."),
            .text("sourceAfter", "What it says behind the source."),
            .text("relatedLabel", "What the related terms are called together."),
            .list("related", "The related terms.", of: ThemeName.link),
            .list(
                "uses", "The pages that use it, by kind.",
                of: [
                    .text("label", "What the kind is called."),
                    .list("pages", "The pages.", of: ThemeName.link),
                    .text("more", "How many more there are, in words.").orOff,
                ]),
        ] + ThemeName.neighbours
}

extension DictionaryPage {
    static let names: [ThemeName] = [
        .text("print", "The way to all terms on one page."),
        .list(
            "ways", "The ways to all letters, which may be on other pages.",
            of: [.text("label", "The letter."), .text("href", "The way to it.")]),
        ThemeName.parts,
        .list(
            "letters", "The letters.",
            of: GlossaryLetter.names + [
                .list("terms", "The terms of the letter.", of: ThemeName.term)
            ]),
    ]
}

extension GlossaryLetter {
    static let names: [ThemeName] = [
        .text("label", "The letter."), .text("anchor", "Where it is on the page."),
        .text("href", "The link to that place."),
    ]
}

extension GlossaryBooklet {
    static let names: [ThemeName] = [
        .list(
            "letters", "The letters.",
            of: GlossaryLetter.names + [
                .text("span", "The first term of the letter and its last."),
                .list("terms", "The terms of the letter.", of: entry),
            ])
    ]

    private static let entry: [ThemeName] =
        [
            .text("anchor", "Where the term is on the page."), .text("term", "The word."),
            .text("otherNames", "Its other names, in a sentence.").orOff,
            .text("summary", "One sentence on it."),
            .html("body", "The definition.").orOff,
        ] + ThemeName.language + ThemeName.bodyLanguage
}

extension GlossaryKind {
    static let templates = [
        ThemeTemplate("term", TermPage.names), ThemeTemplate("glossary", DictionaryPage.names),
        ThemeTemplate("dictionary", GlossaryBooklet.names),
    ]
}
