extension MarkdownFault {
    public static let examples: [Self] =
        [
            .bodyTooLong(bytes: 140_000, limit: MarkdownSource.byteLimit),
            .topLevelHeading("Our rates"), .malformedReference("{{first home.payment}}"),
            .controlCharacter("U+001B"), .rawHTML("<div>"), .unclosedComment, .emptyDestination,
            .controlInDestination(" about.md"), .backslashInDestination("pages\\about.md"),
            .destinationWithoutScheme("www.example.org"), .absoluteDestination("/about.html"),
            .destinationWithoutHost("https:///page"), .unsupportedScheme("ftp://example.org/a"),
            .imageElsewhere("https://example.org/chart.png"),
            .tableDelimiters(headings: 3, delimiters: 2), .tableRow(cells: 4, columns: 3),
            .tableInsideParagraph,
        ] + quizzes + notes + blocks

    private static let quizzes: [Self] = [
        .answersWithoutQuestion, .tooFewAnswers, .noRightAnswer, .severalRightAnswers,
        .unmarkedAnswer, .emptyAnswer, .answerWithoutReason, .strayAnswerText, .linkInAnswer,
    ]

    private static let notes: [Self] = [
        .missingNote("1"), .unusedNote("2"), .repeatedNote("1"), .emptyNote("1"),
        .noteInsideBlock("1"), .noteReferenceInside("1"),
    ]

    private static let blocks: [Self] = [
        .headingIDInUse("rates"), .brokenLink("[Our rates](our rates.md)"),
        .linkWithoutDefinition("[rates][rates]"), .unknownBlock(":::nota", near: "note"),
        .unclosedBlock("note"), .strayBlockEnd, .shortcode("{{< figure >}}"),
        .foreign(.highlight, "==important=="), .malformedExample("first home"), .emptyExample,
        .malformedEmbed("show chart"), .repeatedEmbedKey("of"), .emptyEmbed,
    ]
}
