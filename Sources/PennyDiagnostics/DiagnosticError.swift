/// The error of an operation that stopped because of faults in its input: all
/// of them, sorted, never only the first.
public struct DiagnosticError: Error, Equatable, Sendable {
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics.sorted()
    }
}
