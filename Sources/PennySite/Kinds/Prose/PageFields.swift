import PennyContent
import PennyDiagnostics
import PennyTemplates
import PennyTheme

/// The fields of pages as templates are given them. What any page with a template has is known on
/// all of them, so that a template can ask for it; where a page does not have it, it is off, and a
/// list is empty.
struct PageFields {
    /// The names by templates, each with what stands in for it.
    private let names: [String: [(name: String, standIn: TemplateValue)]]

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

    /// Pages without a template of their own have one of the theme, which is named so by none.
    private static func template(of page: ProsePage) -> String { page.template?.text ?? "" }

    func value(of page: ProsePage) -> TemplateValue {
        .fields(
            (names[Self.template(of: page)] ?? []).map { name, standIn in
                let field = page.fields.first { $0.name == name }
                return TemplateField(name, field?.templateValue ?? standIn)
            })
    }

    /// The template that a page is printed with in place of the theme's; nil for one that the site
    /// does not have, which is told.
    static func ownTemplate(of page: ProsePage, in site: CheckedSite) -> String? {
        page.template.map(\.text).flatMap { site.theme.ownTemplates.contains($0) ? $0 : nil }
    }

    /// Tells of pages that name a template that the site does not have.
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
        let ending = ThemePart.templateEnding
        let typed =
            template.text.hasSuffix(ending)
            ? String(template.text.dropLast(ending.utf8.count)) : template.text
        let near = known.contains(typed) ? typed : nearMiss(to: typed, among: known.sorted())
        let fault: SiteFault =
            BuiltInTheme.names.contains(typed + ending)
            ? .templateOfTheme(typed) : .unknownPageTemplate(template.text, near: near)
        diagnostics.append(Diagnostic(.error, fault, at: template.location))
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
