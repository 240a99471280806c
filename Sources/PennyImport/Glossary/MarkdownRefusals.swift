import PennyDiagnostics

/// What a site refuses in the Markdown of others, line by line: enough to say
/// where to look. `check` reads the imported files exactly.
struct MarkdownRefusals {
    private(set) var notes: [Diagnostic] = []

    init(_ lines: ArraySlice<MarkdownLine>, path: String) {
        for line in lines where line.kind != .code && line.kind != .blank {
            if line.text.hasPrefix("    ") || line.text.hasPrefix("\t") { continue }
            let text = String(line.text).replacing(/`+[^`]*`+|\\./) { match in
                String(repeating: " ", count: match.output.unicodeScalars.count)
            }
            for (problem, start) in Self.problems(in: text) {
                let column = text.unicodeScalars.distance(from: text.startIndex, to: start) + 1
                let place = SourceLocation(path: path, line: line.number, column: column)
                notes.append(Diagnostic(.warning, ImportFault.glossary(problem), at: place))
            }
        }
    }

    private static func problems(in text: String) -> [(GlossaryProblem, String.Index)] {
        var problems: [(GlossaryProblem, String.Index)] = []
        if let match = text.firstMatch(of: /^[ >*+-]*(#)\s/) {
            problems.append((.topLevelHeading, match.1.startIndex))
        }
        if let match = text.firstMatch(
            of: /<(?:[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*)?\/?>|\/[A-Za-z]|[?]|![A-Z\[])/)
        {
            problems.append((.rawHTML, match.range.lowerBound))
        }
        if let match = text.firstMatch(of: /!\[[^\]]*\]\(\s*<?(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/) {
            problems.append((.imageElsewhere, match.range.lowerBound))
        }
        if let match = text.firstMatch(of: /^ {0,3}\[[^\]^][^\]]*\]:/) {
            problems.append((.linkReference, match.range.lowerBound))
        }
        return problems
    }
}
