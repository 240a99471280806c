extension PreviewFault {
    package var summary: String {
        switch self {
        case .portInUse(let port): "port \(port) is in use"
        case .noPermission(let port): "port \(port) is for administrators"
        case .cannotWatch: "the files cannot be watched: too many files or programs are open"
        case .cannotListen(let host, let reason): "no one can be served at “\(host)”: \(reason)"
        case .cannotWait(let reason): "the system reports no more requests or changes: \(reason)"
        }
    }

    package var nextStep: String {
        switch self {
        case .portInUse: "Name another with --port; 0 takes one that is free."
        case .noPermission: "Name one from 1024 to 65535 with --port."
        case .cannotWatch:
            "End other programs, or raise the limits with “ulimit -n” and “ulimit -u”."
        case .cannotListen: "Leave --host out, or name an address of this machine."
        case .cannotWait: "Start the command again."
        }
    }
}
