import PennyDiagnostics

/// Why there is no preview; `PreviewFault+Wording.swift` says it.
package enum PreviewFault: Fault {
    case portInUse(Int)
    case noPermission(Int)
    case cannotWatch
    case cannotListen(String, reason: String)
    /// The system does not say any more what has happened.
    case cannotWait(reason: String)
}
