import PennyDiagnostics

/// A fault of a text. Its exact location and the suggested name need more than the text;
/// `DiagnosticResolver` adds them when all faults are found.
struct PendingDiagnostic: Sendable {
    var diagnostic: Diagnostic
    /// The characters from the beginning of the value at the diagnostic's location; nil for the
    /// location itself.
    var offset: Int?
    var unknown: (fault: @Sendable (String?) -> Fault, name: UnknownName)?

    init(_ diagnostic: Diagnostic, offset: Int? = nil) {
        self.diagnostic = diagnostic
        self.offset = offset
    }

    init(_ error: SiteFaultError, at location: SourceLocation, offset: Int? = nil) {
        diagnostic = Diagnostic(error.fault, at: location)
        self.offset = offset
        unknown = error.unknown
    }
}

extension PendingDiagnostic: LocatedFault {
    /// False, because the offsets in a value may differ.
    func repeats(_ other: PendingDiagnostic) -> Bool { false }
    static func count(as diagnostic: Diagnostic) -> PendingDiagnostic {
        PendingDiagnostic(diagnostic)
    }
}
