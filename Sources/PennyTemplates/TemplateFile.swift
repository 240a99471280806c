/// A template's text and where it comes from.
public struct TemplateFile: Equatable, Sendable {
    /// What partials and the program call it: `calculation`.
    public let name: String
    /// What messages call it: `templates/calculation.mustache`.
    public let path: String
    public let text: String

    public init(name: String, path: String, text: String) {
        self.name = name
        self.path = path
        self.text = text
    }
}
