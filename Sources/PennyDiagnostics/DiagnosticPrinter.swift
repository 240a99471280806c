/// Writes diagnostics as text: `path:line:column: error: summary`, the line of
/// the file with a caret under the place, and the next step.
public struct DiagnosticPrinter {
    /// How many faults of a file are told in full. Whoever fixes those sees the next ones.
    public static let limit = 100

    /// The text of the file at a path, if it can still be had.
    let source: (String) -> String?

    public init(source: @escaping (String) -> String?) {
        self.source = source
    }

    public func text(of diagnostics: [Diagnostic]) -> String {
        let sorted = diagnostics.sorted()
        var out = ""
        var rest = sorted[...]
        while let first = rest.first {
            let path = first.location.path
            let end = rest.firstIndex { $0.location.path != path } ?? rest.endIndex
            out += text(of: rest[..<end], in: path)
            rest = rest[end...]
        }
        return out
    }

    /// What is said of one file.
    private func text(of diagnostics: ArraySlice<Diagnostic>, in path: String) -> String {
        var reader = ExcerptReader(source(path) ?? "")
        var out = ""
        // Errors come first where not all can be told.
        let errors = diagnostics.filter { $0.severity == .error }.prefix(Self.limit)
        let warnings = diagnostics.filter { $0.severity == .warning }
            .prefix(Self.limit - errors.count)
        let told = (errors + warnings).sorted()
        for diagnostic in told { out += text(of: diagnostic, &reader) }
        let count = diagnostics.count - told.count
        if count > 0 {
            out += "\(PrintableText.of(path)): \(counted(count, "more fault")) not shown\n"
        }
        return out
    }

    private func text(of diagnostic: Diagnostic, _ reader: inout ExcerptReader) -> String {
        let place = diagnostic.location
        let head = "\(place.description): \(diagnostic.severity.rawValue): \(diagnostic.summary)"
        var out = PrintableText.of(head) + "\n"
        if let (excerpt, caret) = reader.excerpt(at: place) {
            let number = String(place.line)
            let gutter = String(repeating: " ", count: number.count)
            out += " \(number) | \(excerpt)\n \(gutter) | \(caret)^\n"
        }
        if !diagnostic.nextStep.isEmpty { out += "   \(PrintableText.of(diagnostic.nextStep))\n" }
        return out
    }
}

/// `2 errors and 1 warning`, or nothing when there is neither.
public func countText(of diagnostics: [Diagnostic]) -> String {
    func phrase(_ severity: Diagnostic.Severity) -> String? {
        let count = diagnostics.count { $0.severity == severity }
        return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return [phrase(.error), phrase(.warning)].compactMap(\.self).joined(separator: " and ")
}
