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

    /// What a name is when it is reached through this value.
    func member(_ name: String) -> TemplateValue? {
        switch self {
        case .object(let members): members[name]
        case .list(let elements): name == Self.isEmptyName ? .flag(elements.isEmpty) : nil
        case .text, .html, .markup, .flag: nil
        }
    }

    /// Whether names can be reached through it.
    var holdsNames: Bool {
        switch self {
        case .object, .list: true
        case .text, .html, .markup, .flag: false
        }
    }

    /// The names that can be reached through it.
    var names: [String] {
        switch self {
        case .object(let members): members.keys.sorted()
        case .list: [Self.isEmptyName]
        case .text, .html, .markup, .flag: []
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
