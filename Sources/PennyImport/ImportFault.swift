public import PennyDiagnostics
public import PennyEngine

/// What can be wrong with a file to import, and why something of it is left
/// out; `ImportFault+Wording.swift` says it.
public enum ImportFault: Fault {
    // Where it goes
    case exists(String)
    case notMarkdown(String)
    case tooLarge(limit: Int)

    // Tables
    case unknownColumn(String, near: String)
    case unusedColumn(String, known: [String])
    case missingColumn(String, names: [String])
    case sameColumn(String, other: String, meaning: String)
    case missingCell(String, column: String)
    case input(InputProblem)
    case nothingLeft

    // Budgets
    case unknownShape([String])
    case notAMonth(String)
    case monthNotThere(BudgetMonth, known: [BudgetMonth])
    case unreadableAmount(String)
    case ambiguousAmount(String)
    case notACurrency(String)
    case otherCurrency(String, wanted: Currency)
    case notADate(String)
    case ambiguousDates
    case noIncome

    // What a budget has no line for
    case zero(String)
    case neitherSide(String)
    case expenseBelowZero(String)
    case incomeAboveZero(String)
    case unbudgeted(String)
    case transfer(String)
    case startingBalance

    // Journals
    case noRules
    case automatedRule
    case includedFile(String)
    case directive(String)
    case beancount
    case period(String)
    case ruleEnds
    case ruleOutside(BudgetMonth)
    case severalElided
    case cannotBalance

    // Tables of accounts
    case indentedAccount(String)
    case periodColumn(String)

    // Glossaries
    case glossary(GlossaryProblem)
    case richText(RichTextProblem)

    // Archives of an app
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

    // What an archive's set asks to be looked at
    case intervalIsNumber(String)
    case noShownBalance
    case noDayOfCalculation
}
