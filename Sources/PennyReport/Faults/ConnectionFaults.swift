package import PennyDiagnostics

extension Fault {
    package static let connection = ConnectionFaults()
}

/// Reasons why a source gave no answer, or no file.
package struct ConnectionFaults: FaultDeclarations {
    let tooSlow = FaultDeclaration(806, example: 30_000) { (milliseconds: Int) in
        ("the answer took longer than \(time(milliseconds))", "Try again later.")
    }
    let notConnected = FaultDeclaration(807, example: 10_000) { (milliseconds: Int) in
        ("the connection took longer than \(time(milliseconds))", "Try again later.")
    }
    let noTLS = FaultDeclaration(812, example: "example.org") { host in
        (
            "\(quoted(host)) does not answer over https",
            "Look whether the address is right; some hosts answer over http alone."
        )
    }
    let unknownHost = FaultDeclaration(813, example: "rates.example") { host in
        (
            "no host is called \(quoted(host))",
            "Look whether the address is right, and whether there is a network."
        )
    }
    let refused = FaultDeclaration(814, example: "example.org") { host in
        ("\(quoted(host)) takes no connection", "Try again later.")
    }
    let closed = Fault(815, "the connection was closed before an answer came", "Try again later.")
    let cutShort = Fault(816, "the answer was cut off", "Try again later.")
    /// Any other reason that libcurl reports.
    let noAnswer = FaultDeclaration(817, example: "Failed sending data to the peer") { reason in
        ("no answer: \(reason)", "Try again later.")
    }
    let noFile = FaultDeclaration(868, example: "data/rates.csv") { path in
        (
            "the site has no file “\(path)”, which “file:” names",
            "Write its path from the site’s folder."
        )
    }
    let unreadableFile = FaultDeclaration(869, example: "data/rates.csv", "it is a symbolic link") {
        path, reason in
        (
            "“\(path)”, which “file:” names, cannot be read: \(reason)",
            "Put the file itself there, and check its permissions."
        )
    }
}

private func time(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0
        ? counted(milliseconds / 1000, "second") : counted(milliseconds, "millisecond")
}
