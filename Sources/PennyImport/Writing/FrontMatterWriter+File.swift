import PennyContent
import PennyDiagnostics

extension FrontMatterWriter {
    /// The whole file, in the form that the front matter reader accepts.
    func file(_ body: String, from path: String) throws(DiagnosticError) -> String {
        if yaml.utf8.count > FrontMatter.byteLimit {
            throw DiagnosticError([
                Diagnostic(
                    Fault.importing.tooLarge(FrontMatter.byteLimit),
                    at: SourceLocation(path: path))
            ])
        }
        return "---\n\(yaml)---\n\n\(body)\n"
    }

    /// The name of a file as escaped Markdown.
    static func markdown(fileName path: String) -> String {
        var out = ""
        for scalar in (path.split(separator: "/").last ?? "")
            .unicodeScalars
        {
            let isPlain =
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || scalar == "." || scalar == "-" || scalar == " "
            out += isPlain ? String(scalar) : "&#\(scalar.value);"
        }
        return out
    }
}
