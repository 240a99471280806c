public import PennyDiagnostics

/// The value read from a file, with every fault found in it. If there are faults, the value has
/// only the sound parts: the rest can then be checked in the same run, but it is never published.
public struct Reading<Value> {
    /// Nil if nothing of the file could be read.
    public let value: Value?
    public let diagnostics: [Diagnostic]

    package init(_ value: Value?, _ diagnostics: [Diagnostic]) {
        self.value = value
        self.diagnostics = diagnostics.collected
    }

    /// Returns the value of a reading without faults.
    ///
    /// - Throws: the faults.
    public func sound() throws(DiagnosticError) -> Value {
        guard let value, diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
        return value
    }

    /// Returns the same faults with a converted value.
    public func map<Other>(_ change: (Value) -> Other) -> Reading<Other> {
        Reading<Other>(value.map(change), diagnostics)
    }

    /// Creates a reading with these faults and those of `make`; the value is nil if `make` throws.
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
