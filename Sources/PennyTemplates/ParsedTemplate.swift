import PennyDiagnostics

/// A template whose tags have been read, without a look at other templates.
public struct ParsedTemplate: Sendable {
    let body: TemplateBody
    /// The errors of its syntax and its words.
    let faults: [Diagnostic]

    public init(_ file: TemplateFile, _ words: TemplateWords) {
        var scanner = TagScanner(file)
        scanner.scan()
        // Tags with invalid syntax would make sections look unclosed.
        guard scanner.faults.isEmpty else {
            (body, faults) = (TemplateBody(), scanner.faults)
            return
        }
        var builder = TreeBuilder(words)
        builder.build(StandaloneLines(scanner.pieces).pieces)
        (body, faults) = (builder.root, builder.faults)
    }
}
