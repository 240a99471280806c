import PennyMarkup
import PennySite

/// The variables of a template, for people.
struct NamesText {
    private let template: String
    private let part: ThemeFileDescription

    init(_ template: String, _ part: ThemeFileDescription) {
        self.template = template
        self.part = part
    }

    var text: Bytes {
        var out = Bytes()
        out.line("\(part.name): \(part.purpose)")
        guard let known = TemplateDescription.all.first(where: { $0.name == template }) else {
            out.line("")
            let around = ThemeFileDescription.all().filter { $0.includes(template) }.compactMap(
                \.template)
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
            out.columns(Self.rows(TemplateDescription.ofEveryPage))
        }
        appendIncluded(&out)
        return out
    }

    /// Appends the variables that a partial uses, as the templates around it have them.
    private func appendUsed(_ out: inout Bytes) {
        let all = ThemeFileDescription.all()
        let around = TemplateDescription.all.filter { known in
            all.first { $0.template == known.name }?.included(in: all)
                .contains { $0.name == part.name } ?? false
        }
        var used: [TemplateVariable] = []
        var seen: Set<String> = []
        // A variable in a list or an object counts if the partial is included inside it.
        for name in Self.flattened(around.flatMap(\.names) + TemplateDescription.ofEveryPage)
        where part.uses(name.name) && !seen.contains(name.name) {
            used.append(name)
            seen.formUnion(Self.flattened([name]).map(\.name))
        }
        if used.isEmpty { return }
        out.line("")
        out.line("The names that it uses:")
        out.columns(Self.rows(used))
    }

    /// Variables with their members, the outer ones first.
    private static func flattened(_ names: [TemplateVariable]) -> [TemplateVariable] {
        names.isEmpty ? [] : names + flattened(names.flatMap(\.members))
    }

    /// Appends the templates that it includes, whose variables it must have.
    private func appendIncluded(_ out: inout Bytes) {
        let included = part.included(in: ThemeFileDescription.all())
        if included.isEmpty { return }
        out.line("")
        out.line("Templates that it includes:")
        out.columns(included.map { ["  " + ($0.template ?? $0.name), $0.purpose] })
    }

    /// The rows of variables. Members are below their variables, indented.
    private static func rows(_ names: [TemplateVariable], _ indentation: String = "  ")
        -> [[String]]
    {
        names.flatMap { name in
            [[indentation + name.name, name.kind.rawValue + (name.mayBeOff ? "?" : ""), name.help]]
                + rows(name.members, indentation + "  ")
        }
    }
}
