import PennyDiagnostics

extension MarkdownFault {
    public var summary: String {
        switch self {
        case .bodyTooLong(let bytes, let limit):
            "text of \(bytes) bytes, over the limit of \(limit)"
        case .topLevelHeading(let text):
            "heading \(quoted(text)) at level 1, which is the page title's"
        case .malformedReference(let text):
            "braces \(quoted(text)) that are not a figure's name"
        case .controlCharacter(let name): "a control character, \(name)"
        case .rawHTML(let html): "raw HTML \(quoted(html)) in Markdown"
        case .unclosedComment: "an HTML comment without its end"
        case .emptyDestination: "link without an address"
        case .controlInDestination(let address):
            "control character or outer space in the link address \(quoted(address))"
        case .backslashInDestination(let address):
            "backslash in the link address \(quoted(address))"
        case .destinationWithoutScheme(let address):
            "link address \(quoted(address)) without http: or https:"
        case .absoluteDestination(let address):
            "link address \(quoted(address)) from the top of the server"
        case .destinationWithoutHost(let address):
            "link address \(quoted(address)) without a site's name"
        case .unsupportedScheme(let address):
            "link address \(quoted(address)) of a kind that is not allowed"
        case .imageElsewhere(let address):
            "image \(quoted(address)) from another site"
        case .tableDelimiters(let headings, let delimiters):
            """
            table of \(counted(headings, "heading")) with \(counted(delimiters, "column")) \
            below them
            """
        case .tableRow(let cells, let columns):
            "table row of \(counted(cells, "cell")) under \(counted(columns, "heading"))"
        case .tableInsideParagraph: "table without an empty line before it"
        case .answersWithoutQuestion: "quiz answers without a heading just before them"
        case .tooFewAnswers: "quiz question with a single answer"
        case .noRightAnswer: "quiz question without a right answer"
        case .severalRightAnswers: "second right answer to a quiz question"
        case .unmarkedAnswer: "quiz answer without its mark"
        case .emptyAnswer: "quiz answer without words"
        case .answerWithoutReason: "quiz answer without its reason"
        case .strayAnswerText: "quiz answer with more than its words and its reason"
        case .linkInAnswer: "link in a quiz answer"
        case .missingNote(let label): "reference to the footnote \(note(label)), which is missing"
        case .unusedNote(let label): "footnote \(note(label)) that nothing refers to"
        case .repeatedNote(let label): "footnote \(note(label)) given twice"
        case .emptyNote(let label): "footnote \(note(label)) without words"
        case .noteInsideBlock(let label): "footnote \(note(label)) in a list or quote"
        case .noteReferenceInside(let label):
            "footnote reference \(note(label)) in a heading, link, picture or quiz answer"
        case .headingIDInUse(let id): "heading id \(quoted(id)) that the page has already"
        case .brokenLink(let text): "brackets \(quoted(text)) that are no link"
        case .linkWithoutDefinition(let text):
            "link \(quoted(text)) whose address is given nowhere"
        case .unknownBlock(let mark, _): "block \(quoted(mark)) of a kind that is unknown"
        case .unclosedBlock(let name): "block \(quoted(":::" + name)) without its end"
        case .strayBlockEnd: "“:::” that ends no block"
        case .shortcode(let text): "shortcode \(quoted(text)) of another program"
        case .foreign(let syntax, let text): "\(syntax.name) \(quoted(text)), shown as it is"
        case .malformedExample(let line):
            "line \(quoted(line)) of an example that names no set or figure"
        case .emptyExample: "example block without a line"
        case .malformedEmbed(let line): "line \(quoted(line)) of a pennypress block without a colon"
        case .repeatedEmbedKey(let key): "key \(quoted(key)) is twice in a pennypress block"
        case .emptyEmbed: "pennypress block without a line"
        }
    }

    public var nextStep: String {
        switch self {
        case .bodyTooLong: "Split the page into several."
        case .topLevelHeading: "Start headings at ## in the text."
        case .malformedReference:
            "Write {{set.figure}} on one line, or put it in `backticks` to show it as it is."
        case .controlCharacter:
            "Delete the entity that means it. It cannot be seen, and garbles the page."
        case .rawHTML(let html): RawHTML.advice(on: html)
        case .unclosedComment: "End the comment with -->."
        case .emptyDestination: "Write the address between the round brackets."
        case .controlInDestination: "Write the address without them."
        case .backslashInDestination: "Write / between folders."
        case .destinationWithoutScheme, .destinationWithoutHost:
            "Write the whole address, as in https://example.org/page."
        case .absoluteDestination:
            "Write a relative link to the source file, as in ../pages/about.md."
        case .unsupportedScheme:
            "Write a relative path, or an address that starts with https:, http: or mailto:."
        case .imageElsewhere: "Save the image in assets/ and write a relative path to it."
        case .tableDelimiters: "Give the line of hyphens one cell for each heading."
        case .tableRow: "Give the row one cell for each heading."
        case .tableInsideParagraph: "Put an empty line before the table's headings."
        case .answersWithoutQuestion: "Write the question as a heading just above the list."
        case .tooFewAnswers: "Give at least two answers."
        case .noRightAnswer, .severalRightAnswers: "Mark exactly one answer with (x)."
        case .unmarkedAnswer: "Start the item with (x) if it is right, else with ( )."
        case .emptyAnswer: "Write the answer after its mark."
        case .answerWithoutReason:
            "Say why it is right or wrong in a quote below it, indented and after >."
        case .strayAnswerText: "Put all that explains the answer into the one quote below it."
        case .linkInAnswer: "Put the link into the reason below the answer."
        case .missingNote(let label):
            "Write the note as [^\(label)]: at the start of a line, or \\[ to show the bracket."
        case .unusedNote(let label): "Refer to it with [^\(label)], or take it out."
        case .repeatedNote: "Give one of the two another label."
        case .emptyNote: "Write the note's words after the colon."
        case .noteInsideBlock:
            "Start the note at the start of a line, outside of lists and quotes, or write \\[ to "
                + "show the bracket."
        case .noteReferenceInside: "Refer to the note in the text nearby."
        case .headingIDInUse: "Choose another id."
        case .brokenLink:
            """
            Write [words](address) without white space, or (<address>) with it, or \\[ to show \
            the bracket.
            """
        case .linkWithoutDefinition:
            "Write [words](address), or give the address as [name]: address on a line of its own."
        case .unknownBlock(_, let near):
            near.map { "Did you mean “\($0)”?" }
                ?? "Write one of \(alternatives(Callout.names)), as in :::note."
        case .unclosedBlock: "Write ::: on a line of its own below it."
        case .strayBlockEnd: "Take it out, or begin a block above it, as in :::note."
        case .shortcode:
            "Write {{set.figure}} for a figure, or put it in `backticks` to show it as it is."
        case .foreign(let syntax, _): syntax.advice
        case .malformedExample:
            "Write one set or figure a line, as in first-home or first-home.payment."
        case .emptyExample: "Name a set or a figure in it, one a line."
        case .malformedEmbed: "Write a key and a value, as in show: chart."
        case .repeatedEmbedKey: "Remove one of the two lines."
        case .emptyEmbed: "Write what it shows, as in show: chart and of: first-home."
        }
    }

    private func note(_ label: String) -> String { quoted("[^\(label)]") }

    /// At most 60 characters of a text on one line.
    private func quoted(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        let cut = line.count > 60 || line.count < text.count
        return "“\(line.prefix(60))\(cut ? "…" : "")”"
    }
}
