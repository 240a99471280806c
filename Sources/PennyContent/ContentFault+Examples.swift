import PennyDiagnostics
import PennyEngine
import PennyPattern

extension ContentFault {
    public static let examples: [Self] =
        files + tables + keys + values + pages + sources + reports
        + InputProblem.examples.map { .input($0, near: nil) }

    private static let files: [Self] = [
        .notUTF8, .controlCharacter("U+001B"), .directionCharacter("U+202E"),
        .fileTooLarge(limit: 1024 * 1024), .noFrontMatter, .frontMatterNotClosed,
        .frontMatterTooLarge(limit: 64 * 1024),
        .yaml(problem: "mapping values are not allowed in this context"), .anchor, .tag("!!map"),
        .tooDeep(limit: 8), .duplicateKey("principal", firstLine: 4), .keyNotText,
        .mappingExpected,
    ]

    private static let tables: [Self] = [
        .emptyTable, .twoSeparators, .emptyColumnName, .duplicateColumn("rate"),
        .wrongCellCount(found: 3, wanted: 4, missing: "term"), .quoteNotClosed, .textAfterQuote,
        .tooManyRows(limit: 10_000), .rowTooLarge(limit: 4 * 1024 * 1024),
        .tooManyColumns(found: 300, limit: 256),
    ]

    private static let keys: [Self] = [
        .unknownKey("pricipal", near: "principal", known: ["principal", "rate"]),
        .missingKey("title", example: "Our first home"), .missingInRow("rate"),
        .emptyValue("rate"), .emptyArgument("rate"), .textExpected("title"),
        .listExpected("tags"), .keysExpected("inputs", example: "principal: 350,000"),
        .belongsUnder("principal", key: "inputs"), .bundleOfOther(.result),
    ]

    private static let values: [Self] = [
        .notADate(key: "date", "2026-02-30"), .notYesOrNo(key: "draft", "maybe"),
        .notAWholeNumber(key: "order", "2.5"),
        .unknownKind("lone", near: "loan", known: ["loan", "savings"]),
        .kindOfOtherFolder("budget", folder: "calculations", wanted: "budgets"),
        .notACurrency("EURO", near: "EUR"), .notAWebAddress(key: "url", "example.org"),
        .unknownChoice(key: "list", "card", near: "cards", known: ["list", "cards", "by-date"]),
        .notABaseURL("example.org"), .baseURLWithUser,
        .badName("First Home", suggestion: "first-home"),
        .duplicateName(
            "first-home", first: SourceLocation(path: "calculations/first-home.md", line: 2)),
        .menuTooDeep(levels: 3), .outputsWithoutPage(["csv", "json"]),
        .notAColor(key: "brand", "navy"),
        .colorTooClose(
            key: "brand", "#ff8800", hundredths: 192, ground: "#dce9fb", better: "#9e5400"),
        .notABrandingFile(key: "text", "fonts/a.ttf", endings: [".woff2"]),
    ]

    private static let pages: [Self] = [
        .listOutsideSection, .setInPageOfFolder, .taxonomyTaken("title"),
        .notAnOldAddress("../old"),
        .notAFieldName("unit price"),
        .notAField("author"), .notALanguage("deutsch", near: "de"),
        .tooManyLanguages(limit: SiteLanguage.most),
        .languageWithoutName("gsw"), .languageTwice("de"),
        .changesOriginal("kind", original: "first-home.md"),
        .noOriginalRow("sping", near: "spring", table: "offers.csv"),
        .noDefinition("Principal"), .noNameInHeadword("%"),
        .lessonWithoutNumber("credit.md", suggestion: "05-credit.md"),
        .partWithoutNumber("everyday", suggestion: "01-everyday"),
    ]

    private static let sources: [Self] = [
        .noSources, .reservedName("index"), .notAHost("https://127.0.0.1/"),
        .notWithin(key: "timeout", 900, 1...120),
        .formatOfOtherKind("csv", kind: "headlines", known: ["feed"]),
        .keyOfOtherKind("count", kind: "value", wanted: "headlines"),
        .keyOfOtherFormat("column", format: "html", wanted: ["csv"]), .bothPaths, .neitherPath,
        .notAPattern("[0-9", .openBracket), .notARange("many"),
        .urlAndFile, .notASourceFile("../rates.csv"), .hiddenSourceFile("data/.rates.csv"),
        .unreadSourceFile("data/rates.xls", known: ["csv", "tsv"]), .notADateFormat("dd.mm.yy"),
        .notShown("change in a year"), .noColors("redIsUp"),
    ]

    private static let reports: [Self] =
        [
            .reportWithoutDay("latest.yaml", suggestion: "2026-11-20"),
            .notAPlainNumber(key: "value", "1,234.50"), .notATime(key: "fetchedAt", "noon"),
            .notAChange("up"), .noValueAndNoReason("brent"),
        ] + dated

    private static var dated: [Self] {
        guard let day = CivilDate(year: 2026, month: 11, day: 20),
            let later = CivilDate(year: 2026, month: 11, day: 23)
        else { return [] }
        return [.afterTheReport(later), .notBefore(key: "previousAsOf", later, day)]
    }
}
