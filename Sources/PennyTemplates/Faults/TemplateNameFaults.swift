package import PennyDiagnostics

extension Fault {
    package static let templateName = TemplateNameFaults()
}

/// Faults of a name in a template and its value.
package struct TemplateNameFaults: FaultDeclarations {
    let unknown = FaultDeclaration(615, example: "titel", "prose", .nearest("title")) {
        (name: String, page: String, meant: MeantName?) in
        ("unknown name “\(name)” in template “\(page)”", meant?.nextStep ?? "Remove the tag.")
    }
    let notAnObject = FaultDeclaration(616, example: "figures", "figures.value") { holder, name in
        (
            "name “\(name)” cannot be had, “\(holder)” holds no names here",
            "Put the tag into “{{#\(holder)}}…{{/\(holder)}}”."
        )
    }
    let unescapedText = FaultDeclaration(617, example: "title") { name in
        ("text “\(name)” is shown without being escaped", "Write “{{\(name)}}”.")
    }
    let escapedHTML = FaultDeclaration(618, example: "body") { name in
        ("HTML “\(name)” is escaped, so its tags would be shown as text", "Write “{{{\(name)}}}”.")
    }
    let shown = FaultDeclaration(619, example: .list, "figures") {
        (kind: UnshowableValue, name: String) in
        switch kind {
        case .flag:
            (
                "name “\(name)” is a flag here, not text",
                "Put the tag into “{{#\(name)}}…{{/\(name)}}”."
            )
        case .list:
            (
                "name “\(name)” is a list here, not text",
                "Write “{{#\(name)}}…{{/\(name)}}” to repeat it."
            )
        case .object: ("name “\(name)” is an object here, not text", "Show one of its members.")
        }
    }
}

/// Values that a variable tag cannot show.
enum UnshowableValue { case flag, list, object }
