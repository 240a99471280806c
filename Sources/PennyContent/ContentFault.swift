public import PennyDiagnostics
public import PennyEngine
public import PennyPattern

/// A fault of a content file. `ContentFault+Wording.swift` has the wording.
public enum ContentFault: FaultCase {
    // MARK: - The file as a whole
    case notUTF8
    /// A character that no text may contain, such as `U+001B`.
    case controlCharacter(String)
    /// A character that changes the direction of writing, such as `U+202E`.
    case directionCharacter(String)
    case fileTooLarge(limit: Int)
    case noFrontMatter
    case frontMatterNotClosed
    case frontMatterTooLarge(limit: Int)

    // MARK: - YAML
    case yaml(problem: String)
    case anchor
    case tag(String)
    case tooDeep(limit: Int)
    case duplicateKey(String, firstLine: Int)
    case keyNotText
    case mappingExpected

    // MARK: - CSV
    case emptyTable
    case twoSeparators
    case emptyColumnName
    case duplicateColumn(String)
    case wrongCellCount(found: Int, wanted: Int, missing: String?)
    case quoteNotClosed
    case textAfterQuote
    case tooManyRows(limit: Int)
    case rowTooLarge(limit: Int)
    case tooManyColumns(found: Int, limit: Int)

    // MARK: - Values
    case unknownKey(String, near: String?, known: [String])
    case missingKey(String, example: String)
    case missingInRow(String)
    case emptyValue(String)
    case emptyArgument(String)
    case textExpected(String)
    case listExpected(String)
    /// A key that must have keys below it, such as the example.
    case keysExpected(String, example: String)
    case belongsUnder(String, key: String)
    /// A file that holds no sets.
    case bundleOfOther(BundleProblem)
    case notADate(key: String, String)
    case notYesOrNo(key: String, String)
    case notAWholeNumber(key: String, String)
    case unknownKind(String, near: String?, known: [String])
    case kindOfOtherFolder(String, folder: String, wanted: String)
    case notACurrency(String, near: String?)
    case notAWebAddress(key: String, String)
    case unknownChoice(key: String, String, near: String?, known: [String])
    case notABaseURL(String)
    /// The address is not repeated in the message, since it may contain a password.
    case baseURLWithUser
    case badName(String, suggestion: String)
    case duplicateName(String, first: SourceLocation)
    case menuTooDeep(levels: Int)
    case taxonomyTaken(String)
    /// `outputs` without `page`: every result has its page.
    case outputsWithoutPage([String])
    case notAColor(key: String, String)
    /// A color without enough contrast with its background. The contrast is in hundredths.
    case colorTooClose(
        key: String, String, hundredths: Int, ground: String, better: String)
    case notABrandingFile(key: String, String, endings: [String])

    // MARK: - Pages
    /// A `list` key on a page that has no list.
    case listOutsideSection
    /// A saved set in the file that is the page of its folder.
    case setInPageOfFolder
    case notAnOldAddress(String)
    /// A name that no template can use as a tag.
    case notAFieldName(String)
    case notAField(String)

    // MARK: - Languages
    case notALanguage(String, near: String?)
    case tooManyLanguages(limit: Int)
    case languageWithoutName(String)
    case languageTwice(String)
    /// A translation that changes a key for which the original decides.
    case changesOriginal(String, original: String)
    case noOriginalRow(String, near: String?, table: String)

    // MARK: - Terms and lessons
    case noDefinition(String)
    case noNameInHeadword(String)
    case lessonWithoutNumber(String, suggestion: String)
    case partWithoutNumber(String, suggestion: String)

    // MARK: - The report's sources
    case noSources
    case reservedName(String)
    case notAHost(String)
    case notWithin(key: String, Int, ClosedRange<Int>)
    case formatOfOtherKind(String, kind: String, known: [String])
    case keyOfOtherKind(String, kind: String, wanted: String)
    case keyOfOtherFormat(String, format: String, wanted: [String])
    case bothPaths
    case neitherPath
    case notAPattern(String, PatternProblem)
    case notARange(String)
    case urlAndFile
    case notASourceFile(String)
    case hiddenSourceFile(String)
    case unreadSourceFile(String, known: [String])
    case notADateFormat(String)
    /// The key `show` without a change over a time.
    case notShown(String)
    /// A key of the colors that reports had.
    case noColors(String)

    // MARK: - Reports
    case reportWithoutDay(String, suggestion: String?)
    case notAPlainNumber(key: String, String)
    case notATime(key: String, String)
    case notAChange(String)
    case noValueAndNoReason(String)
    case afterTheReport(CivilDate)
    case notBefore(key: String, CivilDate, CivilDate)

    // MARK: - Inputs
    case input(InputProblem, near: String?)
    /// A problem of inputs that are arguments of a command, with an example as it is typed there.
    case argument(InputProblem, near: String?, example: String?)
    /// A problem of two entries, with the location of the first.
    case inputBeside(InputProblem, other: SourceLocation)
}
