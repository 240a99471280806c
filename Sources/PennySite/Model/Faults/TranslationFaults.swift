package import PennyDiagnostics

extension Fault {
    package static let translation = TranslationFaults()
}

/// Faults of translated files.
package struct TranslationFaults: FaultDeclarations {
    let intoFirst = FaultDeclaration(518, example: "car.en.md", "car.md") { name, plain in
        (
            "“\(name)” is named like a translation into the site’s first language",
            "Name it “\(plain)”: files without a language are in the first one."
        )
    }
    let languageNotOfSite = FaultDeclaration(519, example: "car.fr.md", "fr", "car.md") {
        name, language, plain in
        (
            "“\(name)” is named like a translation, and the site has no language “\(language)”",
            "Add “\(language)” to “languages:” in site.yaml, or name the file “\(plain)”."
        )
    }
    let ofNothing = FaultDeclaration(520, example: "car.de.md", "car.md") { name, original in
        (
            "“\(name)” translates “\(original)”, which is not there",
            "Write “\(original)” in the site’s first language, or correct the name."
        )
    }
    let twice = FaultDeclaration(521, example: "car.de.yaml", "car.de.md") { name, first in
        ("“\(name)” translates the same file as “\(first)”", "Keep one of the two.")
    }
}
