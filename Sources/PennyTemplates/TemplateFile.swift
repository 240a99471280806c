/// A template's text and its origin.
public struct TemplateFile: Equatable, Sendable {
    /// The name in partials and in the program: `calculation`.
    public let name: String
    /// The path in messages: `templates/calculation.mustache`.
    public let path: String
    public let text: String

    public init(name: String, path: String, text: String) {
        self.name = name
        self.path = path
        self.text = text
    }
}
