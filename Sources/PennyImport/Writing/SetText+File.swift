import PennyContent
import PennyDiagnostics

extension SetText {
    /// The whole file, as the reader of front matter takes it.
    func file(_ body: String, from path: String) throws(DiagnosticError) -> String {
        if yaml.utf8.count > FrontMatter.byteLimit {
            throw DiagnosticError([
                Diagnostic(
                    .error, ImportFault.tooLarge(limit: FrontMatter.byteLimit),
                    at: SourceLocation(path: path))
            ])
        }
        return "---\n\(yaml)---\n\n\(body)\n"
    }

    /// The name of a file as Markdown that stands for nothing else.
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
