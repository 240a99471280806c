import ArgumentParser

struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme",
        abstract: "Show the templates, styles and scripts of pages, or copy them to change them.",
        discussion: """
            A file in the folder templates/ of a site takes the place of the built-in file with \
            the same name. Copy the file first, then edit the copy.

              pennypress theme list
              pennypress theme copy prose --site my-site
            """,
        subcommands: [
            ThemeListCommand.self, ThemeShowCommand.self, ThemeCopyCommand.self,
            ThemeNamesCommand.self,
        ])
}
