/// Formats diagnostics as text: `path:line:column: error: summary`, the line of the file with a
/// caret under the column, other locations, and the next step.
public struct DiagnosticPrinter {
    /// The most faults of a file that are shown in full. After these are fixed, the next ones are
    /// shown.
    public static let limit = 100

    /// Reads the text of the file at a path; nil if it is not available.
    let source: (String) -> String?

    public init(source: @escaping (String) -> String?) {
        self.source = source
    }

    /// An entry of the output: a fault with the line it is about, or the number of further faults
    /// of a file.
    public enum Entry: Equatable, Sendable {
        case fault(Diagnostic, Excerpt?)
        case more(Int, isAtLeast: Bool, path: String)
    }

    /// The line of a file around a column.
    public struct Excerpt: Equatable, Sendable {
        public let text: String
        /// The white space that aligns a caret under the column.
        public let caret: String
    }

    public func text(of diagnostics: [Diagnostic]) -> String {
        entries(of: diagnostics).map(text).joined()
    }

    /// The entries that `text` formats.
    public func entries(of diagnostics: [Diagnostic]) -> [Entry] {
        let sorted = diagnostics.sorted()
        var entries: [Entry] = []
        var rest = sorted[...]
        while let first = rest.first {
            let path = first.location.path
            let end = rest.firstIndex { $0.location.path != path } ?? rest.endIndex
            entries += self.entries(of: rest[..<end], in: path)
            rest = rest[end...]
        }
        return entries
    }

    /// The entries of one file.
    private func entries(of diagnostics: ArraySlice<Diagnostic>, in path: String) -> [Entry] {
        var reader = ExcerptReader(source(path) ?? "")
        // Errors come first where not all can be shown.
        let known = diagnostics.filter { !$0.isCount }
        let errors = known.filter { $0.severity == .error }.prefix(Self.limit)
        let warnings = known.filter { $0.severity == .warning }
            .prefix(Self.limit - errors.count)
        let entries = (errors + warnings).sorted().map { diagnostic in
            let excerpt = reader.excerpt(at: diagnostic.location)
            return Entry.fault(
                diagnostic, excerpt.map { Excerpt(text: $0.text, caret: $0.caret) })
        }
        let count = diagnostics.reduce(-entries.count) { $0 + $1.count }
        let isAtLeast = diagnostics.contains(where: \.isAtLeast)
        return count > 0 ? entries + [.more(count, isAtLeast: isAtLeast, path: path)] : entries
    }

    private func text(of entry: Entry) -> String {
        switch entry {
        case .fault(let diagnostic, let excerpt): text(of: diagnostic, excerpt)
        case .more(let count, let isAtLeast, let path):
            "\(PrintableText.of(path)): \(countOfOthers(count, isAtLeast: isAtLeast))\n"
        }
    }

    private func text(of diagnostic: Diagnostic, _ excerpt: Excerpt?) -> String {
        let location = diagnostic.location
        let head = "\(location.description): \(diagnostic.severity.rawValue): \(diagnostic.summary)"
        let code = diagnostic.code.map { " [\($0)]" } ?? ""
        var out = PrintableText.of(head + code) + "\n"
        if let excerpt {
            let number = String(location.line)
            let gutter = String(repeating: " ", count: number.count)
            out += " \(number) | \(excerpt.text)\n \(gutter) | \(excerpt.caret)^\n"
        }
        for related in diagnostic.related { out += "   \(PrintableText.of("\(related)"))\n" }
        if !diagnostic.nextStep.isEmpty { out += "   \(PrintableText.of(diagnostic.nextStep))\n" }
        return out
    }
}

/// Formats the count of diagnostics: `2 errors and 1 warning`, or nothing when there is neither.
public func countText(of diagnostics: [Diagnostic]) -> String {
    func phrase(_ severity: Diagnostic.Severity) -> String? {
        let count = diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
        let isAtLeast = diagnostics.contains { $0.severity == severity && $0.isAtLeast }
        return count == 0
            ? nil : (isAtLeast ? "at least " : "") + counted(count, severity.rawValue)
    }
    return [phrase(.error), phrase(.warning)].compactMap(\.self).joined(separator: " and ")
}

/// `12 more faults not shown`
///
/// - Parameter isAtLeast: whether the file was not read to its end.
public func countOfOthers(_ count: Int, isAtLeast: Bool) -> String {
    (isAtLeast ? "at least " : "") + counted(count, "more fault") + " not shown"
}
