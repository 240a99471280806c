/// The value of a name while a template is rendered.
public enum TemplateValue: Sendable {
    /// Plain text, shown with `{{name}}`, which escapes it.
    case text(String)
    /// Finished markup, shown with `{{{name}}}`, which does not escape it.
    case html(String)
    /// Finished markup as UTF-8.
    case markup([UInt8])
    /// Opens or closes `{{#name}}…{{/name}}`; it cannot be shown.
    case flag(Bool)
    /// Repeats `{{#name}}…{{/name}}` for each element. Markup around a list goes into
    /// `{{^name.isEmpty}}…{{/name.isEmpty}}`.
    case list([TemplateValue])
    /// A list that is too long for memory: each element is made on demand, whenever the template
    /// iterates over the list.
    indirect case each(count: Int, make: @Sendable (Int) -> TemplateValue)
    /// An object with members, reached in `{{#name}}…{{/name}}` or as `{{name.member}}`.
    case object(TemplateValues)
    /// Custom fields of a site's authors, reached like members of an object.
    case fields([TemplateField])

    /// The text, or a flag that is off, so that `{{#name}}{{name}}{{/name}}` shows the text if
    /// there is one.
    public static func optional(_ text: String?) -> TemplateValue {
        text.map(TemplateValue.text) ?? .flag(false)
    }
}

extension TemplateValue {
    static let isEmptyName: TemplateName = "isEmpty"

    /// Whether a list is empty; nil for other values.
    var isEmptyList: Bool? {
        switch self {
        case .list(let elements): elements.isEmpty
        case .each(let count, _): count == 0
        case .text, .html, .markup, .flag, .object, .fields: nil
        }
    }

    /// Whether it has members.
    var holdsNames: Bool {
        switch self {
        case .object, .fields, .list, .each: true
        case .text, .html, .markup, .flag: false
        }
    }

    /// The names of its members.
    var names: [String] {
        switch self {
        case .object(let members): members.names
        case .fields(let fields): fields.map(\.name).sorted()
        case .list, .each: [Self.isEmptyName.description]
        case .text, .html, .markup, .flag: []
        }
    }

    /// Whether a section with this value shows nothing, and the inverted section does.
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

/// A custom field of a site's author: its name and value.
public struct TemplateField: Sendable {
    public let name: String
    public let value: TemplateValue

    public init(_ name: String, _ value: TemplateValue) {
        self.name = name
        self.value = value
    }
}
