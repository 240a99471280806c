extension YAMLProblem {
    /// The wording of libyaml's most common problems.
    static let words: [String: (summary: String, nextStep: String)] = [
        "could not find expected ':'": (
            "a key has no colon with a space after it", "Write the line as “key: value”."
        ),
        quoteNotClosed: (
            "a quote is not closed", "Close it with the same quote."
        ),
        "mapping values are not allowed in this context": (
            "there is a second colon in the value", "Put the whole value in double quotes."
        ),
        "found character that cannot start any token": (
            "a value begins with a character that YAML keeps for itself",
            "Put the whole value in double quotes."
        ),
        textAfterApostrophe: (
            "there is text after a value in quotation marks",
            "Put double quotes around the whole value, as in \"it doesn't\"."
        ),
        textAfterQuotes: (
            "there is text after a value in quotation marks",
            "Put single quotes around the whole value, as in '\"Credit card\" balance 5,000'."
        ),
        tab: (
            "the line begins with a tab", "Use spaces at the start of a line."
        ),
        "did not find expected key": (
            "the line does not fit the ones above it",
            "Begin all keys of one level with the same number of spaces."
        ),
        "did not find expected ',' or ']'": (
            "a list in brackets is not closed", "Close it with “]”."
        ),
        "did not find expected ',' or '}'": (
            "a mapping in braces is not closed", "Close it with “}”."
        ),
    ]

    /// libyaml's problem for a second `---`.
    static let secondDocument = "but found another document"

    /// libyaml's problem for a quote that is not closed.
    static let quoteNotClosed = "found unexpected end of stream"
    /// The two cases of a missing key or dash after a closing quote.
    static let textAfterApostrophe = "text after a closing apostrophe"
    static let textAfterQuotes = "text after a closing quotation mark"

    /// libyaml's problem for a tab at the start of a line.
    static let tab = "found a tab character that violates indentation"

    /// libyaml's problems for something that can be neither a key nor an entry of a list.
    static let unexpected: Set<String> = [
        "did not find expected key", "did not find expected '-' indicator",
    ]

    /// The problems that libyaml reports where it gave up, not where they began.
    static let unfinished: Set<String> = [
        "could not find expected ':'", quoteNotClosed,
        "did not find expected ',' or ']'", "did not find expected ',' or '}'",
    ]
}
