/// Variables that several templates have.
extension TemplateVariable {
    /// The variables of a text that may be in another language than the page.
    static let language: [TemplateVariable] = [
        .text("lang", "The language of these words, if it is another.").orOff,
        .text("dir", "The direction of that language, if it is another.").orOff,
    ]

    /// The variables of a link to a page.
    static let link: [TemplateVariable] =
        [
            .text("title", "The title of the page that it leads to."),
            .text("href", "Where it leads."),
            .text("hreflang", "The language of that page, if it is another.").orOff,
        ] + language

    /// The variables of a sentence around an element.
    static let sentence: [TemplateVariable] = [
        .text("before", "What the sentence says before it."),
        .text("after", "What the sentence says behind it."),
    ]

    /// The variables of a Markdown text.
    static let bodyLanguage: [TemplateVariable] = [
        .text("bodyLang", "The language of the text, if it is another.").orOff,
        .text("bodyDir", "The direction of that language, if it is another.").orOff,
    ]

    static let contents = TemplateVariable.list(
        "contents", "The headings of a long text.",
        of: [
            .text("text", "The heading."), .text("href", "Where it is on the page."),
            .flag("nested", "Whether it is below another heading."),
        ])

    /// The pages before and after a page.
    static let neighbours: [TemplateVariable] = [
        .object("previous", "The page before it.", of: link).orOff,
        .object("next", "The page behind it.", of: link).orOff,
        .text("more", "What the links to both are called together."),
    ]

    static let tags = TemplateVariable.list("tags", "The tags of the page.", of: link)

    /// The other pages of a long list.
    static let pagination = TemplateVariable.object(
        "pagination", "The pages of a list that has several.",
        of: [
            .text("position", "Which of them this one is, in words."),
            .object("previousPage", "The page before it.", of: pageLink).orOff,
            .object("nextPage", "The page behind it.", of: pageLink).orOff,
            .list(
                "numbers", "The pages that are shown with their numbers.",
                of: pageLink + [
                    .text("number", "Its number."),
                    .flag("isAfterGap", "Whether pages before it are not shown."),
                    .flag("isCurrent", "Whether it is this page."),
                ]),
        ]
    ).orOff

    private static let pageLink: [TemplateVariable] = [.text("href", "The way to that page.")]

    /// The terms of the dictionary that a page explains.
    static let terms = TemplateVariable.list(
        "terms", "The words of the dictionary that the page explains.", of: term)

    /// The variables of a term in a list.
    static let term: [TemplateVariable] =
        [
            .text("id", "The name of its file."),
            .text("aliases", "Names that it had before."),
            .text("term", "The word."), .text("href", "The way to its page."),
            .text("summary", "One sentence on it."),
        ] + language

    /// The variables of a card that links to a result.
    static let card: [TemplateVariable] =
        [
            .text("title", "The title of the result."), .text("href", "The way to it."),
            .text("kindLabel", "What kind of result it is."),
            .text("figureLabel", "What its main figure is called."),
            .text("figure", "Its main figure."),
            .flag("isWords", "Whether that figure is a text."),
            .flag("isNegative", "Whether that figure is below zero."),
            .text("answer", "The sentence that answers the calculator’s question."),
            .text("summary", "What the set says of itself."),
            .object(
                "choice", "What lets readers put it beside others.",
                of: [
                    .text("kind", "The calculator."), .text("name", "The name of the set."),
                    .text("currency", "Its currency."), .text("inputs", "Its inputs."),
                ]
            ).orOff,
        ] + language
}
