public import PennyDiagnostics

/// Templates that include each other, free of the faults that can be seen
/// before there are values.
public struct TemplateSet: Sendable {
    private let templates: [String: TemplateBody]

    private init(templates: [String: TemplateBody]) { self.templates = templates }

    /// No templates.
    public init() { templates = [:] }

    /// Reads the files, or throws all faults of all of them: tags that are
    /// not well written, and partials, parents and blocks that do not exist.
    public static func load(_ files: [TemplateFile]) throws(DiagnosticError) -> TemplateSet {
        var names: Set<String> = []
        var templates: [String: TemplateBody] = [:]
        var faults: [Diagnostic] = []
        for file in files {
            let start = SourceLocation(path: file.path)
            if !names.insert(file.name).inserted {
                faults.append(Diagnostic(.error, TemplateFault.twice(file.name), at: start))
            }
            let (body, syntaxFaults) = parse(file)
            faults += syntaxFaults
            if syntaxFaults.isEmpty { templates[file.name] = body }
        }
        var references = ReferenceCheck(templates, names: names)
        references.check()
        faults += references.faults
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        return TemplateSet(templates: templates)
    }

    /// The bytes of a template with these values, or all the tags in it, and
    /// in what it includes, that they leave without a meaning.
    public func render(
        _ name: String, _ values: [String: TemplateValue]
    ) throws(DiagnosticError) -> [UInt8] {
        guard templates[name] != nil else {
            let nearest = nearMiss(to: name, among: templates.keys.sorted())
            throw DiagnosticError([
                Diagnostic(
                    .error, TemplateFault.missing(name, nearest: nearest),
                    at: SourceLocation(path: "templates"))
            ])
        }
        var writer = TemplateWriter(templates, page: name, values)
        writer.write()
        guard writer.faults.isEmpty else { throw DiagnosticError(writer.faults) }
        return writer.bytes
    }

    private static func parse(
        _ file: TemplateFile
    ) -> (body: TemplateBody, faults: [Diagnostic]) {
        var scanner = TagScanner(file)
        scanner.scan()
        // Tags that could not be read would make sections look unclosed.
        guard scanner.faults.isEmpty else { return (TemplateBody(), scanner.faults) }
        var builder = TreeBuilder()
        builder.build(StandaloneLines(scanner.pieces).pieces)
        return (builder.root, builder.faults)
    }
}
