/// What a name stands for while a template is rendered.
public enum TemplateValue: Equatable, Sendable {
    /// Plain text, shown with `{{name}}`, which escapes it.
    case text(String)
    /// Finished markup, shown with `{{{name}}}`, which does not escape it.
    case html(String)
    /// The same as UTF-8.
    case markup([UInt8])
    /// Opens or closes `{{#name}}…{{/name}}`; it cannot be shown.
    case flag(Bool)
    /// Repeats `{{#name}}…{{/name}}`, once an element. What surrounds a list
    /// goes into `{{^name.isEmpty}}…{{/name.isEmpty}}`.
    case list([TemplateValue])
    /// Names of its own, reached in `{{#name}}…{{/name}}` or as `{{name.member}}`.
    case object([String: TemplateValue])

    /// The text, or a flag that is off, so that `{{#name}}{{name}}{{/name}}`
    /// shows it where there is one.
    public static func optional(_ text: String?) -> TemplateValue {
        text.map(TemplateValue.text) ?? .flag(false)
    }
}

extension TemplateValue {
    static let isEmptyName = "isEmpty"

    /// The names that can be reached through this value.
    var members: [String: TemplateValue]? {
        switch self {
        case .object(let members): members
        case .list(let elements): [Self.isEmptyName: .flag(elements.isEmpty)]
        case .text, .html, .markup, .flag: nil
        }
    }

    /// Whether a section of this value shows nothing, and its opposite does.
    var closesSection: Bool {
        switch self {
        case .text(let text), .html(let text): text.isEmpty
        case .markup(let bytes): bytes.isEmpty
        case .flag(let isOn): !isOn
        case .list(let elements): elements.isEmpty
        case .object: false
        }
    }
}
