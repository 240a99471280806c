import Glibc
import PennyDiagnostics

/// The memory limit of the system for the program.
enum AddressSpace {
    /// The least memory in bytes. With less, the system would end the program while it works,
    /// without a message.
    static let least = 64 << 20

    /// - Throws: a fault if it is too little for any command, by `ulimit -v` or a setting of a
    ///   service.
    static func check() throws(DiagnosticError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
            limit.rlim_cur < least
        else { return }
        let fault = Fault.command.littleMemory(Int(limit.rlim_cur), least)
        throw DiagnosticError([Diagnostic(fault, at: SourceLocation.option("ulimit -v"))])
    }
}
