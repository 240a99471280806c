import PennyDiagnostics

/// Not the one of the testing library.
typealias SourceLocation = PennyDiagnostics.SourceLocation
