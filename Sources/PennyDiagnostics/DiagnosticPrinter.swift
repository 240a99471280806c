/// Writes diagnostics as text: `path:line:column: error: summary`, the line of
/// the file with a caret under the place, and the next step.
public struct DiagnosticPrinter {
    /// The text of the file at a path, if it can still be had.
    let source: (String) -> String?

    public init(source: @escaping (String) -> String?) {
        self.source = source
    }

    public func text(of diagnostics: [Diagnostic]) -> String {
        var cache: [String: [Substring]] = [:]
        var out = ""
        for diagnostic in diagnostics.sorted() {
            let path = diagnostic.location.path
            if cache[path] == nil {
                cache[path] = Self.lines(of: source(path) ?? "")
            }
            out += text(of: diagnostic, lines: cache[path] ?? [])
        }
        return out
    }

    /// Lines end in a line feed, alone or after a carriage return, as every
    /// reader here counts them; no other character begins a new line.
    private static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Substring(line.last == "\r" ? line.dropLast() : line)
        }
    }

    private func text(of diagnostic: Diagnostic, lines: [Substring]) -> String {
        let place = diagnostic.location
        let severity = diagnostic.severity.rawValue
        var out = "\(visible(place.description)): \(severity): \(visible(diagnostic.summary))\n"
        if lines.indices.contains(place.line - 1) {
            let (excerpt, caret) = excerpt(of: lines[place.line - 1], column: place.column)
            if !excerpt.allSatisfy(\.isWhitespace) {
                let number = String(place.line)
                let gutter = String(repeating: " ", count: number.count)
                out += " \(number) | \(excerpt)\n \(gutter) | \(caret)^\n"
            }
        }
        if !diagnostic.nextStep.isEmpty { out += "   \(visible(diagnostic.nextStep))\n" }
        return out
    }

    /// At most 100 characters of the line around the column, and the white
    /// space that puts a caret under the column.
    private func excerpt(of line: Substring, column: Int) -> (text: String, caret: String) {
        let scalars = Array(line.unicodeScalars)
        let offset = min(max(column - 1, 0), scalars.count)
        let start = offset > 80 ? offset - 60 : 0
        let end = min(scalars.count, start + 100)
        var text = start > 0 ? "…" : ""
        for scalar in scalars[start..<end] { text.unicodeScalars.append(printable(scalar)) }
        if end < scalars.count { text += "…" }
        let caret = String(repeating: " ", count: offset - start + (start > 0 ? 1 : 0))
        return (text, caret)
    }

    private func visible(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars { out.unicodeScalars.append(printable(scalar)) }
        return out
    }

    /// A control or direction character would garble the terminal or hide
    /// what the file says, so it is shown as a replacement character.
    private func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            scalar == "\t" ? " " : "\u{FFFD}"
        default: scalar
        }
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
