import PennyDiagnostics
import PennyEngine

extension ImportFault {
    public var summary: String {
        switch self {
        case .exists(let path): "“\(path)” is there already"
        case .notMarkdown(let name): "“\(name)” is not the name of a Markdown file"
        case .tooLarge(let limit): "what it holds is more than a file of \(limit / 1024) KiB"
        case .unknownColumn(let name, _): "column “\(name)” is not one that can be imported"
        case .unusedColumn(let name, _): "column “\(name)” is left out"
        case .missingColumn(let name, _): "no column has the \(name)"
        case .sameColumn(let name, let other, let meaning):
            "columns “\(other)” and “\(name)” are both the \(meaning)"
        case .missingCell(let name, _): "\(name) is missing"
        case .input(let problem): problem.summary
        case .nothingLeft: "nothing is left to import"
        case .unknownShape: "the file has none of the shapes that can be imported"
        case .notAMonth(let typed): "“\(typed)” is not a month"
        case .monthNotThere(let month, _): "the file has nothing of \(month.words)"
        case .unreadableAmount(let typed): "“\(typed)” is not an amount"
        case .ambiguousAmount(let typed): "“\(typed)” can be read in two ways"
        case .notACurrency(let sign): "“\(sign)” is not a currency"
        case .otherCurrency(let typed, let wanted): "“\(typed)” is not in \(wanted.code)"
        case .notADate(let typed): "“\(typed)” is not a date"
        case .ambiguousDates: "the dates can be read in two ways"
        case .noIncome: "the budget has no income"
        case .zero(let name): "\(name) is zero"
        case .neitherSide(let account): "\(account) is neither income nor an expense"
        case .expenseBelowZero(let name): "\(name) is an expense below zero"
        case .incomeAboveZero(let name): "\(name) is an income account that pays out"
        case .unbudgeted(let account): "\(account) has no goal"
        case .transfer(let payee): "“\(payee)” has no category"
        case .startingBalance: "a starting balance is not income"
        case .noRules: "the journal has no periodic rule"
        case .automatedRule: "an automated rule depends on transactions"
        case .includedFile(let name): "the included file “\(name)” is not read"
        case .directive(let name): "the directive “\(name)” is not read"
        case .beancount: "a file of beancount cannot be imported"
        case .period(let period): "a budget has no lines for the period “\(period)”"
        case .ruleEnds: "the rule holds for some months only"
        case .ruleOutside(let month): "the rule does not hold in \(month.words)"
        case .severalElided: "two amounts of the rule are left out"
        case .cannotBalance: "the amount left out cannot be computed"
        case .indentedAccount(let name): "the account “\(name)” is indented"
        case .periodColumn(let name): "column “\(name)” is not a period that can be imported"
        case .glossary(let problem): problem.summary
        case .richText(let problem): problem.summary
        case .notAPropertyList: "the file is not a property list"
        case .damagedPropertyList(let byte): "the property list is damaged at byte \(byte)"
        case .damagedHere: "the property list cannot be read from here on"
        case .noArchive: "the property list has no archive"
        case .noSavedResults: "the archive has no saved results"
        case .tooManySets(let limit): "the archive has more than \(limit) sets"
        case .notSavedResults(let name?): "\(name) is not a saved set"
        case .notSavedResults(nil): "a saved set was expected here"
        case .missingInArchive(let key): "\(key) is missing"
        case .notANumberInArchive(let key, let shown): "\(key) “\(shown)” is not a decimal number"
        case .unknownInterval(let shown): "compoundInterval “\(shown)” is not known"
        case .intervalIsNumber(let times): "compoundInterval \(times) is taken as times a year"
        case .noShownBalance: "the archive has no balance as it was shown"
        case .noDayOfCalculation: "the archive has no day of the calculation"
        }
    }

    public var nextStep: String {
        switch self {
        case .exists: "Name another file with “--to”, or replace it with “--force”."
        case .notMarkdown: "Name a file that ends in “.md”."
        case .tooLarge: "Split the file to import."
        case .unknownColumn(_, let near): "Did you mean “\(near)”?"
        case .unusedColumn(_, let known):
            "A comparison has \(known.joined(separator: ", ")); name it one of them to keep it."
        case .missingColumn(_, let names): "Name a column \(alternatives(names))."
        case .sameColumn: "Keep one of the two."
        case .missingCell(_, let column): "Write it under “\(column)”, or remove the row."
        case .input(let problem):
            if case .ambiguousNumber = problem.kind {
                "\(problem.nextStep.dropLast()), or name the file’s “--locale”."
            } else {
                problem.nextStep
            }
        case .nothingLeft: "Fix what was left out, or import another file."
        case .unknownShape(let known): "It can be \(alternatives(known))."
        case .notAMonth: "Write it as 2026-10."
        case .monthNotThere(_, let known): "It has \(alternatives(known.map(\.text)))."
        case .unreadableAmount: "Write one amount, such as $1,200.00."
        case .ambiguousAmount: "Name the file’s “--locale”, such as en-US or de-DE."
        case .notACurrency: "Write a sign such as $ or a code such as EUR."
        case .otherCurrency: "Import one currency at a time, and name it with “--currency”."
        case .notADate: "Write a day that exists as year-month-day, such as 2026-11-20."
        case .ambiguousDates: "Name the file’s “--locale”, such as en-US or en-GB."
        case .noIncome: "Write it instead of the 0."
        case .zero, .transfer, .startingBalance: ""
        case .neitherSide: "Add a line of kind saving or debt where it is one."
        case .expenseBelowZero, .incomeAboveZero: "Take it off another line by hand."
        case .unbudgeted: "Add a line by hand, or give it a goal."
        case .noRules: "Add one, such as “~ monthly” with its postings."
        case .automatedRule: "Add what it comes to by hand."
        case .includedFile: "Import that file by itself."
        case .directive: "If it changes amounts, change them in the budget by hand."
        case .beancount:
            "Write the budget as rules of hledger, such as “~ monthly” with its postings."
        case .period: "Add what it comes to by hand, in lines of a month or a year."
        case .ruleEnds: "Name a month, such as “--month 2026-10”."
        case .ruleOutside: ""
        case .severalElided: "Write all amounts of the rule but one."
        case .cannotBalance: "Write all amounts of the rule in one currency."
        case .indentedAccount: "Export with “--flat”, so that each account has its whole name."
        case .periodColumn: "Export by month, with “-M”."
        case .glossary(let problem): problem.nextStep
        case .richText(let problem): problem.nextStep
        case .notAPropertyList: "Name the app’s archive or its preferences, such as “saved.plist”."
        case .damagedPropertyList, .damagedHere: "Copy the file from its device or backup again."
        case .noArchive:
            "Name a file that NSKeyedArchiver wrote, or preferences with its data under a key."
        case .noSavedResults: "Name the file of an app that archives objects of SavedResults."
        case .tooManySets: "Import another file."
        case .notSavedResults, .missingInArchive, .notANumberInArchive:
            "Save this set by hand if you know its inputs."
        case .unknownInterval:
            """
            Save this set by hand; it can be annual, semiannual, quarterly, monthly, weekly, daily \
            or a number of times a year up to 366.
            """
        case .intervalIsNumber: "Compare the balance with the one that was shown."
        case .noShownBalance, .noDayOfCalculation: ""
        }
    }
}
