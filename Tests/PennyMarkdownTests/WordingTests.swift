import PennyMarkdown
import Testing

@Suite struct WordingTests {
    @Test(
        "Every fault says what is wrong and what to do",
        arguments: [
            (
                .bodyTooLong(bytes: 200_000, limit: 131_072),
                "text of 200000 bytes, over the limit of 131072", "Split the page into several."
            ),
            (
                .topLevelHeading("A"), "heading “A” at level 1, which is the page title's",
                "Start headings at ## in the text."
            ),
            (
                .malformedReference("{{a b}}"), "braces “{{a b}}” that are not a figure's name",
                "Write {{set.figure}} on one line, or put it in `backticks` to show it as it is."
            ),
            (
                .rawHTML("<b>\nx"), "raw HTML “<b>…” in Markdown",
                "Write it in Markdown, or put it in `backticks` to show it as it is."
            ),
            (.unclosedComment, "an HTML comment without its end", "End the comment with -->."),
            (
                .emptyDestination, "link without an address",
                "Write the address between the round brackets."
            ),
            (
                .controlInDestination(" a"),
                "control character or outer space in the link address “ a”",
                "Write the address without them."
            ),
            (
                .backslashInDestination("a\\b"), "backslash in the link address “a\\b”",
                "Write / between folders."
            ),
            (
                .destinationWithoutScheme("//a"), "link address “//a” without http: or https:",
                "Write the whole address, as in https://example.org/page."
            ),
            (
                .absoluteDestination("/a"), "link address “/a” from the top of the server",
                "Write a relative link to the source file, as in ../pages/about.md."
            ),
            (
                .destinationWithoutHost("http:a"), "link address “http:a” without a site's name",
                "Write the whole address, as in https://example.org/page."
            ),
            (
                .unsupportedScheme("data:a"),
                "link address “data:a” of a kind that is not allowed",
                "Write a relative path, or an address that starts with https:, http: or mailto:."
            ),
            (
                .imageElsewhere("https://a/b.png"), "image “https://a/b.png” from another site",
                "Save the image in assets/ and write a relative path to it."
            ),
            (
                .tableDelimiters(headings: 2, delimiters: 1),
                "table of 2 headings with 1 column below them",
                "Give the line of hyphens one cell for each heading."
            ),
            (
                .tableRow(cells: 1, columns: 2), "table row of 1 cell under 2 headings",
                "Give the row one cell for each heading."
            ),
            (
                .tableInsideParagraph, "table without an empty line before it",
                "Put an empty line before the table's headings."
            ),
            (
                .answersWithoutQuestion, "quiz answers without a heading just before them",
                "Write the question as a heading just above the list."
            ),
            (
                .tooFewAnswers, "quiz question with a single answer",
                "Give at least two answers."
            ),
            (
                .noRightAnswer, "quiz question without a right answer",
                "Mark exactly one answer with (x)."
            ),
            (
                .severalRightAnswers, "second right answer to a quiz question",
                "Mark exactly one answer with (x)."
            ),
            (
                .unmarkedAnswer, "quiz answer without its mark",
                "Start the item with (x) if it is right, else with ( )."
            ),
            (
                .emptyAnswer, "quiz answer without words", "Write the answer after its mark."
            ),
            (
                .answerWithoutReason, "quiz answer without its reason",
                "Say why it is right or wrong in a quote below it, indented and after >."
            ),
            (
                .strayAnswerText, "quiz answer with more than its words and its reason",
                "Put all that explains the answer into the one quote below it."
            ),
            (
                .linkInAnswer, "link in a quiz answer",
                "Put the link into the reason below the answer."
            ),
            (
                .missingNote("1"), "reference to the footnote “[^1]”, which is missing",
                "Write the note as [^1]: at the start of a line, or \\[ to show the bracket."
            ),
            (
                .unusedNote("a-b"), "footnote “[^a-b]” that nothing refers to",
                "Refer to it with [^a-b], or take it out."
            ),
            (
                .repeatedNote("1"), "footnote “[^1]” given twice",
                "Give one of the two another label."
            ),
            (
                .emptyNote("1"), "footnote “[^1]” without words",
                "Write the note's words after the colon."
            ),
            (
                .noteInsideBlock("1"), "footnote “[^1]” in a list or quote",
                "Start the note at the start of a line, outside of lists and quotes, or write \\[ to "
                    + "show the bracket."
            ),
            (
                .noteReferenceInside("1"),
                "footnote reference “[^1]” in a heading, link, picture or quiz answer",
                "Refer to the note in the text nearby."
            ),
            (
                .malformedExample("a b"),
                "line “a b” of an example that names no set or figure",
                "Write one set or figure a line, as in first-home or first-home.payment."
            ),
            (
                .emptyExample, "example block without a line",
                "Name a set or a figure in it, one a line."
            ),
            (
                .malformedEmbed("a b"), "line “a b” of a pennypress block without a colon",
                "Write a key and a value, as in show: chart."
            ),
            (
                .repeatedEmbedKey("of"), "key “of” is twice in a pennypress block",
                "Remove one of the two lines."
            ),
            (
                .emptyEmbed, "pennypress block without a line",
                "Write what it shows, as in show: chart and of: first-home."
            ),
            (
                .headingIDInUse("a"), "heading id “a” that the page has already",
                "Choose another id."
            ),
            (
                .brokenLink("[a](b c)"), "brackets “[a](b c)” that are no link",
                "Write [words](address) without white space, or (<address>) with it, or \\[ to show the bracket."
            ),
            (
                .linkWithoutDefinition("[a][b]"), "link “[a][b]” whose address is given nowhere",
                "Write [words](address), or give the address as [name]: address on a line of its own."
            ),
            (
                .unknownBlock(":::nota", near: ":::note"),
                "block “:::nota” of a kind that is unknown", "Did you mean “:::note”?"
            ),
            (
                .unknownBlock(":::figure", near: nil),
                "block “:::figure” of a kind that is unknown",
                "Write one of note, tip, important, warning, caution or details, as in :::note."
            ),
            (
                .unclosedBlock("tip"), "block “:::tip” without its end",
                "Write ::: on a line of its own below it."
            ),
            (
                .strayBlockEnd, "“:::” that ends no block",
                "Take it out, or begin a block above it, as in :::note."
            ),
            (
                .shortcode("{{< a"), "shortcode “{{< a” of another program",
                "Write {{set.figure}} for a figure, or put it in `backticks` to show it as it is."
            ),
            (
                .foreign(.wikiLink, "[[a]]"), "wiki link “[[a]]”, shown as it is",
                "Write [words](../pages/page.md), or \\[ to show the bracket."
            ),
            (
                .foreign(.highlight, "==a=="), "highlighted words “==a==”, shown as it is",
                "Write **words**, or \\= to show the sign."
            ),
            (
                .foreign(.lowered, "~2~"), "lowered letters “~2~”, shown as it is",
                "Type the letter itself, such as ₂. Write \\~ to show the mark."
            ),
            (
                .foreign(.raised, "^2^"), "raised letters “^2^”, shown as it is",
                "Type the letter itself, such as ². Write \\^ to show the mark."
            ),
            (
                .foreign(.formula, "$x$"), "formula “$x$”, shown as it is",
                "Write it in plain letters, or save it as an SVG in assets/. Write \\$ to show the sign."
            ),
            (
                .foreign(.liquid, "{% a %}"), "Liquid tag “{% a %}”, shown as it is",
                "Take it out, or put it in `backticks` to show it as it is."
            ),
            (
                .foreign(.attributes, "{.a}"), "attributes “{.a}”, shown as it is",
                "Take them out, or write \\{ to show the brace. Only a heading has an id, as in ## Title {#id}."
            ),
            (
                .foreign(.admonition, "!!! note"), "admonition “!!! note”, shown as it is",
                "Write > [!NOTE] above quoted lines, or lines between :::note and :::."
            ),
            (
                .foreign(.diagram, "mermaid"), "diagram “mermaid”, shown as it is",
                "Save the drawing as an SVG in assets/, and write ![words](../assets/name.svg)."
            ),
        ] as [(MarkdownFault, String, String)])
    func wording(fault: MarkdownFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "A tag of HTML is told with what to write",
        arguments: [
            ("<br>", "End the line with a backslash to begin a new one."),
            ("</del>", "Write ~~words~~."),
            ("<DETAILS open>", "Write lines between :::details and :::."),
            ("<img src=a>", "Write ![words](../assets/picture.png \"caption\")."),
            ("<sub>2</sub>", "Type the letter itself, such as ₂ or ²."),
            (
                "<div markdown>",
                "Write it in Markdown, or put it in `backticks` to show it as it is."
            ),
        ])
    func tags(html: String, nextStep: String) {
        #expect(MarkdownFault.rawHTML(html).nextStep == nextStep)
    }

    @Test func longTextsAreCutInFaults() {
        let fault = MarkdownFault.rawHTML("<" + String(repeating: "a", count: 100) + ">")
        #expect(
            fault.summary == "raw HTML “<" + String(repeating: "a", count: 59) + "…” in Markdown")
    }
}
