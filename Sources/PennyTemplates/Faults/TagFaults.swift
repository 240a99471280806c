package import PennyDiagnostics

extension Fault {
    package static let tag = TagFaults()
}

/// Faults of a tag, by itself or among the others of its template.
package struct TagFaults: FaultDeclarations {
    let unclosedTag = Fault(601, "tag opened with “{{” is not closed", "Close the tag with “}}”.")
    let notAName = FaultDeclaration(602, example: "page title") { content in
        (
            "tag “{{\(content)}}” does not hold a name",
            "Write letters, digits, hyphens and low lines, with dots between the parts."
        )
    }
    let unsupported = FaultDeclaration(603, example: .delimiters) { (feature: UnsupportedFeature) in
        ("\(feature.title) are not supported in templates", feature.instead)
    }
    let unclosed = FaultDeclaration(604, example: "figures") { name in
        ("section or block “\(name)” is not closed", "Add “{{/\(name)}}” where it ends.")
    }
    let unopened = FaultDeclaration(605, example: "figures", "tables") {
        (name: String, expected: String?) in
        (
            "closing tag “{{/\(name)}}” closes nothing that is open",
            expected.map { "Write “{{/\($0)}}” to close what was opened last." }
                ?? "Remove it, or open the section before it."
        )
    }
    let outsideBlock = FaultDeclaration(606, example: "layout") { parent in
        (
            "content of “{{<\(parent)}}” outside of its blocks would not be shown",
            "Put it into a block, “{{$name}}…{{/name}}”, or remove it."
        )
    }
    let tooDeep = Fault(
        607, "templates nest more than \(TreeBuilder.depthLimit) deep",
        "Look for a template that includes itself.")
    let unknownWords = FaultDeclaration(608, example: "site.tittle", "site.title") {
        (name: String, nearest: String?) in
        (
            "no message has the name “\(name)”",
            nearest.map { "Write “words.\($0)”." } ?? "Write the text itself."
        )
    }
    let wordsNotPlain = FaultDeclaration(609, example: "loan.payment") { name in
        (
            "the message “\(name)” has values or marks, which a template cannot show",
            "Name another message, or write the text itself."
        )
    }
}

/// Features of Mustache that our dialect leaves out.
enum UnsupportedFeature {
    case delimiters, dynamicPartial, pragma, transform

    fileprivate var title: String {
        switch self {
        case .delimiters: "other delimiters"
        case .dynamicPartial: "partials named by a value"
        case .pragma: "pragmas"
        case .transform: "functions in tags"
        }
    }

    fileprivate var instead: String {
        switch self {
        case .delimiters: "Write tags with “{{” and “}}” only."
        case .dynamicPartial: "Write the partial's name itself."
        case .pragma: "Remove the tag."
        case .transform: "Write the name alone."
        }
    }
}
