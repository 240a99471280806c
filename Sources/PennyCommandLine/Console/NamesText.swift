import PennyMarkup
import PennySite

/// The names of a template, for people.
struct NamesText {
    private let template: String
    private let part: ThemePart

    init(_ template: String, _ part: ThemePart) {
        self.template = template
        self.part = part
    }

    var text: Bytes {
        var out = Bytes()
        out.line("\(part.name): \(part.purpose)")
        guard let known = ThemeTemplate.all.first(where: { $0.name == template }) else {
            out.line("")
            let around = ThemePart.all().filter { $0.includes(template) }.compactMap(\.template)
            out.line("It is included by: \(around.joined(separator: ", ")).")
            out.line("It has the names that there are at that place.")
            return out
        }
        if !known.names.isEmpty {
            out.line("")
            out.line("Its own names:")
            out.columns(Self.rows(known.names))
        }
        if known.isPage {
            out.line("")
            out.line("The names of every page:")
            out.columns(Self.rows(ThemeTemplate.ofEveryPage))
        }
        return out
    }

    /// Members are below their names, farther in.
    private static func rows(_ names: [ThemeName], _ indentation: String = "  ") -> [[String]] {
        names.flatMap { name in
            [[indentation + name.name, name.kind.rawValue + (name.mayBeOff ? "?" : ""), name.help]]
                + rows(name.members, indentation + "  ")
        }
    }
}
