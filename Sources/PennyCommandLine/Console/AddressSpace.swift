import Glibc
import PennyDiagnostics

/// The memory that the system lets the program have.
enum AddressSpace {
    /// With less, the program would be ended in the middle of its work, without a word.
    static let least = 64 << 20

    /// - Throws: that it is too little for any command, by `ulimit -v` or a setting of a service.
    static func check() throws(DiagnosticError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
            limit.rlim_cur < least
        else { return }
        let fault = CommandFault.littleMemory(limit: Int(limit.rlim_cur), least: least)
        throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option("ulimit -v"))])
    }
}
