/// A variable that a template can use.
public struct TemplateVariable: Equatable, Sendable {
    /// The kind of a variable, and how a template shows it.
    public enum Kind: String, Sendable {
        /// `{{name}}`
        case text
        /// `{{{name}}}`, which is markup already.
        case html
        /// `{{#name}}…{{/name}}`, shown or not.
        case flag
        /// `{{#name}}…{{/name}}`, once for each element.
        case list
        /// `{{#name}}…{{/name}}` has its members.
        case object
    }

    public let name: String
    public let kind: Kind
    /// A description in one line.
    public let help: String
    /// The variables in an object, or in each element of a list; none in a list of texts.
    public let members: [TemplateVariable]
    /// Whether it can be off: a flag where the page has no value.
    public let mayBeOff: Bool
}

/// A template and its variables.
public struct TemplateDescription: Equatable, Sendable {
    /// The name of the template: `prose`.
    public let name: String
    /// The variables of this template alone.
    public let names: [TemplateVariable]
    /// Whether it has the variables of every page, too.
    public let isPage: Bool

    init<Model>(_ name: String, _ values: [PageValue<Model>], isPage: Bool = true) {
        self.name = name
        names = values.variables()
        self.isPage = isPage
    }

    /// Creates a template of pages to which kinds of content add values.
    init<Model, Other>(
        _ name: String, _ values: [PageValue<Model>], adding others: [PageValue<Other>]
    ) {
        self.name = name
        names = values.variables() + others.variables()
        isPage = true
    }

    /// Creates a template of pages without values of its own.
    init(_ name: String) {
        self.name = name
        names = []
        isPage = true
    }

    /// The templates of all content kinds, sorted by name.
    public static let all: [TemplateDescription] = {
        var all: [TemplateDescription] = []
        for template in ContentKinds.all.flatMap({ $0.templates }) + [SiteMap.themeTemplate]
        where !all.contains(where: { $0.name == template.name }) {
            all.append(template)
        }
        return all.sorted { $0.name < $1.name }
    }()

    /// The variables of every page.
    public static let ofEveryPage = Layout.variables
}
