import PennyDiagnostics
import PennyEngine
import PennyPattern
import Testing

@testable import PennyContent

@Suite("Words of content faults")
struct ContentWordingTests {
    static let location = SourceLocation(path: "calculations/a.md", line: 3, column: 1)

    @Test(
        "of a file as a whole",
        arguments: [
            (.notUTF8, "this byte is not UTF-8 text", "Save the file as UTF-8."),
            (
                .fileTooLarge(limit: 4096), "the file is larger than 4 KiB",
                "Make it smaller, or split it."
            ),
            (
                .noFrontMatter, "the file does not begin with front matter",
                "Begin it with a line “---”, then lines “key: value”, then “---”."
            ),
            (
                .frontMatterNotClosed, "the front matter is not closed",
                "Add a line “---” after the last key."
            ),
            (
                .frontMatterTooLarge(limit: 65_536), "the front matter is larger than 64 KiB",
                "Move long text below the front matter."
            ),
            (
                .badName("A b", suggestion: "a-b"), "“A b” cannot be part of an address",
                "Use small letters, digits and hyphens, such as “a-b”."
            ),
            (
                .duplicateName("a", first: location),
                "the name “a” is taken by calculations/a.md, line 3",
                "Give one of the two another name."
            ),
        ] as [(ContentFault, String, String)])
    func files(fault: ContentFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "of YAML and CSV",
        arguments: [
            (
                .yaml(problem: "could not find expected ':'"),
                "a key has no colon with a space after it", "Write the line as “key: value”."
            ),
            (
                .twoSeparators, "the first line has two marks between its names",
                "Put commas, semicolons or tabs between all cells, and no other of these."
            ),
            (
                .missingInRow("term"), "term is missing",
                "Add it to the row, under a column “term”."
            ),
            (
                .yaml(problem: "it is odd"), "the YAML cannot be read: it is odd",
                "Check the colon after the key, the quotes, and the spaces at the start of the line."
            ),
            (
                .anchor, "YAML anchors and aliases are not allowed",
                "Write the value out where it is used."
            ),
            (
                .tag("!x"), "the YAML tag “!x” is not allowed",
                "Remove it; the value is read as text."
            ),
            (
                .tooDeep(limit: 16), "the YAML is nested deeper than 16 levels",
                "Write the values flat."
            ),
            (
                .duplicateKey("rate", firstLine: 4), "“rate” is given twice",
                "The first is on line 4. Keep one of the two."
            ),
            (.keyNotText, "a key is not plain text", "Write the key as one word."),
            (
                .mappingExpected, "expected lines of the form “key: value”",
                "Write one key a line."
            ),
            (
                .emptyArgument("title"), "title is empty",
                "Write a value, or leave the argument out."
            ),
            (
                .keysExpected("library", example: "capacity: 15"), "library has no keys below it",
                "Write “library:” and below it, two spaces in, “capacity: 15”."
            ),
            (
                .belongsUnder("capacity", key: "library"), "“capacity” belongs under “library”",
                "Write “library:” and below it, two spaces in, “capacity:” with its value."
            ),
            (
                .bundleOfOther(.withoutKeys), "the file holds no sets",
                "Name a file that “pennypress export” has written."
            ),
            (
                .bundleOfOther(.result), "the file is a result and not a set",
                """
                Its inputs are not as they were typed: import what “pennypress export” writes, or \
                copy the set’s own file.
                """
            ),
            (
                .bundleOfOther(.later(2)), "version 2 is of a later Pennypress",
                "Import it with that one."
            ),
            (
                .emptyTable, "the table has no rows",
                "Write a header and below it a row for each thing it holds."
            ),
            (
                .emptyColumnName, "a column has no name",
                "Name the column, or remove it from every row."
            ),
            (.duplicateColumn("a"), "column “a” is given twice", "Keep one of the two."),
            (
                .wrongCellCount(found: 1, wanted: 2, missing: "term"),
                "the row has 1 cell and the header has 2",
                "There is no cell for “term”. Add it, or end the row with an empty one."
            ),
            (
                .wrongCellCount(found: 3, wanted: 2, missing: nil),
                "the row has 3 cells and the header has 2",
                "Put a value that has a comma in it in double quotes."
            ),
            (
                .quoteNotClosed, "a quoted cell is not closed",
                "Close it with a double quote; write a quote in a cell twice."
            ),
            (
                .textAfterQuote, "there is text after a quoted cell",
                "Put the whole cell in quotes."
            ),
            (
                .tooManyRows(limit: 10), "the table has more than 10 rows",
                "Split the table into several files."
            ),
            (
                .tooManyColumns(found: 12, limit: 10),
                "the table has 12 columns, over the limit of 10",
                "Leave out the columns that you do not use."
            ),
        ] as [(ContentFault, String, String)])
    func forms(fault: ContentFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "of keys and values",
        arguments: [
            (
                .unknownKey("tilte", near: "title", known: []), "unknown key “tilte”",
                "Did you mean “title”?"
            ),
            (
                .unknownKey("x", near: nil, known: ["a", "b", "c"]), "unknown key “x”",
                "It can be a, b or c."
            ),
            (.unknownKey("x", near: nil, known: ["a"]), "unknown key “x”", "It can be a."),
            (
                .missingKey("kind", example: "loan"), "kind is missing",
                "Add a line such as “kind: loan”."
            ),
            (
                .emptyValue("title"), "title is empty",
                "Write a value after “title:”, or remove the line."
            ),
            (
                .textExpected("title"), "title is a single value, not a list",
                "Write one value after the colon."
            ),
            (
                .listExpected("tags"), "tags is a list",
                "Write it as “tags: [first, second]”."
            ),
            (
                .notADate(key: "date", "soon"), "date “soon” is not a date",
                "Write a day that exists as year-month-day, such as 2026-11-20."
            ),
            (
                .notYesOrNo(key: "draft", "x"), "draft “x” is neither true nor false",
                "Write true or false."
            ),
            (
                .notAWholeNumber(key: "order", "x"), "order “x” is not a whole number",
                "Write a whole number such as 10."
            ),
            (
                .unknownKind("laon", near: "loan", known: []),
                "kind “laon” is not a calculator", "Did you mean “loan”?"
            ),
            (
                .notACurrency("UDS", near: "USD"),
                "currency “UDS” is not a currency of ISO 4217", "Did you mean USD?"
            ),
            (
                .notACurrency("x", near: nil), "currency “x” is not a currency of ISO 4217",
                "Write a code of three letters such as USD, EUR or JPY."
            ),
            (
                .baseURLWithUser, "baseURL has the name of a user, which every page would show",
                "Leave out what is between “//” and “@”, and the “@”."
            ),
            (
                .tooManyLanguages(limit: 50), "the site has more than 50 further languages",
                "Remove some, or divide the site into several."
            ),
            (
                .notABaseURL("x"), "baseURL “x” is not a web address",
                "Write the whole of it, such as “https://example.org/blog/”."
            ),
            (
                .input(InputProblem(.init("rate"), .rateWithoutPercent("6")), near: nil),
                "rate “6” has no percent sign", "Write “6%” if you mean 6 percent."
            ),
            (
                .inputBeside(
                    InputProblem(
                        .init("products", entry: 1, field: "name"), .nameTaken("Rice", entry: 0)),
                    other: SourceLocation(path: "rice.md", line: 5, column: 11)),
                "products entry 2, name “Rice” is also that of products entry 1",
                "Give each product a name of its own. The first one is at rice.md:5:11."
            ),
            (
                .input(InputProblem(.init("x"), .textExpected), near: "y"),
                "x is a single value, not a list", "Did you mean “y”?"
            ),
        ] as [(ContentFault, String, String)])
    func values(fault: ContentFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "of terms and lessons",
        arguments: [
            (
                .notAWebAddress(key: "sourceURL", "x"), "sourceURL “x” is not a web address",
                "Write the whole of it, such as “https://example.org/page”."
            ),
            (
                .unknownChoice(key: "autolink", "nevr", near: "never", known: ["first", "never"]),
                "autolink “nevr” is not known", "Did you mean “never”?"
            ),
            (
                .unknownChoice(key: "autolink", "x", near: nil, known: ["first", "never"]),
                "autolink “x” is not known", "It can be first or never."
            ),
            (
                .noDefinition("APR"), "“APR” has no definition",
                "Write it in Markdown below the front matter, or as “short”."
            ),
            (
                .noNameInHeadword("…"), "“…” has no letters for an address",
                "Add a column “name” with one, such as “interest-rate”."
            ),
            (
                .lessonWithoutNumber("credit", suggestion: "01-credit"),
                "the lesson “credit” has no number",
                "Begin the file’s name with its place in the course, such as “01-credit”."
            ),
        ] as [(ContentFault, String, String)])
    func glossary(fault: ContentFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "of the report's sources",
        arguments: [
            (
                .noSources, "the report has no sources",
                "Add a list “sources:” with the keys of each source."
            ),
            (
                .reservedName("index"), "“index” is kept for a page of the reports",
                "Give the source another name."
            ),
            (
                .notAHost("a/b"), "allowHosts “a/b” is not the name of a host",
                "Write its name or address alone, such as “127.0.0.1”."
            ),
            (
                .notWithin(key: "limit", 0, 1...100), "limit 0 is not between 1 and 100",
                "Write a whole number from 1 to 100."
            ),
            (
                .formatOfOtherKind("rss", kind: "value", known: ["csv", "html", "hand"]),
                "format “rss” does not go with kind “value”", "It can be csv, html or hand."
            ),
            (
                .keyOfOtherKind("limit", kind: "value", wanted: "headlines"),
                "“limit” does not go with kind “value”",
                "Remove it; it belongs to kind “headlines”."
            ),
            (
                .keyOfOtherFormat("matches", format: "rss", wanted: ["csv", "html"]),
                "“matches” does not go with format “rss”",
                "Remove it; it belongs to format csv or html."
            ),
            (
                .bothPaths, "the source has both a selector and an xpath",
                "Keep one of the two."
            ),
            (
                .neitherPath, "the source has neither a selector nor an xpath",
                "Add a line such as “selector: span.quote”."
            ),
            (
                .notAPattern("[", .openBracket),
                "matches “[” is not a regular expression: a “[” has no “]”",
                "Check its brackets; a sign that means itself needs a backslash before it."
            ),
            (
                .notShown("inflation"),
                "show “inflation” is neither the value nor a change over a time",
                "Write “show: change over 12 months”, with days, months or years, or “show: value”."
            ),
            (
                .noColors("rise"), "“rise” colored changes, and reports have no colors",
                "Remove the line. A sign, an arrow and a word say how a value moved."
            ),
            (
                .notARange("5-150"), "range “5-150” is not a range",
                "Write the lowest and the highest plausible value, such as “5 to 150”."
            ),
        ] as [(ContentFault, String, String)])
    func reportSources(fault: ContentFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "of a report",
        arguments: [
            (
                .reportWithoutDay("may", suggestion: nil),
                "the report “may” is not named by its day",
                "Name the file by the day, such as “2026-05-27.yaml”."
            ),
            (
                .notAPlainNumber(key: "value", "1,5"), "value “1,5” is not a plain number",
                "Write it with digits and a point alone, such as “1234.50”."
            ),
            (
                .notATime(key: "time", "noon"), "time “noon” is not a time",
                "Write it as “2026-05-27T09:30:00Z”."
            ),
            (
                .notAChange("up"), "published “up” is not a percent change",
                "Write one number with its sign, such as “+0.45%”."
            ),
            (
                .noValueAndNoReason("vix"),
                "“vix” has neither a value nor a reason why it is missing",
                "Add “value:” and “asOf:”, or “missing:” with the reason."
            ),
        ] as [(ContentFault, String, String)])
    func reports(fault: ContentFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test("of days in a report")
    func daysOfReports() throws {
        let day = try #require(CivilDate(iso: "2026-05-29"))
        let late = ContentFault.afterTheReport(day)
        #expect(late.summary == "asOf 2026-05-29 is after the report’s own day")
        #expect(late.nextStep == "Correct it, or the name of the file.")
        let order = ContentFault.notBefore(key: "previousAsOf", day, day)
        #expect(order.summary == "previousAsOf 2026-05-29 is not before asOf 2026-05-29")
        #expect(order.nextStep == "Correct one of the two days.")
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
        let fault = ContentFault.notAPattern("a", problem)
        #expect(fault.summary == "matches “a” is not a regular expression: \(words)")
        #expect(fault.nextStep == nextStep)
    }

    static let brackets =
        "Check its brackets; a sign that means itself needs a backslash before it."
}
