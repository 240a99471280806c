import PennyDiagnostics
import PennyEngine
import PennyPattern
import Testing

@testable import PennyContent

@Suite("Words of content faults")
struct ContentWordingTests {
    static let location = SourceLocation(path: "calculations/a.md", line: 3, column: 1)

    /// The words that no example of the catalog shows.
    @Test(
        "of arguments beside those of the catalog",
        arguments: [
            (
                .value.badName("A b", "a-b"), "“A b” cannot be part of an address",
                "Use small letters, digits and hyphens, such as “a-b”."
            ),
            (
                .yaml.malformed("could not find expected ':'"),
                "a key has no colon with a space after it", "Write the line as “key: value”."
            ),
            (
                .yaml.malformed("it is odd"), "the YAML cannot be read: it is odd",
                "Check the colon after the key, the quotes, and the spaces at the start of the line."
            ),
            (
                .yaml.anchor, "YAML anchors and aliases are not allowed",
                "Write the value out where it is used."
            ),
            (
                .yaml.tag("!x"), "the YAML tag “!x” is not allowed",
                "Remove it; the value is read as text."
            ),
            (
                .yaml.tooDeep(16), "the YAML is nested deeper than 16 levels",
                "Write the values flat."
            ),
            (
                .yaml.duplicateKey("rate", SourceLocation(path: "a.md", line: 4)),
                "“rate” is given twice", "Keep one of the two."
            ),
            (.yaml.keyNotText, "a key is not plain text", "Write the key as one word."),
            (
                .yaml.mappingExpected, "expected lines of the form “key: value”",
                "Write one key a line."
            ),
            (
                .key.bundleOfOther(.withoutKeys), "the file holds no sets",
                "Name a file that “pennypress export” has written."
            ),
            (
                .key.bundleOfOther(.result), "the file is a result and not a set",
                """
                Its inputs are not as they were typed: import what “pennypress export” writes, or \
                copy the set’s own file.
                """
            ),
            (
                .key.bundleOfOther(.later(2)), "version 2 is of a later Pennypress",
                "Import it with that one."
            ),
            (
                .table.wrongCellCount(1, 2, "term"),
                "the row has 1 cell and the header has 2",
                "There is no cell for “term”. Add it, or end the row with an empty one."
            ),
            (
                .table.wrongCellCount(3, 2, nil),
                "the row has 3 cells and the header has 2",
                "Put a value that has a comma in it in double quotes."
            ),
            (
                .key.unknown("tilte", "title", []), "unknown key “tilte”",
                "Did you mean “title”?"
            ),
            (
                .key.unknown("x", nil, ["a", "b", "c"]), "unknown key “x”",
                "It can be a, b or c."
            ),
            (.key.unknown("x", nil, ["a"]), "unknown key “x”", "It can be a."),
            (
                .value.unknownKind("laon", "loan", []),
                "kind “laon” is not a calculator", "Did you mean “loan”?"
            ),
            (
                .value.notACurrency("UDS", "USD"),
                "currency “UDS” is not a currency of ISO 4217", "Did you mean USD?"
            ),
            (
                .value.notACurrency("x", nil), "currency “x” is not a currency of ISO 4217",
                "Write a code of three letters such as USD, EUR or JPY."
            ),
            (
                Fault(InputProblem(.init("rate"), .rateWithoutPercent("6"))),
                "rate “6” has no percent sign", "Write “6%” if you mean 6 percent."
            ),
            (
                Fault(
                    InputProblem(
                        .init("products", entry: 1, field: "name"), .nameTaken("Rice", entry: 0)),
                    first: SourceLocation(path: "rice.md", line: 5, column: 11)),
                "products entry 2, name “Rice” is also that of products entry 1",
                "Give each product a name of its own."
            ),
            (
                Fault(InputProblem(.init("x"), .textExpected), near: "y"),
                "x is a single value, not a list", "Did you mean “y”?"
            ),
            (
                .value.unknownChoice("autolink", "nevr", "never", ["first", "never"]),
                "autolink “nevr” is not known", "Did you mean “never”?"
            ),
            (
                .value.unknownChoice("autolink", "x", nil, ["first", "never"]),
                "autolink “x” is not known", "It can be first or never."
            ),
            (
                .snapshot.reportWithoutDay("may", nil),
                "the report “may” is not named by its day",
                "Name the file by the day, such as “2026-05-27.yaml”."
            ),
        ] as [(Fault, String, String)])
    func variants(fault: Fault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "of patterns",
        arguments: [
            (.tooLong(limit: 500), "it has more than 500 bytes", "Write a shorter one."),
            (
                .tooLarge, "it takes too much memory",
                "Write one with smaller numbers in its braces."
            ),
            (
                .lookaround("(?="), "“(?=” looks around, which is not read",
                "Write what the whole text looks like; all of it must match."
            ),
            (
                .backreference("\\1"), "“\\1” refers back, which is not read",
                "Write what the whole text looks like; all of it must match."
            ),
            (.unknownGroup("(?z"), "“(?z” begins no group that is known", brackets),
            (.unknownEscape("\\y"), "“\\y” means nothing", brackets),
            (.badClass("z-a"), "“z-a” is no set of letters", brackets),
            (.openBracket, "a “[” has no “]”", brackets),
            (.unevenParentheses, "a parenthesis has no partner", brackets),
            (.endsInBackslash, "it ends in a backslash", brackets),
            (.nothingToRepeat("*"), "“*” has nothing before it to repeat", brackets),
            (
                .badRepetition("{1001}"), "“{1001}” repeats in a way that is not read",
                "Repeat at most 1000 times, and once at a place."
            ),
            (.unreadable, "it cannot be read", brackets),
        ] as [(PatternProblem, String, String)])
    func patterns(problem: PatternProblem, words: String, nextStep: String) {
        let fault = Fault.source.notAPattern("a", problem)
        #expect(fault.summary == "matches “a” is not a regular expression: \(words)")
        #expect(fault.nextStep == nextStep)
    }

    static let brackets =
        "Check its brackets; a sign that means itself needs a backslash before it."
}
