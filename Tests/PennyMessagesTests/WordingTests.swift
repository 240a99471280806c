import PennyMessages
import Testing

@Suite struct WordingTests {
    static let rows: [(CatalogProblem.Kind, String, String)] = [
        (.message(.openPlaceholder), "a placeholder is not closed", "Close it with }."),
        (
            .message(.variantKeyMismatch(keys: 2, selectors: 1)),
            "the variant’s keys (2) are not as many as the selectors (1)",
            "Write one key for each selector."
        ),
        (
            .message(.missingSelectorAnnotation("n".bytes)), "the selector $n has no function",
            "Declare it with a function, such as .input {$count :number}."
        ),
        (
            .compile(.unknownFunction("cash".bytes)), "there is no function :cash",
            "Use one that the program's vocabulary has."
        ),
        (
            .compile(.unknownVariable("n".bytes)), "the message has no value $n",
            "Use a value that @values names in the English file."
        ),
        (
            .missingDigest("loan.a".bytes), "loan.a does not say which English it was made from",
            "Put “@from” with the digest of the English message above it."
        ),
        (
            .nameOfOtherArea("goal.a".bytes), "goal.a does not begin with the area of the file",
            "Move it to the file of its area, or rename it."
        ),
    ]

    @Test(arguments: rows) func `a fault has its words`(
        kind: CatalogProblem.Kind, summary: String, nextStep: String
    ) {
        #expect(kind.summary == summary)
        #expect(kind.nextStep == nextStep)
    }
}
