import ArgumentParser
import PennyMarkup
import PennySite

struct ThemeNamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "names",
        abstract: "List the names that a template can use, with what they stand for.",
        discussion: """
            How to write a name depends on its type:
              text      {{name}}
              html      {{{name}}}
              flag      {{#name}}if it is on{{/name}}{{^name}}if it is off{{/name}}
              list      {{#name}}once for each element{{/name}}
              object    {{#name}}its members{{/name}}, or {{name.member}}

            Where there may be none, the type has a question mark. Then the name is a flag that \
            is off. A list has a flag, too: {{^name.isEmpty}}…{{/name.isEmpty}}

              pennypress theme names prose
            """)

    @Argument(
        help: ArgumentHelp("A template of the theme, such as prose.", valueName: "template"),
        completion: .list(TemplateDescription.all.map(\.name)))
    var template: String

    func validate() throws {
        let part = try ThemeOptions.part(template)
        if part.template == nil { throw ValidationError("'\(part.name)' is no template.") }
    }

    func run() throws {
        let part = try ThemeOptions.part(template)
        guard let template = part.template else { return }
        try PennyCommandLine.run { try Console.output(NamesText(template, part).text.bytes) }
    }
}
