public import PennyDiagnostics
public import PennyEngine

/// A fault of a file to import, or the reason why part of it is left out.
/// `ImportFault+Wording.swift` has the wording.
public enum ImportFault: FaultCase {
    // MARK: - Destination
    case exists(String)
    case notMarkdown(String)
    case tooLarge(limit: Int)

    // MARK: - Tables
    case unknownColumn(String, near: String)
    case unusedColumn(String, known: [String])
    case missingColumn(String, names: [String])
    case sameColumn(String, other: String, meaning: String)
    case missingCell(String, column: String)
    case input(InputProblem)
    case nothingLeft

    // MARK: - Budgets
    case unknownShape([String])
    case notAMonth(String)
    case monthNotThere(CalendarMonth, known: [CalendarMonth])
    case unreadableAmount(String)
    case ambiguousAmount(String)
    case notACurrency(String)
    case otherCurrency(String, wanted: Currency)
    case notADate(String)
    case ambiguousDates
    case noIncome

    // MARK: - Left out of budgets
    case zero(String)
    case neitherSide(String)
    case expenseBelowZero(String)
    case incomeAboveZero(String)
    case unbudgeted(String)
    case transfer(String)
    case startingBalance

    // MARK: - Journals
    case noRules
    case automatedRule
    case includedFile(String)
    case directive(String)
    case beancount
    case period(String)
    case ruleEnds
    case ruleOutside(CalendarMonth)
    case severalElided
    case cannotBalance

    // MARK: - Tables of accounts
    case indentedAccount(String)
    case periodColumn(String)

    // MARK: - Glossaries
    case glossary(GlossaryProblem)
    case richText(RichTextProblem)

    // MARK: - Archives of an app
    case notAPropertyList
    case damagedPropertyList(byte: Int)
    case damagedHere
    case noArchive
    case noSavedResults
    case tooManySets(limit: Int)
    case notSavedResults(className: String?)
    case missingInArchive(String)
    case notANumberInArchive(String, String)
    case unknownInterval(String)

    // MARK: - Notes on an archive's sets
    case intervalIsNumber(String)
    case noShownBalance
    case noDayOfCalculation
}
