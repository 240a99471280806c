package import PennyDiagnostics

extension Fault {
    package static let setting = SettingFaults()
}

/// Faults of site.yaml.
package struct SettingFaults: FaultDeclarations {
    let notABaseURL = FaultDeclaration(142, example: "example.org") { typed in
        (
            "baseURL “\(typed)” is not a web address",
            "Write the whole of it, such as “https://example.org/blog/”."
        )
    }
    /// The address is not repeated in the message, since it may contain a password.
    let baseURLWithUser = Fault(
        196, "baseURL has the name of a user, which every page would show",
        "Leave out what is between “//” and “@”, and the “@”.")
    let menuTooDeep = FaultDeclaration(145, example: 3) { (levels: Int) in
        ("the menu has more than \(levels) levels", "Put these entries a level higher.")
    }
    let taxonomyTaken = FaultDeclaration(191, example: "title") { name in
        ("“\(name)” is a key with another meaning", "Choose another name for the taxonomy.")
    }
    /// `outputs` without `page`: every result has its page.
    let outputsWithoutPage = FaultDeclaration(174, example: ["csv", "json"]) { (words: [String]) in
        (
            "outputs has no “page”, and every result has its page",
            "Write “outputs: \((["page"] + words).joined(separator: ", "))”."
        )
    }
    let notAColor = FaultDeclaration(185, example: "brand", "navy") { key, typed in
        ("\(key) “\(typed)” is not a color", "Write it as “#0b3d91”, with quotation marks.")
    }
    /// A color without enough contrast with its background. The contrast is in hundredths.
    let colorTooClose = FaultDeclaration(
        186, example: "brand", "#ff8800", 192, "#dce9fb", "#9e5400"
    ) { (key: String, typed: String, contrast: Int, ground: String, better: String) in
        (
            "\(key) “\(typed)” has a contrast of \(contrast / 100).\(contrast / 10 % 10) "
                + "with \(ground), and links need 4.5",
            "Choose a color such as “\(better)”."
        )
    }
    let notABrandingFile = FaultDeclaration(187, example: "text", "fonts/a.ttf", [".woff2"]) {
        (key: String, typed: String, endings: [String]) in
        (
            "\(key) “\(typed)” is not a file of assets/ that it can be",
            "Put a file into assets/ and write its path. Its name can end with "
                + endings.joined(separator: ", ") + "."
        )
    }
    let notALanguage = FaultDeclaration(148, example: "deutsch", "de") {
        (tag: String, near: String?) in
        (
            "language “\(tag)” is not the tag of a language",
            didYouMean(near) ?? "Write its tag, such as “de” or “pt-BR”."
        )
    }
    let tooManyLanguages = FaultDeclaration(197, example: SiteLanguage.most) { (limit: Int) in
        (
            "the site has more than \(limit) further languages",
            "Remove some, or divide the site into several."
        )
    }
    let languageWithoutName = FaultDeclaration(149, example: "gsw") { tag in
        (
            "the name of the language “\(tag)” is not known",
            "Add a line “name:” with what those who speak it call it, such as “name: Deutsch”."
        )
    }
    let languageTwice = FaultDeclaration(150, example: "de") { tag in
        ("the site has the language “\(tag)” twice", "Keep one of the two.")
    }
}
