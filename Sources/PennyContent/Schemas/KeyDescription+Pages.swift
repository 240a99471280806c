import PennyEngine

extension KeyDescription {
    private static let title = KeyDescription(
        "title", .text, required: true, "The heading of the page, and its name in lists.")
    private static let description = KeyDescription(
        "description", .text, "One sentence for lists and search engines.")
    private static let date = KeyDescription("date", .date, "The day, such as 2026-11-20.")
    private static let draft = KeyDescription(
        "draft", .yesOrNo, "Write true if you are not ready to publish this.")
    private static let order = KeyDescription(
        "order", .wholeNumber, "Pages with lower numbers come first. Those without one come last.")
    private static let autolink = KeyDescription(
        TermLinking.key, .yesOrNo,
        "Write no if the text should not have automatic links to the dictionary.")
    private static let keyTerms = KeyDescription(
        TermLinking.wordsKey, .words, "Terms of the dictionary that the page explains.")
    private static let tags = KeyDescription("tags", .words, "Words to group pages by.")

    /// The keys of a page of prose.
    package static let page = [
        title, description, date, draft, order, tags, autolink,
        KeyDescription(
            OldAddress.key, .words, "Addresses that the page had before, which lead to it."),
        KeyDescription(
            SectionList.key, .choice(SectionList.allCases.map(\.rawValue)),
            "How the index.md of a folder shows the pages in it."),
        KeyDescription(
            PageLength.key, .wholeNumber,
            "How many of them the index.md of a folder shows on a page."),
        KeyDescription(
            ProsePage.templateKey, .text,
            "A template in the site’s folder templates/, such as landing."),
        KeyDescription(
            PageField.key, .fields,
            "Values of your own for your templates, which show them as {{fields.name}}."),
    ]

    /// The keys of a lesson.
    package static let lesson =
        [
            keyTerms,
            KeyDescription(
                "standards", .wordsAmong(StandardTopic.allCases.map(\.rawValue)),
                "The topics of the national standards that the lesson covers."),
        ] + [title, description, date, draft, tags, autolink]

    /// The keys of the `index.md` of a part of the course.
    package static let part = [title, description, date, draft, autolink]

    /// The keys of a glossary term.
    package static let term = [
        KeyDescription("term", .text, required: true, "The word that the page defines."),
        KeyDescription("reading", .text, "How the word is read: its place in the dictionary."),
        KeyDescription("aliases", .words, "Other words for the same."),
        KeyDescription("short", .text, "The definition in one sentence."),
        KeyDescription("seeAlso", .words, "The names of related terms."),
        tags,
        KeyDescription("source", .text, "Who the definition is from."),
        KeyDescription("sourceURL", .webAddress, "The address of that source."),
        KeyDescription(
            TermLinking.key, .choice(GlossaryTerm.Linking.allCases.map(\.rawValue)),
            "When texts link to this term by themselves."),
        date, draft,
    ]

    /// The keys of a saved set that are not inputs.
    package static let set = [
        KeyDescription(
            "kind", .choice(Calculator.allCases.map(\.name)), "The calculator, such as loan."),
        KeyDescription(
            "title", .text,
            "The heading of the page. It can have a figure, such as {{this.payment}}."),
        description, date,
        KeyDescription("currency", .text, "A code of three letters, such as USD."),
        tags, draft, order, keyTerms, autolink,
        KeyDescription(
            SavedSetReader.originKey, .text, "The name of the set that this one was made from."),
        KeyDescription(
            SavedSetReader.shownKey, .figures, "The figures that were shown when it was saved."),
    ]
}
