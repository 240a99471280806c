extension ReportFormatter {
    /// The variables of every page that shows the values of a day.
    static let names: [TemplateVariable] = [
        .text("day", "The day, in words."), .text("dayISO", "The same day for programs."),
        .text("table", "What the table of values is called."),
        .text("lead", "What is new, in one sentence.").orOff,
        .list("rows", "The values.", of: row),
    ]

    /// The variables of a change.
    static let change: [TemplateVariable] = [
        .text("tone", "The class of the move: up, down, even or none."),
        .text("arrow", "The arrow of the move.").orOff,
        .text("change", "The move in percent.").orOff,
        .text("word", "The move in words, and since when."),
    ]

    /// The variables of a value of a day.
    static let row: [TemplateVariable] =
        change + [
            .text("label", "What the source is called."),
            .text("href", "The way to the page of the source."),
            .text("value", "The value, or its change over the time that the source shows."),
            .text("valueNote", "That time, or that there is no such change.").orOff,
            .flag("isOld", "Whether it is of an earlier day than it should be."),
            .text("stateLabel", "Says that it is old or missing.").orOff,
            .text("about", "The day of the value, and why there is no newer one.").orOff,
            .object(
                "more", "What the value is, and how it went.",
                of: [
                    .text("meaning", "What the value is.").orOff,
                    .text("values", "The two values of a change over a time.").orOff,
                    .html("line", "A drawing of its last month."),
                    .text("lineText", "That drawing in words."),
                ]
            ).orOff,
        ] + TemplateVariable.language

    /// The variables of the credits of a source.
    static let source: [TemplateVariable] = [
        .text("label", "What the source is called."),
        .text("attribution", "Who the data is from."),
        .text("licence", "The terms of the data."),
        .text("newest", "The day of its newest value.").orOff,
        .text("link", "A page about the data.").orOff,
        .text("linkLabel", "The words of the link to that page."),
    ]
}
