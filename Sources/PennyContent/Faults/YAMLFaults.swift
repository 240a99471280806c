package import PennyDiagnostics

extension Fault {
    package static let yaml = YAMLFaults()
}

/// Faults of YAML.
package struct YAMLFaults: FaultDeclarations {
    let malformed = FaultDeclaration(108, example: "mapping values are not allowed in this context")
    { problem in
        YAMLProblem.words[problem] ?? (
            "the YAML cannot be read: \(problem)",
            "Check the colon after the key, the quotes, and the spaces at the start of the line."
        )
    }
    let anchor = Fault(
        109, "YAML anchors and aliases are not allowed", "Write the value out where it is used.")
    let tag = FaultDeclaration(110, example: "!!map") { tag in
        ("the YAML tag “\(tag)” is not allowed", "Remove it; the value is read as text.")
    }
    let tooDeep = FaultDeclaration(111, example: 8) { (limit: Int) in
        ("the YAML is nested deeper than \(limit) levels", "Write the values flat.")
    }
    let duplicateKey = FaultDeclaration(
        112, example: "principal", SourceLocation(path: "calculations/first-home.md", line: 4),
        related: { _, first in [.first(at: first)] }
    ) { (key: String, _: SourceLocation) in
        ("“\(key)” is given twice", "Keep one of the two.")
    }
    let keyNotText = Fault(113, "a key is not plain text", "Write the key as one word.")
    let mappingExpected = Fault(
        114, "expected lines of the form “key: value”", "Write one key a line.")
}
