/// A name that a template can use, and what it stands for.
public struct ThemeName: Equatable, Sendable {
    /// How a template shows it.
    public enum Kind: String, Sendable {
        /// `{{name}}`
        case text
        /// `{{{name}}}`, which is markup already.
        case html
        /// `{{#name}}…{{/name}}` is there or not.
        case flag
        /// `{{#name}}…{{/name}}`, once for each element.
        case list
        /// `{{#name}}…{{/name}}` has its members.
        case object
    }

    public let name: String
    public let kind: Kind
    /// What it is for, in one line.
    public let help: String
    /// The names in it, or in each element of a list; none in a list of texts.
    public let members: [ThemeName]
    /// Whether it is a flag that is off where there is none.
    public private(set) var mayBeOff = false

    static func text(_ name: String, _ help: String) -> ThemeName {
        ThemeName(name: name, kind: .text, help: help, members: [])
    }

    static func html(_ name: String, _ help: String) -> ThemeName {
        ThemeName(name: name, kind: .html, help: help, members: [])
    }

    static func flag(_ name: String, _ help: String) -> ThemeName {
        ThemeName(name: name, kind: .flag, help: help, members: [])
    }

    static func list(_ name: String, _ help: String, of members: [ThemeName] = []) -> ThemeName {
        ThemeName(name: name, kind: .list, help: help, members: members)
    }

    static func object(_ name: String, _ help: String, of members: [ThemeName]) -> ThemeName {
        ThemeName(name: name, kind: .object, help: help, members: members)
    }

    /// The same where there may be none.
    var orOff: ThemeName {
        var name = self
        name.mayBeOff = true
        return name
    }
}

/// A template that pages are made with, and the names that it is given.
public struct ThemeTemplate: Equatable, Sendable {
    /// What the program calls it: `prose`.
    public let name: String
    /// Its own names.
    public let names: [ThemeName]
    /// Whether it has those of every page, too.
    public let isPage: Bool

    init(_ name: String, _ names: [ThemeName], isPage: Bool = true) {
        self.name = name
        self.names = names
        self.isPage = isPage
    }

    /// Those of all kinds of content, by their names.
    public static let all: [ThemeTemplate] = {
        var all: [ThemeTemplate] = []
        for template in ContentKinds.all.flatMap({ $0.templates }) + [SiteMap.themeTemplate]
        where !all.contains(where: { $0.name == template.name }) {
            all.append(template)
        }
        return all.sorted { $0.name < $1.name }
    }()

    /// What every page has.
    public static let ofEveryPage = Frame.names
}
