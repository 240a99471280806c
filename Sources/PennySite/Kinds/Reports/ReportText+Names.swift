extension ReportText {
    /// What every place that shows the values of a day has.
    static let names: [ThemeName] = [
        .text("day", "The day, in words."), .text("dayISO", "The same day for programs."),
        .text("table", "What the table of values is called."),
        .flag("isRedUp", "Whether a rise is red."),
        .list("rows", "The values.", of: row),
    ]

    /// How a value moved.
    static let change: [ThemeName] = [
        .text("tone", "The class of the move: up, down, even or none, and good or bad."),
        .text("arrow", "The arrow of the move.").orOff,
        .text("change", "The move in percent.").orOff,
        .text("word", "The move in a word."),
    ]

    /// A value of a day.
    static let row: [ThemeName] =
        change + [
            .text("label", "What the source is called."),
            .text("href", "The way to the page of the source."),
            .text("value", "The value."),
            .flag("isOld", "Whether it is of an earlier day than it should be."),
            .text("mark", "Says that it is old or missing.").orOff,
            .text("about", "The day of the value, and why there is no newer one.").orOff,
            .object(
                "more", "What the value is, and how it went.",
                of: [
                    .text("meaning", "What the value is.").orOff,
                    .html("line", "A drawing of its last month."),
                    .text("lineText", "That drawing in words."),
                ]
            ).orOff,
        ] + ThemeName.language

    /// Whose data a page shows.
    static let source: [ThemeName] = [
        .text("label", "What the source is called."),
        .text("attribution", "Who the data is from."),
        .text("licence", "The terms of the data."),
        .text("newest", "The day of its newest value.").orOff,
        .text("link", "A page about the data.").orOff,
        .text("linkLabel", "The words of the link to that page."),
    ]
}
