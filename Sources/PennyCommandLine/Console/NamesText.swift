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
            appendUsed(&out)
            appendIncluded(&out)
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
        appendIncluded(&out)
        return out
    }

    /// The names that a piece uses, as the templates around it have them.
    private func appendUsed(_ out: inout Bytes) {
        let all = ThemePart.all()
        let around = ThemeTemplate.all.filter { known in
            all.first { $0.template == known.name }?.included(in: all)
                .contains { $0.name == part.name } ?? false
        }
        var used: [ThemeName] = []
        var seen: Set<String> = []
        // A name in a list or an object counts where the piece is in there itself.
        for name in Self.flattened(around.flatMap(\.names) + ThemeTemplate.ofEveryPage)
        where part.uses(name.name) && !seen.contains(name.name) {
            used.append(name)
            seen.formUnion(Self.flattened([name]).map(\.name))
        }
        if used.isEmpty { return }
        out.line("")
        out.line("The names that it uses:")
        out.columns(Self.rows(used))
    }

    /// Names with those in them, the outer ones first.
    private static func flattened(_ names: [ThemeName]) -> [ThemeName] {
        names.isEmpty ? [] : names + flattened(names.flatMap(\.members))
    }

    /// The templates that it includes, whose names it must have.
    private func appendIncluded(_ out: inout Bytes) {
        let included = part.included(in: ThemePart.all())
        if included.isEmpty { return }
        out.line("")
        out.line("Templates that it includes:")
        out.columns(included.map { ["  " + ($0.template ?? $0.name), $0.purpose] })
    }

    /// Members are below their names, farther in.
    private static func rows(_ names: [ThemeName], _ indentation: String = "  ") -> [[String]] {
        names.flatMap { name in
            [[indentation + name.name, name.kind.rawValue + (name.mayBeOff ? "?" : ""), name.help]]
                + rows(name.members, indentation + "  ")
        }
    }
}
