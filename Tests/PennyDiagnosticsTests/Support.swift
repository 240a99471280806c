import PennyDiagnostics

/// Distinct from the type of the testing library.
typealias SourceLocation = PennyDiagnostics.SourceLocation
