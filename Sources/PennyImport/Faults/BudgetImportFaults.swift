package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let budgetImport = BudgetImportFaults()
}

/// Faults of a budget to import, and reasons why a part of it is left out, which are warnings.
package struct BudgetImportFaults: FaultDeclarations {
    let unknownShape = FaultDeclaration(
        710, example: ["a table of a bank", "a journal of hledger"]
    ) { (known: [String]) in
        (
            "the file has none of the shapes that can be imported",
            "It can be \(alternatives(known))."
        )
    }
    package let notAMonth = FaultDeclaration(711, example: "Octember") { typed in
        ("“\(typed)” is not a month", "Write it as 2026-10.")
    }
    let monthNotThere = FaultDeclaration(712, example: "October 2026", ["2026-10"]) {
        (month: String, known: [String]) in
        ("the file has nothing of \(month)", "It has \(alternatives(known)).")
    }
    let unreadableAmount = FaultDeclaration(713, as: .warning, example: "about 40") { typed in
        ("“\(typed)” is not an amount", "Write one amount, such as $1,200.00.")
    }
    let ambiguousAmount = FaultDeclaration(714, example: "1.200") { typed in
        (
            "“\(typed)” can be read in two ways",
            "Name the file’s “--locale”, such as en-US or de-DE."
        )
    }
    let notACurrency = FaultDeclaration(715, as: .warning, example: "¤") { sign in
        ("“\(sign)” is not a currency", "Write a sign such as $ or a code such as EUR.")
    }
    let otherCurrency = FaultDeclaration(716, as: .warning, example: "€40", .usDollar) {
        (typed: String, wanted: Currency) in
        (
            "“\(typed)” is not in \(wanted.code)",
            "Import one currency at a time, and name it with “--currency”."
        )
    }
    let notADate = FaultDeclaration(717, example: "2026-02-30") { typed in
        (
            "“\(typed)” is not a date",
            "Write a day that exists as year-month-day, such as 2026-11-20."
        )
    }
    let ambiguousDates = Fault(
        718, "the dates can be read in two ways",
        "Name the file’s “--locale”, such as en-US or en-GB.")
    let noIncome = Fault(
        719, as: .warning, "the budget has no income", "Write it instead of the 0.")
    let zero = FaultDeclaration(720, as: .warning, example: "Rent") { name in
        ("\(name) is zero", "")
    }
    let neitherSide = FaultDeclaration(721, as: .warning, example: "assets:savings") { account in
        (
            "\(account) is neither income nor an expense",
            "Add a line of kind saving or debt where it is one."
        )
    }
    let expenseBelowZero = FaultDeclaration(722, as: .warning, example: "Groceries") { name in
        ("\(name) is an expense below zero", "Take it off another line by hand.")
    }
    let incomeAboveZero = FaultDeclaration(723, as: .warning, example: "income:salary") { name in
        ("\(name) is an income account that pays out", "Take it off another line by hand.")
    }
    let unbudgeted = FaultDeclaration(724, as: .warning, example: "Travel") { account in
        ("\(account) has no goal", "Add a line by hand, or give it a goal.")
    }
    let transfer = FaultDeclaration(725, as: .warning, example: "To savings") { payee in
        ("“\(payee)” has no category", "")
    }
    let startingBalance = Fault(726, as: .warning, "a starting balance is not income", "")
}
