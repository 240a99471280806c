import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennySite

/// The options of commands that read one file.
struct FileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A saved set: Markdown with front matter, YAML, JSON or CSV; - reads standard input.",
            valueName: "file"))
    var file: String

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Replace or add an input. You can repeat this option.", valueName: "name=value"))
    var replacements: [String] = []

    func validate() throws {
        for replacement in replacements where !InputArguments.isPair(replacement) {
            throw ValidationError(
                "“\(replacement)” is not of the form name=value, such as --set rate=5.9%")
        }
    }

    func computed() throws(DiagnosticError) -> [SingleFile.Computed] {
        let pairs = replacements.map(InputArguments.pair)
        if file != "-" { return try SingleFile.read(file).compute(replacing: pairs) }
        let bytes = try Console.requiredInput(limit: ContentText.byteLimit)
        return try SingleFile(bytes: bytes, named: "standard input").compute(replacing: pairs)
    }
}
