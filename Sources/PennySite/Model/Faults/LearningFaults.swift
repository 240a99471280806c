package import PennyDiagnostics

extension Fault {
    package static let learning = LearningFaults()
}

/// Faults of the glossary, and of explanations.
package struct LearningFaults: FaultDeclarations {
    let unknownTerm = FaultDeclaration(538, example: "pricipal", "principal") {
        (name: String, near: String?) in
        (
            "the glossary has no term “\(name)”",
            didYouMean(near)
                ?? "A term’s name is its file’s name, or the name cell of its row."
        )
    }
    let ambiguousName = FaultDeclaration(
        539, as: .warning, example: "rate", "interest-rate", "exchange-rate"
    ) { name, term, other in
        (
            "“\(name)” is a name of both “\(term)” and “\(other)”",
            "Text does not link to it until one of the two gives it up."
        )
    }
    let everydayWord = FaultDeclaration(540, as: .warning, example: "interest") { name in
        (
            "“\(name)” is an everyday word, too",
            "Say when it links: “autolink: case-sensitive”, “autolink: never” or “autolink: first”."
        )
    }
    let unusedTerm = FaultDeclaration(541, as: .warning, example: "escrow") { name in
        (
            "no page names the term “\(name)”",
            "Name it in a lesson or another text, or leave it out."
        )
    }
    let termNamedTwice = FaultDeclaration(542, example: "principal") { name in
        ("the term “\(name)” is named twice", "Name it once.")
    }
    let termNamesItself = FaultDeclaration(543, example: "principal") { name in
        ("the term “\(name)” names itself", "Name other terms only.")
    }
    let explanationOfOtherKind = FaultDeclaration(544, example: "savings", "loan") { kind, wanted in
        (
            "the explanation of “\(wanted)” has an example of kind “\(kind)”",
            "Give it an example of kind “\(wanted)”."
        )
    }
    let unusedExplanation = FaultDeclaration(545, as: .warning, example: "loan") { kind in
        (
            "no page uses the explanation of “\(kind)”",
            "Add a saved set of that kind, or take the file out."
        )
    }
}
