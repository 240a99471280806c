package import PennyDiagnostics

extension Fault {
    package static let snapshot = SnapshotFaults()
}

/// Faults of the snapshots of reports.
package struct SnapshotFaults: FaultDeclarations {
    let reportWithoutDay = FaultDeclaration(167, example: "latest.yaml", "2026-11-20") {
        (name: String, suggestion: String?) in
        (
            "the report “\(name)” is not named by its day",
            "Name the file by the day, such as “\(suggestion ?? "2026-05-27").yaml”."
        )
    }
    let notAPlainNumber = FaultDeclaration(168, example: "value", "1,234.50") { key, typed in
        (
            "\(key) “\(typed)” is not a plain number",
            "Write it with digits and a point alone, such as “1234.50”."
        )
    }
    let notATime = FaultDeclaration(169, example: "fetchedAt", "noon") { key, typed in
        ("\(key) “\(typed)” is not a time", "Write it as “2026-05-27T09:30:00Z”.")
    }
    let notAChange = FaultDeclaration(170, example: "up") { typed in
        (
            "published “\(typed)” is not a percent change",
            "Write one number with its sign, such as “+0.45%”."
        )
    }
    let noValueAndNoReason = FaultDeclaration(171, example: "brent") { source in
        (
            "“\(source)” has neither a value nor a reason why it is missing",
            "Add “value:” and “asOf:”, or “missing:” with the reason."
        )
    }
    let afterTheReport = FaultDeclaration(172, example: "2026-11-23") { day in
        ("asOf \(day) is after the report’s own day", "Correct it, or the name of the file.")
    }
    let notBefore = FaultDeclaration(173, example: "previousAsOf", "2026-11-23", "2026-11-20") {
        key, day, later in
        ("\(key) \(day) is not before asOf \(later)", "Correct one of the two days.")
    }
}
