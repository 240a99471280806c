extension ReportPage {
    static let names: [TemplateVariable] =
        ReportFormatter.names + [
            .object("section", "The way to today’s report.", of: TemplateVariable.link),
            .text("note", "The note of the day."),
            .text("noteLang", "The language of the note, if it is another.").orOff,
            .text("noteDir", "The direction of that language, if it is another.").orOff,
            .list(
                "headlines", "The headlines of the day.",
                of: [
                    .text("title", "The headline."), .text("href", "Where it leads."),
                    .text("before", "Who has written it, and what stands before the time."),
                    .text("after", "What stands behind the time."),
                    .text("source", "Who has written it."),
                    .text("time", "When, in words.").orOff,
                    .text("timeISO", "When, for programs."),
                ]),
            .list("withoutHeadlines", "The sources without headlines, each with the reason."),
            .list("sources", "Whose data the page shows.", of: ReportFormatter.source),
            .list(
                "archive", "The months with reports.",
                of: [
                    .text("month", "The month."),
                    .list(
                        "days", "Its days with a report.",
                        of: [.text("day", "The day."), .text("href", "The way to it.")]),
                ]),
        ] + TemplateVariable.neighbours
}

extension SourcePage {
    static let names: [TemplateVariable] = [
        .object("section", "The way to today’s report.", of: TemplateVariable.link),
        .text("day", "The day of the newest report."),
        .text("dayISO", "The same day for programs."),
        .object("latest", "The newest value.", of: ReportFormatter.row).orOff,
        .text("meaning", "What the value is.").orOff,
        .html("chart", "The chart of all values."),
        .text("timeLabel", "What the column of days or months is called."),
        .text("table", "What the table of values is called."),
        .text("count", "How many values there are."),
        .list(
            "entries", "The values, the newest first.",
            of: ReportFormatter.change + [
                .text("date", "The day or month."), .text("dateISO", "The same for programs."),
                .text("value", "The value."),
                .text("reason", "Why there is none.").orOff,
            ]),
        .list("sources", "Whose data the page shows.", of: ReportFormatter.source),
    ]
}

extension ReportKind {
    static let templates = [
        TemplateDescription("report", ReportPage.names),
        TemplateDescription("report-source", SourcePage.names),
        TemplateDescription("feed", Layout.feedNames, isPage: false),
    ]
}
