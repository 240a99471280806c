import PennyContent
import PennyDiagnostics
import PennyTemplates
import PennyTheme

/// The fields of pages as template values. Every page of a template has each field that any page of
/// it has: off, or an empty list, where the page does not set it. So a template can ask for it.
struct PageFields {
    /// The field names by template, each with the value for pages that do not set it.
    private let names: [String: [(name: String, fallback: TemplateValue)]]

    init(_ pages: [ProsePage]) {
        var found: [String: [String: Bool]] = [:]
        for page in pages {
            let fields = page.fields.map { ($0.name, $0.isList) }
            found[Self.template(of: page), default: [:]].merge(fields) { $0 || $1 }
        }
        names = found.mapValues { fields in
            fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value ? .list([]) : .flag(false)) }
        }
    }

    /// The template that a page names; empty for the theme's, which no page can name this way.
    private static func template(of page: ProsePage) -> String { page.template?.text ?? "" }

    func value(of page: ProsePage) -> TemplateValue {
        .fields(
            (names[Self.template(of: page)] ?? []).map { name, fallback in
                let field = page.fields.first { $0.name == name }
                return TemplateField(name, field?.templateValue ?? fallback)
            })
    }

    /// The page's own template; nil for the theme's, and for a name that the site does not have,
    /// which `check` reports.
    static func ownTemplate(of page: ProsePage, in site: AnalyzedEdition) -> String? {
        page.template.map(\.text).flatMap { site.theme.ownTemplates.contains($0) ? $0 : nil }
    }

    /// Reports pages that name a template the site does not have.
    static func check(_ pages: [ProsePage], _ files: inout ContentReader) {
        guard let known = files.theme?.ownTemplates else { return }
        for page in pages {
            guard let template = page.template, !known.contains(template.text) else { continue }
            files.report(unknown: template, known, of: page)
        }
    }
}

extension ContentReader {
    fileprivate mutating func report(
        unknown template: LocatedWord, _ known: Set<String>, of page: ProsePage
    ) {
        let ending = ThemeFileDescription.templateEnding
        let typed =
            template.text.hasSuffix(ending)
            ? String(template.text.dropLast(ending.utf8.count)) : template.text
        let near = known.contains(typed) ? typed : nearMiss(to: typed, among: known.sorted())
        let fault: Fault =
            BuiltInTheme.names.contains(typed + ending)
            ? .theme.templateOfTheme(typed) : .theme.unknownPageTemplate(template.text, near)
        diagnostics.append(Diagnostic(fault, at: template.location))
        faulty.insert(SourcePath.page(page, in: folder))
    }
}

extension PageField {
    fileprivate var isList: Bool {
        if case .list = value { true } else { false }
    }

    fileprivate var templateValue: TemplateValue {
        switch value {
        case .text(let text): .text(text)
        case .flag(let isOn): .flag(isOn)
        case .list(let texts): .list(texts.map { .text($0) })
        }
    }
}
