import PennyDiagnostics
package import PennyText

/// The faults that keep two built sites from being compared, worded in `DiffFault+Wording.swift`.
package enum DiffFault: Fault {
    // The folders
    case noFolder(String, near: String?)
    case notAFolder(String)
    case sources(String, built: String)
    case noManifest(String)

    // Their manifests
    case notOurs
    case otherVersion(String, JSONProblem.Reason)
    case notAPath(String)
    case notJSON(JSONProblem.Reason)

    // Their files
    case missing(String)
    case cannotRead(String, reason: String)
    case notAResult(JSONProblem.Reason)
    case tooLarge(limit: Int)
}
