package import PennyDiagnostics

extension Fault {
    package static let archive = ArchiveFaults()
}

/// Faults of the archive of an app, and notes on its sets.
package struct ArchiveFaults: FaultDeclarations {
    let notAPropertyList = Fault(
        737, "the file is not a property list",
        "Name the app’s archive or its preferences, such as “saved.plist”.")
    let damagedPropertyList = FaultDeclaration(738, example: 128) { (byte: Int) in
        (
            "the property list is damaged at byte \(byte)",
            "Copy the file from its device or backup again."
        )
    }
    let damagedHere = Fault(
        739, "the property list cannot be read from here on",
        "Copy the file from its device or backup again.")
    let noArchive = Fault(
        740, "the property list has no archive",
        "Name a file that NSKeyedArchiver wrote, or preferences with its data under a key.")
    let noSavedResults = Fault(
        741, "the archive has no saved results",
        "Name the file of an app that archives objects of SavedResults.")
    let tooManySets = FaultDeclaration(742, example: 10_000) { (limit: Int) in
        ("the archive has more than \(limit) sets", "Import another file.")
    }
    let notSavedResults = FaultDeclaration(743, example: "NSString") { (className: String?) in
        (
            className.map { "\($0) is not a saved set" } ?? "a saved set was expected here",
            "Save this set by hand if you know its inputs."
        )
    }
    let missing = FaultDeclaration(744, example: "principal") { key in
        ("\(key) is missing", "Save this set by hand if you know its inputs.")
    }
    let notANumber = FaultDeclaration(745, example: "principal", "a lot") { key, shown in
        (
            "\(key) “\(shown)” is not a decimal number",
            "Save this set by hand if you know its inputs."
        )
    }
    let unknownInterval = FaultDeclaration(746, example: "fortnight") { shown in
        (
            "compoundInterval “\(shown)” is not known",
            """
            Save this set by hand; it can be annual, semiannual, quarterly, monthly, weekly, daily \
            or a number of times a year up to 366.
            """
        )
    }
    let intervalIsNumber = FaultDeclaration(747, as: .warning, example: "12") { times in
        (
            "compoundInterval \(times) is taken as times a year",
            "Compare the balance with the one that was shown."
        )
    }
    let noShownBalance = Fault(748, as: .warning, "the archive has no balance as it was shown", "")
    let noDayOfCalculation = Fault(
        749, as: .warning, "the archive has no day of the calculation", "")
}
