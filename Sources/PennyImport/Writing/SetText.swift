import PennyContent
import PennyDiagnostics

/// Writes a content file: front matter key by key, then Markdown.
struct SetText {
    typealias Field = (name: String, text: String)

    private var yaml = ""

    mutating func add(_ key: String, _ text: String?) {
        if let text { yaml += "\(key): \(YAMLText.scalar(text))\n" }
    }

    mutating func add(_ key: String, list texts: [String]) {
        if texts.isEmpty { return }
        yaml += "\(key):\n" + texts.map { "  - \(YAMLText.scalar($0))\n" }.joined()
    }

    mutating func add(_ key: String, _ entries: [[Field]]) {
        if entries.isEmpty { return }
        yaml += "\(key):\n"
        for entry in entries {
            for (index, field) in entry.enumerated() {
                yaml += index == 0 ? "  - " : "    "
                yaml += "\(field.name): \(YAMLText.scalar(field.text))\n"
            }
        }
    }

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
