import PennyTemplates

extension TextLanguage? {
    /// The template values `lang` and `dir`.
    var values: TemplateValues { Self.values.values(of: self, on: "") }
}
