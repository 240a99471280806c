package import PennyDiagnostics
import PennyTemplates

extension Fault {
    package static let theme = ThemeFaults()
}

/// Faults of a site’s own templates, styles and pictures.
package struct ThemeFaults: FaultDeclarations {
    let themeFileThere = FaultDeclaration(595, example: "templates/prose.mustache") { path in
        ("there is a file “\(path)” already", "Edit that file, or move it away to begin again.")
    }
    /// A page names a template that is not in the site’s `templates/`.
    let unknownPageTemplate = FaultDeclaration(596, example: "ladning", "landing") {
        (name: String, near: String?) in
        (
            "the site has no template “\(name)” of its own",
            didYouMean(near) ?? "Add “templates/\(name).mustache”, or remove the line."
        )
    }
    let templateOfTheme = FaultDeclaration(591, example: "prose") { name in
        (
            "“\(name)” is the theme’s template for all such pages",
            "Remove the line. For a template of some pages, copy “templates/\(name).mustache” "
                + "under another name, and write that."
        )
    }
    let sharedThemeFile = FaultDeclaration(522, example: "style.de.css") { name in
        (
            "“\(name)” is a file that all languages share",
            "Only templates and explanations can be translated. A style sheet can use “:lang(de)”."
        )
    }
    let unknownThemeFile = FaultDeclaration(523, example: "layuot.mustache", "layout.mustache") {
        (name: String, near: String?) in
        (
            "the theme has no file “\(name)”",
            didYouMean(near)
                ?? "Put files to be copied as they are into assets/."
        )
    }
    let unusedTemplate = FaultDeclaration(524, as: .warning, example: "fotter", .nearest("footer"))
    { (name: String, meant: MeantName) in
        let nextStep =
            switch meant {
            case .nearest(let near): "Did you mean “\(near)”?"
            case .renamed(let old, let new): "Rename it: “\(old)” is “\(new)” now."
            }
        return ("no page uses the template “\(name)”", nextStep)
    }
    let unusedStyle = FaultDeclaration(525, as: .warning, example: "style-tables.css", "style.css")
    { name, whole in
        (
            "“\(name)” is not used beside \(whole), which is the whole style sheet",
            "Remove \(whole), or move the rules into it."
        )
    }
    let noPictures = Fault(
        528, as: .warning,
        "sharingPictures asks for pictures, and there is no Chromium to make them",
        "Install the package chromium-headless-shell or chromium, or remove the key.")
}
