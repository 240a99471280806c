import Mustache
public import PennyDiagnostics

/// Templates that include each other, free of the faults that can be seen
/// before there are values.
public struct TemplateSet: Sendable {
    private let templates: [String: [TemplateNode]]
    private let library: MustacheLibrary

    /// Reads the files, or throws all faults of all of them: tags that are
    /// not well written, and partials, parents and blocks that do not exist.
    public static func load(_ files: [TemplateFile]) throws(DiagnosticError) -> TemplateSet {
        var names: Set<String> = []
        var templates: [String: [TemplateNode]] = [:]
        var library = MustacheLibrary()
        var faults: [Diagnostic] = []
        for file in files {
            let start = SourceLocation(path: file.path)
            if !names.insert(file.name).inserted {
                faults.append(Diagnostic(.error, TemplateFault.twice(file.name), at: start))
            }
            let (nodes, syntaxFaults) = parse(file)
            faults += syntaxFaults
            guard syntaxFaults.isEmpty else { continue }
            templates[file.name] = nodes
            do {
                try library.register(file.text, named: file.name)
            } catch {
                let context = (error as? MustacheTemplate.ParserError)?.context
                let place = SourceLocation(
                    path: file.path, line: context?.lineNumber ?? 1,
                    column: context?.columnNumber ?? 1)
                faults.append(Diagnostic(.error, TemplateFault.unreadable, at: place))
            }
        }
        var references = ReferenceCheck(templates, names: names)
        references.check()
        faults += references.faults
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        return TemplateSet(templates: templates, library: library)
    }

    /// The text of a template with these values, or all the tags in it, and
    /// in what it includes, that they leave without a meaning.
    public func render(
        _ name: String, _ values: [String: TemplateValue]
    ) throws(DiagnosticError) -> String {
        var check = ValueCheck(templates, page: name)
        check.check(values)
        guard check.faults.isEmpty else { throw DiagnosticError(check.faults) }
        let object = TemplateValue.object(values).mustacheValue
        guard let text = library.render(object, withTemplate: name) else {
            let nearest = nearMiss(to: name, among: templates.keys.sorted())
            throw DiagnosticError([
                Diagnostic(
                    .error, TemplateFault.missing(name, nearest: nearest),
                    at: SourceLocation(path: "templates"))
            ])
        }
        return text
    }

    private static func parse(
        _ file: TemplateFile
    ) -> (nodes: [TemplateNode], faults: [Diagnostic]) {
        var scanner = TagScanner(file)
        scanner.scan()
        // Tags that could not be read would make sections look unclosed.
        guard scanner.faults.isEmpty else { return ([], scanner.faults) }
        var builder = TreeBuilder()
        builder.build(scanner.tags)
        return (builder.roots, builder.faults)
    }
}
