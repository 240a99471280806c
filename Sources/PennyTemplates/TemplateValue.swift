/// What a name stands for while a template is rendered.
public enum TemplateValue: Sendable {
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
    /// A list so long that its elements are not to be in memory together: each is made when it
    /// is its turn, as often as the template goes through the list.
    indirect case each(count: Int, make: @Sendable (Int) -> TemplateValue)
    /// Names of its own, reached in `{{#name}}…{{/name}}` or as `{{name.member}}`.
    case object(TemplateValues)
    /// Names that writers of a site have made up, reached as those of an object.
    case fields([TemplateField])

    /// The text, or a flag that is off, so that `{{#name}}{{name}}{{/name}}`
    /// shows it where there is one.
    public static func optional(_ text: String?) -> TemplateValue {
        text.map(TemplateValue.text) ?? .flag(false)
    }
}

extension TemplateValue {
    static let isEmptyName: TemplateName = "isEmpty"

    /// Whether it is a list without elements; nil for what is no list.
    var isEmptyList: Bool? {
        switch self {
        case .list(let elements): elements.isEmpty
        case .each(let count, _): count == 0
        case .text, .html, .markup, .flag, .object, .fields: nil
        }
    }

    /// Whether names can be reached through it.
    var holdsNames: Bool {
        switch self {
        case .object, .fields, .list, .each: true
        case .text, .html, .markup, .flag: false
        }
    }

    /// The names that can be reached through it.
    var names: [String] {
        switch self {
        case .object(let members): members.names
        case .fields(let fields): fields.map(\.name).sorted()
        case .list, .each: [Self.isEmptyName.description]
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
        case .each(let count, _): count == 0
        case .object, .fields: false
        }
    }
}

/// A name that a writer has made up, and what it stands for.
public struct TemplateField: Sendable {
    public let name: String
    public let value: TemplateValue

    public init(_ name: String, _ value: TemplateValue) {
        self.name = name
        self.value = value
    }
}
