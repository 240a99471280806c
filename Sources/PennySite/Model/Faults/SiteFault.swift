public import PennyDiagnostics
public import PennyTemplates

/// The faults of a site beyond those of single files; `SiteFault+Wording.swift` words them.
public enum SiteFault: FaultCase {
    // Files
    case cannotRead(String, reason: String)
    case cannotWrite(String, reason: String)
    case fileChanged
    case noSite(String, misnamed: String?)
    case foreignSite(String)
    case foreignSiteAround(String)
    case notAnEmptyFolder(String)
    case workflowThere(String)
    case themeFileThere(String)
    /// A page names a template that is not in the site’s `templates/`.
    case unknownPageTemplate(String, near: String?)
    case templateOfTheme(String)
    case symbolicLink
    case unexpectedFile(String, folder: String, wanted: String)
    case unreadFolder(String, near: String?)
    case unreadFile(String, near: String?)
    case nestedFolder(String)
    case tooDeep(limit: Int)
    /// A page of a section by date has no date.
    case undatedPage(section: String)
    case notAFile(String)
    case badFileName(String, suggestion: String)
    case translationIntoFirst(String, plain: String)
    case languageNotOfSite(String, String, plain: String)
    case translationOfNothing(String, original: String)
    case translatedTwice(String, first: String)
    case sharedThemeFile(String)
    case unknownThemeFile(String, near: String?)
    case unusedTemplate(String, meant: MeantName)
    case unusedStyle(String, whole: String)

    // The configuration
    case unknownLocale(String, near: String?, known: [String])
    case notABaseURL(String)
    /// The address is not repeated: it may have a password.
    case baseURLWithUser
    case noPictures

    // References to figures
    case unknownSet(String, near: String?)
    case nestedScenarios(String)
    case unknownFigure(String, of: String, near: String?, known: [String])
    case incompleteReference(String)
    case ownReferenceOutsideSet(String)

    // Months of a series of budgets
    case sameMonth(String, of: String, and: String)
    case otherCurrency(of: String, than: String)
    case monthsTooLarge(String)
    case noMonths(String)

    // Glossary and lessons
    case unknownTerm(String, near: String?)
    case ambiguousName(String, of: String, and: String)
    case everydayWord(String)
    case unusedTerm(String)
    case termNamedTwice(String)
    case termNamesItself(String)
    case explanationOfOtherKind(String, wanted: String)
    case unusedExplanation(of: String)

    // Reports
    case reportsWithoutSources
    case unknownSource(String, near: String?)
    case sourceOfOtherKind(String, isValue: Bool)

    // Saved sets
    case figureChanged(String, then: String, now: String?)

    // Drafts
    case draft(String)

    // Links
    case brokenLink(String, near: String?)
    case linkLeavesSite(String)
    case rowNotNamed(String, example: String)
    case unknownRow(String, table: String, near: String?)
    case unknownAnchor(String, page: String, near: String?)

    /// No page or menu links to a page.
    case unreachedPage

    // Pages to print
    case unknownPage(String, near: String?)

    // Outputs
    case addressTaken(String, by: String)
    case outputIsSource(String)
    case outputNotOurs(String)
    case outputHoldsOther(String, folder: String)
    case outputLocked(String)
    case outputIsMountPoint(String)
    case outputIsLink(String, to: String)
    case outputHalfChanged(String, reason: String)
    case outputUnconfirmed(String, reason: String)
    case outputReplaced(String)
    case oldOutputLeft(String, reason: String)
    case reuseDiffers(String)
    case cacheNotWritten(reason: String)
}
