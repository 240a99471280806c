package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let value = ValueFaults()
}

/// Faults of values.
package struct ValueFaults: FaultDeclarations {
    let notADate = FaultDeclaration(134, example: "date", "2026-02-30") { key, typed in
        (
            "\(key) “\(typed)” is not a date",
            "Write a day that exists as year-month-day, such as 2026-11-20."
        )
    }
    let notYesOrNo = FaultDeclaration(135, example: "draft", "maybe") { key, typed in
        ("\(key) “\(typed)” is neither true nor false", "Write true or false.")
    }
    let notAWholeNumber = FaultDeclaration(136, example: "order", "2.5") { key, typed in
        ("\(key) “\(typed)” is not a whole number", "Write a whole number such as 10.")
    }
    let unknownKind = FaultDeclaration(137, example: "lone", "loan", ["loan", "savings"]) {
        (kind: String, near: String?, known: [String]) in
        (
            "kind “\(kind)” is not a calculator",
            didYouMean(near, among: known)
        )
    }
    let kindOfOtherFolder = FaultDeclaration(138, example: "budget", "calculations", "budgets") {
        kind, folder, wanted in
        ("kind “\(kind)” does not belong in \(folder)/", "Put the set into \(wanted)/.")
    }
    package let notACurrency = FaultDeclaration(139, example: "EURO", "EUR") {
        (code: String, near: String?) in
        (
            Currency.hasNoMinorUnit(code)
                ? "currency “\(code)” has no smallest unit, such as a cent"
                : "currency “\(code)” is not a currency of ISO 4217",
            near.map { "Did you mean \($0)?" }
                ?? "Write a code of three letters such as USD, EUR or JPY."
        )
    }
    let notAWebAddress = FaultDeclaration(140, example: "url", "example.org") { key, typed in
        (
            "\(key) “\(typed)” is not a web address",
            "Write the whole of it, such as “https://example.org/page”."
        )
    }
    let unknownChoice = FaultDeclaration(
        141, example: "list", "card", "cards", ["list", "cards", "by-date"]
    ) { (key: String, typed: String, near: String?, known: [String]) in
        ("\(key) “\(typed)” is not known", didYouMean(near, among: known))
    }
    package let badName = FaultDeclaration(143, example: "First Home", "first-home") {
        name, suggestion in
        Slug.isReserved(name)
            ? (
                "Windows keeps the name “\(name)” for itself",
                "Choose another name, such as “\(suggestion)”."
            )
            : (
                "“\(name)” cannot be part of an address",
                "Use small letters, digits and hyphens, such as “\(suggestion)”."
            )
    }
    package let duplicateName = FaultDeclaration(
        144, example: "first-home", SourceLocation(path: "calculations/first-home.md", line: 2),
        related: { _, first in [.first(at: first)] }
    ) { (name: String, _: SourceLocation) in
        ("the name “\(name)” is taken", "Give one of the two another name.")
    }
}
