import ArgumentParser
import PennyMarkup
import PennySite

struct ThemeCopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copy files of the theme to the site’s folder templates/, to edit them.",
        discussion: """
            A file that is there already stays, and then nothing is copied.

              pennypress theme copy prose
              pennypress theme copy layout style-tokens.css --site my-site
            """)

    @Argument(help: ThemeOptions.nameHelp, completion: .list(ThemeOptions.names))
    var names: [String]

    @OptionGroup var options: ThemeOptions

    func validate() throws {
        for name in names { _ = try ThemeOptions.part(name) }
    }

    func run() throws {
        try PennyCommandLine.run {
            let site = try SiteLocator.site(named: options.site)
            let own = try ThemeOverrides.find(in: site)
            let context = try SiteContext.read(library: site, isSite: true)
            let language = context.readers.words.language
            var parts: [ThemeFileDescription] = []
            for name in names {
                guard let part = ThemeFileDescription.named(name, in: language),
                    !parts.contains(where: { $0.name == part.name })
                else { continue }
                parts.append(part)
            }
            for path in try own.copy(parts) { Console.message("made \(path)\n") }
        }
    }
}
