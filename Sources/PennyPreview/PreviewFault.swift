import PennyDiagnostics

/// The faults that prevent a preview, worded in `PreviewFault+Wording.swift`.
package enum PreviewFault: Fault {
    case portInUse(Int)
    case noPermission(Int)
    case cannotWatch
    case cannotListen(String, reason: String)
    /// The system stopped reporting events.
    case cannotWait(reason: String)
}
