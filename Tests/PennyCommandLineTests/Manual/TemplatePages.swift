import PennySite

/// A page for each template of the theme, with the variables that it receives.
enum TemplatePages {
    static var all: [ManualPage] {
        let templates = TemplateDescription.all
        return [index, ofEveryPage] + templates.enumerated().map { page($1, order: $0 + 2) }
    }

    private static var index: ManualPage {
        var lines = [
            "A file in `templates/` takes the place of the file of the theme with the same name. `pennypress theme "
                + "copy` copies one to change it. [Templates and styles](../../look/templates.md) says how."
        ]
        for group in ThemeFileDescription.Group.allCases {
            let parts = ThemeFileDescription.all().filter { $0.group == group }
            lines += ["", "## \(title(group))", "", "| file | is |", "|---|---|"]
            for part in parts {
                let isPage = group == .page
                let name = isPage ? "[`\(part.name)`](\(part.template ?? "").md)" : "`\(part.name)`"
                lines.append("| \(name) | \(ManualPage.prose(part.purpose)) |")
            }
        }
        return ManualPage(
            "reference/templates/index.md", title: "Files of the theme",
            description: "Every template, style sheet, script and text that pages are made with.",
            order: 4,
            more: "list: none", lines)
    }

    private static func title(_ group: ThemeFileDescription.Group) -> String {
        switch group {
        case .page: "Templates of pages"
        case .piece: "Templates that others include"
        case .style: "Parts of the style sheet"
        case .script: "Scripts"
        case .text: "Texts"
        case .picture: "Pictures"
        }
    }

    private static var ofEveryPage: ManualPage {
        ManualPage(
            "reference/templates/every-page.md", title: "Names of every page",
            description: "What all templates of pages can show.", order: 1,
            ["Templates of pages can use these names, besides their own."]
                + table(TemplateDescription.ofEveryPage))
    }

    private static func page(_ template: TemplateDescription, order: Int) -> ManualPage {
        let purpose =
            ThemeFileDescription.all().first { $0.template == template.name }?.purpose ?? ""
        var lines = [purpose]
        if !template.names.isEmpty { lines += table(template.names) }
        if template.isPage {
            lines += ["", "It also has [the names of every page](every-page.md)."]
        }
        lines += ["", "`pennypress theme copy \(template.name)` copies it to your site."]
        return ManualPage(
            "reference/templates/\(template.name).md", title: "Template \(template.name)",
            description: "The names that the template \(template.name) can show. \(purpose)",
            order: order,
            lines)
    }

    private static func table(_ names: [TemplateVariable]) -> [String] {
        ["", "## Names", "", "| name | type | is |", "|---|---|---|"] + rows(names, [])
    }

    private static func rows(_ names: [TemplateVariable], _ path: [String]) -> [String] {
        names.flatMap { name in
            let path = path + [name.name]
            let type = name.kind.rawValue + (name.mayBeOff ? ", or none" : "")
            let title = path.map { "`\($0)`" }.joined(separator: " › ")
            return ["| \(title) | \(type) | \(ManualPage.prose(name.help)) |"]
                + rows(name.members, path)
        }
    }
}
