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

    /// What is told: a fault with the line it is about, or how many others a file has.
    public enum Told: Equatable, Sendable {
        case fault(Diagnostic, Excerpt?)
        case more(Int, isAtLeast: Bool, path: String)
    }

    /// The line of a file around a place.
    public struct Excerpt: Equatable, Sendable {
        public let text: String
        /// The white space that puts a mark behind it under the place.
        public let caret: String
    }

    public func text(of diagnostics: [Diagnostic]) -> String {
        told(of: diagnostics).map(text).joined()
    }

    /// What `text` says, in its parts.
    public func told(of diagnostics: [Diagnostic]) -> [Told] {
        let sorted = diagnostics.sorted()
        var told: [Told] = []
        var rest = sorted[...]
        while let first = rest.first {
            let path = first.location.path
            let end = rest.firstIndex { $0.location.path != path } ?? rest.endIndex
            told += self.told(of: rest[..<end], in: path)
            rest = rest[end...]
        }
        return told
    }

    /// What is said of one file.
    private func told(of diagnostics: ArraySlice<Diagnostic>, in path: String) -> [Told] {
        var reader = ExcerptReader(source(path) ?? "")
        // Errors come first where not all can be told.
        let known = diagnostics.filter { !$0.isCount }
        let errors = known.filter { $0.severity == .error }.prefix(Self.limit)
        let warnings = known.filter { $0.severity == .warning }
            .prefix(Self.limit - errors.count)
        let told = (errors + warnings).sorted().map { diagnostic in
            let excerpt = reader.excerpt(at: diagnostic.location)
            return Told.fault(
                diagnostic, excerpt.map { Excerpt(text: $0.text, caret: $0.caret) })
        }
        let count = diagnostics.reduce(-told.count) { $0 + $1.count }
        let isAtLeast = diagnostics.contains(where: \.isAtLeast)
        return count > 0 ? told + [.more(count, isAtLeast: isAtLeast, path: path)] : told
    }

    private func text(of told: Told) -> String {
        switch told {
        case .fault(let diagnostic, let excerpt): text(of: diagnostic, excerpt)
        case .more(let count, let isAtLeast, let path):
            "\(PrintableText.of(path)): \(countOfOthers(count, isAtLeast: isAtLeast))\n"
        }
    }

    private func text(of diagnostic: Diagnostic, _ excerpt: Excerpt?) -> String {
        let place = diagnostic.location
        let head = "\(place.description): \(diagnostic.severity.rawValue): \(diagnostic.summary)"
        let code = diagnostic.code.map { " [\($0)]" } ?? ""
        var out = PrintableText.of(head + code) + "\n"
        if let excerpt {
            let number = String(place.line)
            let gutter = String(repeating: " ", count: number.count)
            out += " \(number) | \(excerpt.text)\n \(gutter) | \(excerpt.caret)^\n"
        }
        if !diagnostic.nextStep.isEmpty { out += "   \(PrintableText.of(diagnostic.nextStep))\n" }
        return out
    }
}

/// `2 errors and 1 warning`, or nothing when there is neither.
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
