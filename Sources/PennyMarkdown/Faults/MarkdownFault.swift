public import PennyDiagnostics

/// A fault of a Markdown body, worded in `MarkdownFault+Wording.swift`.
public enum MarkdownFault: Fault {
    case bodyTooLong(bytes: Int, limit: Int)
    case topLevelHeading(String)
    case malformedReference(String)
    /// A character that no text may have, as `U+001B`.
    case controlCharacter(String)

    case rawHTML(String)
    case unclosedComment

    case emptyDestination
    case controlInDestination(String)
    case backslashInDestination(String)
    case destinationWithoutScheme(String)
    case absoluteDestination(String)
    case destinationWithoutHost(String)
    case unsupportedScheme(String)
    case imageElsewhere(String)

    case tableDelimiters(headings: Int, delimiters: Int)
    case tableRow(cells: Int, columns: Int)
    case tableInsideParagraph

    case answersWithoutQuestion
    case tooFewAnswers
    case noRightAnswer
    case severalRightAnswers
    case unmarkedAnswer
    case emptyAnswer
    case answerWithoutReason
    case strayAnswerText
    case linkInAnswer

    case missingNote(String)
    case unusedNote(String)
    case repeatedNote(String)
    case emptyNote(String)
    case noteInsideBlock(String)
    case noteReferenceInside(String)

    case headingIDInUse(String)
    case brokenLink(String)
    case linkWithoutDefinition(String)
    case unknownBlock(String, near: String?)
    case unclosedBlock(String)
    case strayBlockEnd
    case shortcode(String)
    /// Foreign syntax, which is shown unchanged.
    case foreign(ForeignSyntax, String)

    case malformedExample(String)
    case emptyExample
    case malformedEmbed(String)
    case repeatedEmbedKey(String)
    case emptyEmbed

    /// The severity. Text that may be intended is a warning.
    var severity: Diagnostic.Severity {
        switch self {
        case .brokenLink, .linkWithoutDefinition, .unknownBlock, .strayBlockEnd, .foreign: .warning
        default: .error
        }
    }
}
