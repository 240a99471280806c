import PennyTemplates

extension TextLanguage? {
    /// The names by which templates mark a text: `lang` and `dir`.
    var values: TemplateValues {
        ["lang": .optional(self?.tag), "dir": .optional(self?.direction)]
    }
}
