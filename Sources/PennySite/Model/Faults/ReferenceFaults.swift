package import PennyDiagnostics

extension Fault {
    package static let reference = ReferenceFaults()
}

/// Faults of what a text or a file names: sets, figures, sources.
package struct ReferenceFaults: FaultDeclarations {
    let unknownSet = FaultDeclaration(529, example: "frist-home", "first-home") {
        (name: String, near: String?) in
        let isList = name.utf8.contains(UInt8(ascii: ","))
        return (
            "there is no saved set “\(name)”",
            didYouMean(near)
                ?? (isList
                    ? "Write several names as a list: “[\(name)]”."
                    : "A set’s name is its file’s name, or the name cell of its row.")
        )
    }
    let nestedScenarios = FaultDeclaration(530, example: "three-ways-home") { name in
        ("“\(name)” itself sets others side by side", "Name the sets that it has.")
    }
    package let unknownFigure = FaultDeclaration(
        531, example: "paymnt", "first-home", "payment", ["payment", "totalInterest"]
    ) { (name: String, set: String, near: String?, known: [String]) in
        (
            "“\(set)” has no figure “\(name)”",
            didYouMean(near, among: known)
        )
    }
    let incompleteReference = FaultDeclaration(532, example: "first-home") { name in
        (
            "the reference “\(name)” does not name a figure",
            "Write it as “{{name-of-set.figure}}”, such as {{first-home.payment}}."
        )
    }
    let ownReferenceOutsideSet = FaultDeclaration(533, example: "payment") { name in
        (
            "the reference “\(name)” is not on a saved set’s page",
            "Write the set’s name instead of “this”."
        )
    }
    let figureChanged = FaultDeclaration(
        549, as: .warning, example: "first-home.payment", "$2,154.01", "$2,212.24"
    ) { (name: String, then: String, now: String?) in
        (
            "“\(name)” was shown as \(then) and is \(now ?? "no figure") today",
            "Find out why; then write what is right under “shown”, or take it away."
        )
    }
    let sameMonth = FaultDeclaration(
        534, example: "October 2026", "household-10", "household-october"
    ) { month, set, other in
        (
            "“\(set)” and “\(other)” are both the budget of \(month)",
            "Correct the month of one, or give it another “series:”."
        )
    }
    let otherCurrency = FaultDeclaration(535, example: "household-10", "household-09") {
        set, other in
        (
            "“\(set)” is in another currency than “\(other)” of the same series",
            "Give it another “series:”."
        )
    }
    let monthsTooLarge = FaultDeclaration(536, example: "household") { word in
        ("the months of “\(word)” add up to too much", "Give some of them another “series:”.")
    }
    let noMonths = FaultDeclaration(537, example: "household") { word in
        (
            "the months of “\(word)” cannot be put side by side",
            "Give each a month such as “month: 2026-10”."
        )
    }
    let reportsWithoutSources = Fault(
        546, "there are reports, but no report.yaml that names their sources",
        "Write report.yaml beside site.yaml, with a list “sources:”.")
    let unknownSource = FaultDeclaration(547, example: "bernt", "brent") {
        (name: String, near: String?) in
        (
            "report.yaml has no source “\(name)”",
            didYouMean(near) ?? "Add it to report.yaml, or take it out here."
        )
    }
    let sourceOfOtherKind = FaultDeclaration(548, example: "brent", true) {
        (name: String, isValue: Bool) in
        (
            isValue
                ? "“\(name)” is a source of values, not of headlines"
                : "“\(name)” is a source of headlines, not of values",
            "Name a source of that kind, or move it to the other list."
        )
    }
}
