public import PennyDiagnostics
public import PennyEngine
public import PennyPattern

/// What can be wrong with a content file, as values; `ContentFault+Wording.swift`
/// says them.
public enum ContentFault: Fault {
    // The file as a whole
    case notUTF8
    /// A character that no text may have, as `U+001B`.
    case controlCharacter(String)
    /// One that turns the direction of writing, as `U+202E`.
    case directionCharacter(String)
    case fileTooLarge(limit: Int)
    case noFrontMatter
    case frontMatterNotClosed
    case frontMatterTooLarge(limit: Int)

    // YAML
    case yaml(problem: String)
    case anchor
    case tag(String)
    case tooDeep(limit: Int)
    case duplicateKey(String, firstLine: Int)
    case keyNotText
    case mappingExpected

    // CSV
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

    // Values
    case unknownKey(String, near: String?, known: [String])
    case missingKey(String, example: String)
    case missingInRow(String)
    case emptyValue(String)
    case emptyArgument(String)
    case textExpected(String)
    case listExpected(String)
    /// Keys are expected below this one, such as the example.
    case keysExpected(String, example: String)
    case belongsUnder(String, key: String)
    /// The file is something else than sets; what it is, and what to do.
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
    /// The address is not repeated: it may have a password.
    case baseURLWithUser
    case badName(String, suggestion: String)
    case duplicateName(String, first: SourceLocation)
    case menuTooDeep(levels: Int)
    case taxonomyTaken(String)
    /// What results are to have, without a page of theirs.
    case outputsWithoutPage([String])
    case notAColor(key: String, String)
    /// A color that readers cannot tell from what it stands on; the contrast is in hundredths.
    case colorTooClose(
        key: String, String, hundredths: Int, ground: String, better: String)
    case notAFileOfLook(key: String, String, endings: [String])

    // Pages
    /// How a list looks, said by a page that has none.
    case listOutsideSection
    /// A saved set in the file that is the page of its folder.
    case setInPageOfFolder
    case notAnOldAddress(String)
    /// A name that no tag of a template can have.
    case notAFieldName(String)
    case notAField(String)

    // Languages
    case notALanguage(String, near: String?)
    case tooManyLanguages(limit: Int)
    case languageWithoutName(String)
    case languageTwice(String)
    /// A translation says another thing than its original, in which it has no say.
    case keptFromOriginal(String, original: String)
    case noOriginalRow(String, near: String?, table: String)

    // Terms and lessons
    case noDefinition(String)
    case noNameInHeadword(String)
    case lessonWithoutNumber(String, suggestion: String)
    case partWithoutNumber(String, suggestion: String)

    // The report's sources
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

    // Reports
    case reportWithoutDay(String, suggestion: String?)
    case notAPlainNumber(key: String, String)
    case notATime(key: String, String)
    case notAChange(String)
    case noValueAndNoReason(String)
    case afterTheReport(CivilDate)
    case notBefore(CivilDate, CivilDate)

    // Inputs
    case input(InputProblem, near: String?)
    /// A problem of inputs that are arguments of a command, with one as it is typed there.
    case argument(InputProblem, near: String?, example: String?)
    /// A problem of two entries, with the place of the first one.
    case inputBeside(InputProblem, other: SourceLocation)
}
