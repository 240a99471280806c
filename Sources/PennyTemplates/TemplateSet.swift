public import PennyDiagnostics

/// Templates that include each other, without any errors that can be found before there are values.
public struct TemplateSet: Sendable {
    private var code: TemplateCode
    /// The index of each template in the code.
    private let indexes: [String: Int]
    private let elementIDs: [String: ElementIDs]
    private var bounds = TemplateBounds.standard
    private var watch: (@Sendable (String, TemplateValues) -> Void)?

    private init(_ templates: [String: TemplateBody]) {
        let names = templates.keys.sorted()
        code = TemplateCompiler.code(of: names.map { ($0, templates[$0] ?? TemplateBody()) })
        indexes = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        elementIDs = templates.mapValues(ElementIDs.init)
    }

    /// Creates an empty set.
    public init() { self.init([:]) }

    /// The same templates, which report the values of each one before it is rendered.
    package func watched(
        by watch: (@Sendable (String, TemplateValues) -> Void)?
    ) -> TemplateSet {
        var watched = self
        watched.watch = watch
        return watched
    }

    /// The `id`s of the elements that some templates and those they include write. Unknown names
    /// are ignored.
    public func elementIDs(of names: some Sequence<String>) -> ElementIDs {
        ElementIDs.of(names, in: elementIDs)
    }

    /// Reads the files, or throws all errors of all of them: invalid tags, and words, partials,
    /// parents and blocks that do not exist.
    ///
    /// - Parameters:
    ///   - parsed: files that have been read before with the same words, by their paths.
    ///   - formerNames: the former names, for which faults give the current ones.
    public static func load(
        _ files: [TemplateFile], words: TemplateWords = .none,
        parsed: [String: ParsedTemplate] = [:], formerNames: FormerNames = .none,
        bounds: TemplateBounds = .standard
    ) throws(DiagnosticError) -> TemplateSet {
        try check(files, bounds)
        var names: Set<String> = []
        var templates: [String: TemplateBody] = [:]
        var faults = FaultCollector<Diagnostic>()
        for file in files {
            let start = SourceLocation(path: file.path)
            if !names.insert(file.name).inserted {
                faults.add(Diagnostic(Fault.template.twice(file.name), at: start))
            }
            let template = parsed[file.path] ?? ParsedTemplate(file, words)
            faults.add(template.faults)
            if template.faults.isEmpty { templates[file.name] = template.body }
        }
        var references = ReferenceCheck(templates, names: names, formerNames: formerNames)
        references.check()
        faults.add(references.faults)
        guard faults.isEmpty else { throw DiagnosticError(faults.faults) }
        var set = TemplateSet(templates)
        set.code.formerNames = formerNames
        set.bounds = bounds
        return set
    }

    /// - Throws: an error for the file with which the templates exceed the limit.
    private static func check(
        _ files: [TemplateFile], _ bounds: TemplateBounds
    ) throws(DiagnosticError) {
        var size = 0
        for file in files {
            size += file.text.utf8.count
            if size <= bounds.source { continue }
            let fault = Fault.template.tooMuchSource(bounds.source)
            throw DiagnosticError([
                Diagnostic(fault, at: SourceLocation(path: file.path))
            ])
        }
    }

    /// Renders a template with values, or throws an error for each tag, also in included templates,
    /// that has no valid value.
    public func render(
        _ name: String, _ values: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        let output = TemplateOutput(room: values.markupSize + Self.usualSize)
        return try render(name, values, to: output).bytes
    }

    /// Renders a template in pieces, each of which is passed on when it is full: at about 64 kB, or
    /// more if one value is larger.
    ///
    /// An error among the values may be found after pieces have been passed on. It is thrown
    /// nevertheless, and nothing more is passed on.
    public func render(
        _ name: String, _ values: TemplateValues,
        into sink: @escaping ([UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        // withoutActuallyEscaping would put the length of this file's path into the program.
        _ = try render(name, values, to: TemplateOutput(sink))
    }

    /// The usual size of a page without the markup among its values.
    private static let usualSize = 16 * 1024

    private func render(
        _ name: String, _ values: TemplateValues, to output: TemplateOutput
    ) throws(DiagnosticError) -> TemplateOutput {
        guard let index = indexes[name] else {
            let nearest = nearMiss(to: name, among: indexes.keys.sorted())
            throw DiagnosticError([
                Diagnostic(
                    Fault.template.missing(name, nearest),
                    at: SourceLocation(path: "templates"))
            ])
        }
        watch?(name, values)
        var writer = TemplateWriter(code, page: name, values, bounds, to: output)
        try writer.write(template: index)
        guard writer.faults.isEmpty else { throw DiagnosticError(writer.faults) }
        return writer.output
    }
}
