import PennyTemplates

/// A template as a site's own folder has it.
func file(_ name: String, _ text: String) -> TemplateFile {
    TemplateFile(name: name, path: "templates/\(name).mustache", text: text)
}
