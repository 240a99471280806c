public import PennyDiagnostics

/// What could be read of a file, and every fault found on the way. With faults,
/// the value is what is sound of it: it lets the rest be checked in the same
/// run, and is never published.
public struct Reading<Value> {
    /// Nil when nothing could be made of the file.
    public let value: Value?
    public let diagnostics: [Diagnostic]

    package init(_ value: Value?, _ diagnostics: [Diagnostic]) {
        self.value = value
        self.diagnostics = diagnostics.collected
    }

    /// The value of a reading without faults.
    public func sound() throws(DiagnosticError) -> Value {
        guard let value, diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
        return value
    }

    /// The same faults, with another form of the value.
    public func map<Other>(_ change: (Value) -> Other) -> Reading<Other> {
        Reading<Other>(value.map(change), diagnostics)
    }

    /// What `make` gives with the value, with its faults after these; nothing
    /// where `make` throws.
    init(
        _ diagnostics: [Diagnostic] = [],
        _ make: () throws(DiagnosticError) -> Reading<Value>
    ) {
        do throws(DiagnosticError) {
            let made = try make()
            self.init(made.value, diagnostics + made.diagnostics)
        } catch {
            self.init(nil, diagnostics + error.diagnostics)
        }
    }
}

extension Reading: Sendable where Value: Sendable {}
