package import PennyDiagnostics

extension Fault {
    package static let preview = PreviewFaults()
}

/// Faults that prevent a preview.
package struct PreviewFaults: FaultDeclarations {
    let portInUse = FaultDeclaration(31, example: 8080) { (port: Int) in
        ("port \(port) is in use", "Name another with --port; 0 takes one that is free.")
    }
    let noPermission = FaultDeclaration(32, example: 80) { (port: Int) in
        ("port \(port) is for administrators", "Name one from 1024 to 65535 with --port.")
    }
    let cannotWatch = Fault(
        33, "the files cannot be watched: too many files or programs are open",
        "End other programs, or raise the limits with “ulimit -n” and “ulimit -u”.")
    let cannotListen = FaultDeclaration(
        34, example: "127.0.0.1:8080", "Cannot assign requested address"
    ) { host, reason in
        (
            "no one can be served at “\(host)”: \(reason)",
            "Leave --host out, or name an address of this machine."
        )
    }
    /// The system stopped reporting events.
    let cannotWait = FaultDeclaration(35, example: "Input/output error") { reason in
        ("the system reports no more requests or changes: \(reason)", "Start the command again.")
    }
}
