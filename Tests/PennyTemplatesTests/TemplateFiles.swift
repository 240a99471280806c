import PennyDiagnostics
import PennyTemplates

/// A template from a site's own folder.
func file(_ name: String, _ text: String) -> TemplateFile {
    TemplateFile(name: name, path: "templates/\(name).mustache", text: text)
}

extension TemplateSet {
    func text(
        of name: String, _ values: TemplateValues
    ) throws(DiagnosticError) -> String {
        String(decoding: try render(name, values), as: UTF8.self)
    }
}
