package import PennyDiagnostics

extension Fault {
    package static let journal = JournalFaults()
}

/// Faults of journals and of tables of accounts.
package struct JournalFaults: FaultDeclarations {
    let noRules = Fault(
        727, "the journal has no periodic rule", "Add one, such as “~ monthly” with its postings.")
    let automatedRule = Fault(
        728, as: .warning, "an automated rule depends on transactions",
        "Add what it comes to by hand.")
    let includedFile = FaultDeclaration(729, as: .warning, example: "2025.journal") { name in
        ("the included file “\(name)” is not read", "Import that file by itself.")
    }
    let directive = FaultDeclaration(750, as: .warning, example: "alias") { name in
        (
            "the directive “\(name)” is not read",
            "If it changes amounts, change them in the budget by hand."
        )
    }
    let beancount = Fault(
        751, "a file of beancount cannot be imported",
        "Write the budget as rules of hledger, such as “~ monthly” with its postings.")
    let period = FaultDeclaration(730, as: .warning, example: "every 3 days") { period in
        (
            "a budget has no lines for the period “\(period)”",
            "Add what it comes to by hand, in lines of a month or a year."
        )
    }
    let ruleEnds = Fault(
        731, as: .warning, "the rule holds for some months only",
        "Name a month, such as “--month 2026-10”.")
    let ruleOutside = FaultDeclaration(732, as: .warning, example: "October 2026") { month in
        ("the rule does not hold in \(month)", "")
    }
    let severalElided = Fault(
        733, as: .warning, "two amounts of the rule are left out",
        "Write all amounts of the rule but one.")
    let cannotBalance = Fault(
        734, as: .warning, "the amount left out cannot be computed",
        "Write all amounts of the rule in one currency.")
    let indentedAccount = FaultDeclaration(735, example: "  food") { name in
        (
            "the account “\(name)” is indented",
            "Export with “--flat”, so that each account has its whole name."
        )
    }
    let periodColumn = FaultDeclaration(736, example: "2026Q4") { name in
        ("column “\(name)” is not a period that can be imported", "Export by month, with “-M”.")
    }
}
