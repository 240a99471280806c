public import ArgumentParser
import PennyFiles
public import PennyImport
import PennySite

struct ImportGlossaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glossary",
        abstract: "Make a glossary from a table, from Markdown, or from two RTF files.",
        discussion: """
            A table (CSV, with commas, semicolons or tabs) has the columns term and definition. \
            It can also have aliases, short, tags, source and others. Markdown has a heading \
            for each term. Of two RTF files, one has the words and the other has the \
            definitions in the same order, with a delimiter between entries. The terms are \
            written in alphabetical order. The command reports every problem with its line and \
            column.

              pennypress import glossary terms.csv
              pennypress import glossary words.md --as markdown
              pennypress import glossary --words words.rtf --definitions texts.rtf
            """)

    @Argument(
        help: ArgumentHelp("The table or Markdown file to import.", valueName: "file"))
    var file: String?

    @Option(help: ArgumentHelp("An RTF file of words.", valueName: "words.rtf"))
    var words: String?

    @Option(help: ArgumentHelp("The RTF file of their definitions.", valueName: "texts.rtf"))
    var definitions: String?

    @Option(help: ArgumentHelp("The text between two entries in RTF files.", valueName: "text"))
    var delimiter = "|"

    @Option(
        name: .customLong("as"),
        help: "What to write: csv for one table, or markdown for a file for each term.")
    var form = GlossaryTarget.Form.csv

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            """
            The table to write, or the folder for the files. Default: glossary/terms.csv, or \
            glossary, in the site's folder.
            """,
            valueName: "path"))
    var destination: String?

    @Flag(name: .customLong("force"), help: "Replace files that are there already.")
    var replaces = false

    func validate() throws {
        if [file, words, definitions].contains("") {
            throw ValidationError("The name of the file is empty.")
        }
        if destination == "" { throw ValidationError("The name after “--to” is empty.") }
        if delimiter.isEmpty { throw ValidationError("The delimiter is empty.") }
        if file != nil, words != nil || definitions != nil {
            throw ValidationError(
                "Name a file, or a pair with --words and --definitions, not both.")
        }
        if (words == nil) != (definitions == nil) {
            throw ValidationError("--words and --definitions go together.")
        }
        if file == nil, words == nil {
            throw ValidationError("Name a file, or a pair with --words and --definitions.")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            let site = destination == nil ? try SiteLocator.standardForFiles() : nil
            let target = try GlossaryTarget(
                destination, as: form, folder: FileTree(site ?? ".").path("glossary/"))
            let importing = GlossaryImport(to: target)
            if let words, let definitions {
                let pair = (try ImportFiles.source(words), try ImportFiles.source(definitions))
                let imported = try importing.read(
                    words: pair.0, definitions: pair.1, delimiter: delimiter)
                try ImportFiles.write(
                    imported, of: [pair.0, pair.1], below: site, replaces: replaces)
            } else if let file {
                let source = try ImportFiles.source(file)
                let imported = try importing.read(source)
                try ImportFiles.write(imported, of: [source], below: site, replaces: replaces)
            }
        }
    }
}

extension GlossaryTarget.Form: ExpressibleByArgument {}
