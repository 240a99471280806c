import PennyTemplates

extension TextLanguage? {
    /// The template values `lang` and `dir`.
    var values: TemplateValues {
        ["lang": .optional(self?.tag), "dir": .optional(self?.direction)]
    }
}
