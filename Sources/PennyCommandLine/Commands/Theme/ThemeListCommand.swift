import ArgumentParser
import PennyDiagnostics
import PennyMarkup
import PennySite

struct ThemeListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the files of the theme, each with what it is for.",
        discussion: """
            An asterisk marks the files that the site has in place of the theme’s.

              pennypress theme list
              pennypress theme list --site my-site
            """)

    @OptionGroup var options: ThemeOptions

    func run() throws {
        try PennyCommandLine.run {
            let own = try options.ownIfAny()
            let parts = ThemeFileDescription.all()
            var out = Bytes()
            for group in ThemeFileDescription.Group.allCases {
                if group != .page { out.line("") }
                out.line(group.title)
                out.columns(
                    try parts.filter { $0.group == group }.map { (part) throws(DiagnosticError) in
                        let isOwn = try own?.replaces(part.name) ?? false
                        return [isOwn ? "*" : " ", part.name, part.purpose]
                    })
            }
            try Console.output(out.bytes)
        }
    }
}

extension ThemeFileDescription.Group {
    fileprivate var title: String {
        switch self {
        case .page: "Templates of pages"
        case .piece: "Templates that others include"
        case .style: "Parts of the style sheet"
        case .script: "Scripts"
        case .text: "Texts"
        case .picture: "Pictures"
        }
    }
}
