/// The error of an operation that stopped because of faults in its input: all of them, sorted. The
/// same fault at the same location, such as a wrong header above a thousand rows, is reported once.
/// For a file with very many faults, those that are not shown are counted.
public struct DiagnosticError: Error, Equatable, Sendable {
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        let all = diagnostics.contains(where: \.isCount) ? diagnostics.collected : diagnostics
        self.diagnostics = Set(all).sorted().collected.sorted()
    }
}
