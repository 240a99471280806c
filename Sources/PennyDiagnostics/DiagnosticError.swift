/// The error of an operation that stopped because of faults in its input: all
/// of them, sorted, never only the first. The same fault at the same place,
/// such as a wrong header above a thousand rows, is told once. Of a file with very many, those
/// that are not told are counted.
public struct DiagnosticError: Error, Equatable, Sendable {
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        let all = diagnostics.contains(where: \.isCount) ? diagnostics.collected : diagnostics
        self.diagnostics = Set(all).sorted().collected.sorted()
    }
}
