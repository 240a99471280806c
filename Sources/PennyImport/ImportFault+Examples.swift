import PennyDiagnostics
import PennyEngine

extension ImportFault {
    public static let examples: [Self] =
        tables + budgets + months + leftOut + journals + archives
        + GlossaryProblem.examples.map(glossary) + RichTextProblem.examples.map(richText)

    private static let tables: [Self] = [
        .exists("comparisons/flour.yaml"), .notMarkdown("car.txt"), .tooLarge(limit: 1024 * 1024),
        .unknownColumn("prise", near: "price"),
        .unusedColumn("shelf", known: ["name", "price", "size"]),
        .missingColumn("price", names: ["price", "cost"]),
        .sameColumn("cost", other: "price", meaning: "price"),
        .missingCell("price", column: "price"), .nothingLeft,
    ]

    private static let budgets: [Self] = [
        .unknownShape(["a table of a bank", "a journal of hledger"]), .notAMonth("Octember"),
        .unreadableAmount("about 40"), .ambiguousAmount("1.200"), .notACurrency("¤"),
        .otherCurrency("€40", wanted: .usDollar), .notADate("2026-02-30"), .ambiguousDates,
        .noIncome,
    ]

    private static let months: [Self] = ["2026-10"].compactMap { CalendarMonth($0) }.flatMap {
        [.monthNotThere($0, known: [$0]), .ruleOutside($0)]
    }

    private static let leftOut: [Self] = [
        .zero("Rent"), .neitherSide("assets:savings"), .expenseBelowZero("Groceries"),
        .incomeAboveZero("income:salary"), .unbudgeted("Travel"), .transfer("To savings"),
        .startingBalance,
    ]

    private static let journals: [Self] = [
        .noRules, .automatedRule, .includedFile("2025.journal"), .directive("alias"),
        .beancount, .period("every 3 days"),
        .ruleEnds, .severalElided, .cannotBalance, .indentedAccount("  food"),
        .periodColumn("2026Q4"),
    ]

    private static let archives: [Self] = [
        .notAPropertyList, .damagedPropertyList(byte: 128), .damagedHere, .noArchive,
        .noSavedResults, .tooManySets(limit: 10_000), .notSavedResults(className: "NSString"),
        .missingInArchive("principal"), .notANumberInArchive("principal", "a lot"),
        .unknownInterval("fortnight"), .intervalIsNumber("12"), .noShownBalance,
        .noDayOfCalculation,
    ]
}

extension GlossaryProblem {
    static let examples: [Self] = [
        .needsPair, .notCSV("terms.txt"), .notAFolder("terms.md"), .noTerms,
        .tooManyTerms(limit: 10_000), .unusedColumn("page"),
        .countMismatch(words: 12, definitions: 11, mismatch), .noDelimiter("---"),
        .emptyWord(number: 3), .emptyDefinition(of: "Principal"), .emptyHeading,
        .nothingBelow("Principal"), .sameEntry("Principal", first: location),
        .sameTerm("Principal", first: location),
        .sameName("interest-rate", term: "Interest rate", other: "Interest-rate", first: location),
        .noName("???"), .noHeadings, .outsideTerms, .heading("A to C"), .linkReference,
    ]

    private static let location = SourceLocation(path: "terms.md", line: 4)

    private static let mismatch = Pair(
        number: 7, word: "Principal", definition: "The price of borrowing.",
        definitionLocation: location, looksWrong: true, lastRight: 6)
}

extension RichTextProblem {
    static let examples: [Self] = [
        .notRichText, .unclosedGroup, .closesNothing, .textAfterEnd, .nestsTooDeep(limit: 100),
        .malformedByte, .unassignedByte(0x81, codePage: 1252), .unknownCodePage(932),
        .unknownCharset(128), .invalidScalar(1_114_112), .loneSurrogate,
    ]
}
